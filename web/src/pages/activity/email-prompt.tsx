import { Link } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../shell/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** Tells an expert without an address that nothing reaches them, and leads to where to give one. */
export function EmailPrompt() {
  const { t } = useTranslation('activity');
  const user = useUser();
  if (!user?.isProvider || user.email) return null;
  return (
    <div className="mb-8">
      <Banner
        tone="primary"
        icon={<Mail size={20} aria-hidden />}
        action={
          <Link to="/you/profile" hash="email" className={buttonClass({ variant: 'secondary' })}>
            {t('noEmail.action')}
          </Link>
        }
      >
        {t('noEmail.text')}
      </Banner>
    </div>
  );
}
