import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Missing } from '../../shell/page/missing.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** Profile not found or expired (contact-2). */
export function ContactMissing() {
  const { t } = useTranslation('contact');
  return (
    <Missing title={t('missing.title')} text={t('missing.text')}>
      <Link
        to="/contacts"
        activeOptions={{ exact: true }}
        className={buttonClass({ size: 'large' })}
      >
        {t('missing.action')}
      </Link>
      <Link to="/experts" className={buttonClass({ variant: 'secondary', size: 'large' })}>
        {t('missing.experts')}
      </Link>
    </Missing>
  );
}
