import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiBaseAddress } from '../lib/api.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { serverFound, useOnline } from './online.ts';

/** Browsers sometimes say that there is no network where there is: only the server knows. */
const canReachServer = (): Promise<boolean> =>
  fetch(`${apiBaseAddress()}/healthz`, { mode: 'no-cors', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Says that the network is gone; whoever doesn't want to wait can look for it. */
export function OfflineNotice() {
  return useOnline() ? null : <Notice />;
}

function Notice() {
  const { t } = useTranslation('shell');
  const [state, setState] = useState<'new' | 'looking' | 'still'>('new');
  const look = async () => {
    setState('looking');
    if (await canReachServer()) serverFound();
    else setState('still');
  };
  return (
    <div className="px-4 pt-2 sm:px-6">
      <Banner
        tone="warning"
        live
        icon={<WifiOff size={20} aria-hidden />}
        action={
          <Button variant="quiet" loading={state === 'looking'} onClick={() => void look()}>
            {t('offlineRetry')}
          </Button>
        }
      >
        {state === 'still' ? t('offlineStill') : t('offline')}
      </Banner>
    </div>
  );
}
