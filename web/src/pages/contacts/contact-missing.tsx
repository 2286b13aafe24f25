import { Link } from '@tanstack/react-router';
import { UserRoundX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../shell/page/page.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** Profile not found or expired (contact-2). */
export function ContactMissing() {
  const { t } = useTranslation('contact');
  usePageTitle(t('missing.title'));
  return (
    <div className="mx-auto flex max-w-md flex-1 flex-col items-center justify-center gap-4 px-6 py-16 text-center">
      <UserRoundX size={40} aria-hidden className="text-ink-faint" />
      <h1 className="display text-3xl">{t('missing.title')}</h1>
      <p className="text-ink-soft">{t('missing.text')}</p>
      <Link to="/contacts" className={buttonClass({ size: 'large' })}>
        {t('missing.action')}
      </Link>
    </div>
  );
}
