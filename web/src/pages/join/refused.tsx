import { Link } from '@tanstack/react-router';
import { MailX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { KnownErrorCode } from '../../lib/error-codes.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useFocusOnChange } from '../../ui/focus.ts';

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
  const frame = useFocusOnChange(reason);
  const isExpert = reason === 'own' || reason === 'verified';
  return (
    <div ref={frame} tabIndex={-1} className="flex flex-col items-start gap-4">
      <span className="rounded-full bg-sunken p-4 text-ink-soft">
        <MailX size={28} aria-hidden />
      </span>
      <h1 className="display text-3xl">{t(`refused.${reason}.title`)}</h1>
      <p className="text-ink-soft">{t(`refused.${reason}.text`)}</p>
      <p className="text-ink-soft">{t('refused.unchanged')}</p>
      <Link to={isExpert ? '/you' : '/'} className={buttonClass({ variant: 'secondary' })}>
        {isExpert ? t('refused.you') : t('refused.home')}
      </Link>
    </div>
  );
}
