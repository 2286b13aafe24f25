import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { KnownErrorCode } from '../../lib/error-codes.ts';
import { Missing } from '../../shell/page/missing.tsx';
import { buttonClass } from '../../ui/button.tsx';

const reasons = {
  'invite-invalid': 'invalid',
  'invite-used': 'used',
  'invite-expired': 'expired',
  'invite-revoked': 'revoked',
  'invite-own': 'own',
  'invite-verified': 'verified',
} as const;
export type Reason = (typeof reasons)[keyof typeof reasons];

/** Why no one, or not this person, can join; null for what isn't about the invitation. */
export function reasonOf(code: KnownErrorCode): Reason | null {
  return code in reasons ? reasons[code as keyof typeof reasons] : null;
}

/** The one page of every invitation that can't be used: what is so, and that nothing changed. */
export function Refused({ reason }: { reason: Reason }) {
  const { t } = useTranslation('join');
  const isExpert = reason === 'own' || reason === 'verified';
  return (
    <Missing
      title={t(`refused.${reason}.title`)}
      text={`${t(`refused.${reason}.text`)} ${t('refused.unchanged')}`}
    >
      <Link to={isExpert ? '/you' : '/'} className={buttonClass({ size: 'large' })}>
        {isExpert ? t('refused.you') : t('refused.home')}
      </Link>
    </Missing>
  );
}
