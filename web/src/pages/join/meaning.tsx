import { CalendarCheck, ClipboardCheck, PenLine, ReceiptText, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '../../features/invitation/queries.ts';
import { percentOf } from '../../features/partner/percent.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { useUser } from '../../shell/session/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { WhenInText } from '../../ui/when-in-text.tsx';

/** Who invites, and what joining means. */
export function Meaning({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('join');
  const { partner } = invitation;
  const zone = useUser()?.timezone;
  const { unverifiedBasisPoints, verifiedBasisPoints } = invitation.fees;
  const unverified = percentOf(unverifiedBasisPoints);
  const feesText =
    verifiedBasisPoints === null
      ? t('steps.feesAlone', { unverified })
      : t('steps.fees', { unverified, verified: percentOf(verifiedBasisPoints) });
  const checks = partner?.checks?.[currentLanguage()];
  return (
    <>
      <header className="flex flex-col gap-3">
        <Inviter invitation={invitation} />
        <p className="text-lg text-ink-soft">{t('text')}</p>
      </header>
      <section aria-labelledby="means" className="flex flex-col gap-3">
        <h2 id="means" className="text-xl font-semibold">
          {t('means')}
        </h2>
        <ol className="flex flex-col gap-3">
          <Step icon={PenLine}>{t('steps.profile')}</Step>
          {partner ? (
            <>
              <Step icon={ClipboardCheck}>{t('steps.asked', { partner: partner.name })}</Step>
              <Step icon={CalendarCheck}>{t('steps.found')}</Step>
            </>
          ) : (
            <Step icon={CalendarCheck}>{t('steps.alone')}</Step>
          )}
          <Step icon={ReceiptText}>{feesText}</Step>
        </ol>
        {partner && checks ? (
          <details className="rounded-control bg-sunken px-4 py-3">
            <summary className="cursor-pointer font-medium">
              {t('checks', { partner: partner.name })}
            </summary>
            <p className="mt-2 text-ink-soft">{checks}</p>
          </details>
        ) : null}
        {partner ? (
          <p className="text-sm text-ink-soft">{t('switches', { partner: partner.name })}</p>
        ) : null}
        <p className="text-sm text-ink-soft">
          {t('until')} <WhenInText at={invitation.expiresAt} zone={zone} />
        </p>
      </section>
    </>
  );
}

function Inviter({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('join');
  if (invitation.kind === 'partner')
    return <h1 className="display text-3xl">{t('heading', { name: invitation.partner.name })}</h1>;
  const { id, name, lastName, picture, expertise } = invitation.inviter;
  const whole = `${name} ${lastName}`.trim();
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar id={id} name={whole} src={picture} size={56} />
        <p className="min-w-0 text-ink-soft [overflow-wrap:anywhere]">
          {t('expertise', { name: whole, expertise })}
        </p>
      </div>
      <h1 className="display text-3xl">{t('heading', { name })}</h1>
    </>
  );
}

function Step({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex items-start gap-3">
      <span className="rounded-full bg-primary-soft p-2 text-primary-text">
        <Icon size={18} aria-hidden />
      </span>
      <span className="pt-1">{children}</span>
    </li>
  );
}
