import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button.tsx';
import { Missing } from './missing.tsx';

/** No page has this address. */
export function NotFound() {
  const { t } = useTranslation('shell');
  const { t: directory } = useTranslation('directory');
  return (
    <Missing title={t('notFound.title')} text={t('notFound.text')}>
      <Link to="/" className={buttonClass({ size: 'large' })}>
        {t('notFound.action')}
      </Link>
      <Link to="/experts" className={buttonClass({ variant: 'secondary', size: 'large' })}>
        {directory('title')}
      </Link>
    </Missing>
  );
}
