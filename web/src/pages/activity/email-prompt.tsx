import { Link } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../shell/session/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** Tells an expert without an e-mail address that no mail reaches them, with a link to add one. */
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
