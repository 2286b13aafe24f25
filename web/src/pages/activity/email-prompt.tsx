import { Link } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../shell/session/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';

/** Tells an expert without an e-mail address that no mail reaches them, with a link to add one. */
export function EmailPrompt() {
  const { t } = useTranslation('activity');
  const user = useUser();
  if (!user?.isProvider || user.email) return null;
  return (
    <div className="mb-8">
      {/* Below the text at every width: beside a list there is no room for both. */}
      <Banner tone="primary">
        <p>{t('noEmail.text')}</p>
        <Link
          to="/you/profile"
          hash="email"
          className={cx(buttonClass({ variant: 'secondary' }), 'mt-3 mb-1')}
        >
          <Mail size={20} aria-hidden />
          {t('noEmail.action')}
        </Link>
      </Banner>
    </div>
  );
}
