import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Missing } from '../../../shell/page/missing.tsx';
import { buttonClass } from '../../../ui/button.tsx';

/** Nobody is behind this link, or not any more (contact-2). */
export function ProfileMissing() {
  const { t } = useTranslation('provider');
  return (
    <Missing title={t('missing.title')} text={t('missing.text')}>
      <Link to="/experts" className={buttonClass({ size: 'large' })}>
        {t('missing.experts')}
      </Link>
      <Link to="/" className={buttonClass({ variant: 'secondary', size: 'large' })}>
        {t('missing.action')}
      </Link>
    </Missing>
  );
}
