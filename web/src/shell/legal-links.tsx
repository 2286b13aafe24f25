import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** "Terms · Privacy", wherever somebody is about to trust us with something. */
export function LegalLinks() {
  const { t } = useTranslation('shell');
  return (
    <p className="text-sm text-ink-soft">
      <Link to="/terms" className={look}>
        {t('legal.terms')}
      </Link>
      {' · '}
      <Link to="/privacy" className={look}>
        {t('legal.privacy')}
      </Link>
    </p>
  );
}

const look = 'touch centered underline underline-offset-3 hover:text-ink';
