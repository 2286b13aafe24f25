import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button.tsx';
import { Missing } from './missing.tsx';

/** No page has this address. */
export function NotFound() {
  const { t } = useTranslation('shell');
  return (
    <Missing title={t('notFound.title')} text={t('notFound.text')}>
      <Link to="/" className={buttonClass({ size: 'large' })}>
        {t('notFound.action')}
      </Link>
    </Missing>
  );
}
