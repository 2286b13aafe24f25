import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiBaseAddress } from '../lib/api.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { reportOnline, useOnline } from './online.ts';

/** Shows that the device is offline, with a button to check again. */
export function OfflineNotice() {
  return useOnline() ? null : <Notice />;
}

function Notice() {
  const { t } = useTranslation('shell');
  const [state, setState] = useState<'new' | 'looking' | 'still'>('new');
  const look = async () => {
    setState('looking');
    if (await canReachServer()) reportOnline();
    else setState('still');
  };
  return (
    // In sight wherever the page is scrolled to, as what was tapped may not happen.
    <div className="sticky top-0 z-20 px-4 pt-2 sm:px-6">
      <Banner
        tone="warning"
        live
        icon={<WifiOff size={20} aria-hidden />}
        action={
          <Button
            variant="quiet"
            className="-my-1 -mr-3 px-3"
            loading={state === 'looking'}
            onClick={() => void look()}
          >
            {t('offlineRetry')}
          </Button>
        }
      >
        {state === 'still' ? t('offlineStill') : t('offline')}
      </Banner>
    </div>
  );
}

/** Browsers sometimes report that they are offline when they aren't: a request decides. */
function canReachServer(): Promise<boolean> {
  return fetch(`${apiBaseAddress()}/healthz`, { mode: 'no-cors', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
