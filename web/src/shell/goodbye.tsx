import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../ui/banner.tsx';
import { IconButton } from '../ui/button.tsx';

let isSaid = false;
const listeners = new Set<() => void>();

function say(next: boolean): void {
  isSaid = next;
  for (const listener of listeners) listener();
}

/** Somebody deleted their account: a word that stays until it is closed. Needs `security`. */
export const sayGoodbye = (): void => say(true);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The word itself, among the notices. */
export function Goodbye() {
  const { t } = useTranslation('security', { useSuspense: false });
  if (!useSyncExternalStore(subscribe, () => isSaid)) return null;
  return (
    <div className="px-4 pt-2 sm:px-6">
      <Banner
        tone="primary"
        live
        action={
          <IconButton
            label={t('goodbye.action')}
            icon={<X size={20} aria-hidden />}
            onClick={() => say(false)}
          />
        }
      >
        <strong className="block">{t('goodbye.title')}</strong>
        {t('goodbye.text')}
      </Banner>
    </div>
  );
}
