import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/spinner.tsx';

/** Shown while a page's code and first data are loading, once that takes a moment. */
export function PagePending() {
  const { t } = useTranslation('common');
  return (
    <div role="status" className="grid flex-1 place-items-center py-24 text-ink-faint">
      <Spinner size={28} />
      <span className="sr-only">{t('loading')}</span>
    </div>
  );
}
