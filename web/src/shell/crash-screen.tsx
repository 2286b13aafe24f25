import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';

/**
 * When a page broke (SPEC §2): title, message, refresh. The English texts stand here too, because
 * a broken page may be one whose texts never came.
 */
export function CrashScreen() {
  const { t } = useTranslation('shell');
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-md flex-1 flex-col items-center justify-center gap-4 px-6 py-16 text-center"
    >
      <h1 className="display text-3xl">{t('crash.title') || fallback.title}</h1>
      <p className="text-ink-soft">{t('crash.message') || fallback.message}</p>
      <Button
        size="large"
        icon={<RotateCw size={20} aria-hidden />}
        onClick={() => globalThis.location.reload()}
      >
        {t('crash.refresh') || fallback.refresh}
      </Button>
    </div>
  );
}

const fallback = {
  title: 'Something broke',
  message: 'Refresh the page. What you already confirmed is safe.',
  refresh: 'Refresh',
};
