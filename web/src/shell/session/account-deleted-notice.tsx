import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { createStore, useStore } from '../../lib/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { IconButton } from '../../ui/button.tsx';

const isShown = createStore(false);

/** Shows a notice that stays until it is closed. Needs the namespace `security`. */
export function showAccountDeleted(): void {
  isShown.set(true);
}

/** The notice that the account was deleted. */
export function AccountDeletedNotice() {
  const { t } = useTranslation('security', { useSuspense: false });
  if (!useStore(isShown)) return null;
  return (
    <div className="px-4 pt-2 sm:px-6">
      <Banner
        tone="primary"
        live
        action={
          <IconButton
            label={t('goodbye.action')}
            icon={<X size={20} aria-hidden />}
            onClick={() => isShown.set(false)}
          />
        }
      >
        <strong className="block">{t('goodbye.title')}</strong>
        {t('goodbye.text')}
      </Banner>
    </div>
  );
}
