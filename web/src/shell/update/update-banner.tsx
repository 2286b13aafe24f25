import { RotateCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { guardReasons, onGuardChange } from './reload-guard.ts';
import { useOnline } from '../online.ts';
import { mayReload } from './update-rules.ts';
import { applyUpdate, useUpdate } from './update.ts';

/** A new version waits (update-1). It stays out of meetings, and out of sight while offline. */
export function UpdateBanner() {
  const { t } = useTranslation('shell');
  const view = useUpdate();
  const held = useSyncExternalStore(onGuardChange, guardReasons);
  const isOnline = useOnline();
  if (view === 'none' || !isOnline || held.includes('meeting')) return null;
  const canUpdate = mayReload(held, true);
  return (
    <div className="px-4 pt-2 sm:px-6">
      <Banner
        tone="primary"
        live
        icon={<RotateCw size={20} aria-hidden />}
        action={
          canUpdate ? (
            <Button loading={view === 'applying'} onClick={() => void applyUpdate()}>
              {t('update.now')}
            </Button>
          ) : null
        }
      >
        <strong>{t('update.title')}</strong>{' '}
        <span className="text-ink-soft">{canUpdate ? t('update.text') : t('update.later')}</span>
      </Banner>
    </div>
  );
}
