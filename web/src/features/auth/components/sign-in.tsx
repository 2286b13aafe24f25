import type { VerificationChannel } from '@puente/contract/auth';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nowMs } from '../../../lib/clock.ts';
import { errorCodeOf } from '../../../lib/error-text.ts';
import { ApiError } from '../../../lib/api.ts';
import { useSandbox } from '../../../lib/config.ts';
import { paths } from '../../../lib/paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { OutLink } from '../../../ui/link.tsx';
import { startingPhone } from '../phone.ts';
import { useStartVerification } from '../queries.ts';
import { CodeStep } from './code-step.tsx';
import { PhoneStep } from './phone-step.tsx';

/** A code that was asked for a moment ago may be asked for again after this, seconds (DECISIONS). */
const resendAfterSeconds = 60;

type Sent = { phoneNumber: string; channel: VerificationChannel; resendAtMs: number };

/**
 * Signing in by phone: number, then code. A new phone becomes an account on the way. With `heading`
 * each step has its title; `phone` keeps the typed number where other ways in need it, too. Needs the
 * words `auth` and `errors`.
 */
export function SignIn(props: {
  heading?: 'h1' | 'h2';
  phone?: { number: string; onChange: (phone: string) => void };
  onSignedIn: () => void;
}) {
  const { heading, phone, onSignedIn } = props;
  const { t } = useTranslation('auth');
  const [typed, setTyped] = useState(startingPhone);
  const phoneNumber = phone?.number ?? typed;
  const setPhoneNumber = phone?.onChange ?? setTyped;
  const [sent, setSent] = useState<Sent | null>(null);
  const start = useStartVerification();

  const send = (to: string, channel: VerificationChannel, onDone?: () => void) =>
    start.mutate(
      { phoneNumber: to, channel },
      {
        onSuccess: (reply) => {
          setSent({
            phoneNumber: to,
            channel: reply.channel,
            resendAtMs: after(reply.resendAfterSeconds),
          });
          onDone?.();
        },
        onError: (error) => {
          // The code of a moment ago is still good: it can be typed while waiting for another.
          if (errorCodeOf(error) !== 'code-sent-recently') return;
          const seconds = error instanceof ApiError ? error.retryAfter : null;
          setSent({ phoneNumber: to, channel, resendAtMs: after(seconds ?? resendAfterSeconds) });
        },
      },
    );

  return (
    <div className="flex flex-col gap-6">
      {heading ? (
        <StepHeading as={heading} title={sent ? t('codeTitle') : t('title')}>
          {sent ? null : t('intro')}
        </StepHeading>
      ) : null}
      {sent ? (
        <CodeStep
          {...sent}
          sending={start.isPending}
          sendError={start.error}
          onResend={(channel, onDone) => send(sent.phoneNumber, channel, onDone)}
          onChangePhone={() => {
            start.reset();
            setSent(null);
          }}
          onSignedIn={onSignedIn}
        />
      ) : (
        <PhoneStep
          phoneNumber={phoneNumber}
          onPhoneNumber={setPhoneNumber}
          sending={start.isPending}
          error={start.error}
          onSend={(channel) => send(phoneNumber, channel)}
        />
      )}
      <SandboxNote />
    </div>
  );
}

function StepHeading(props: { as: 'h1' | 'h2'; title: string; children: ReactNode }) {
  const { as: Heading, title, children } = props;
  return (
    <div>
      <Heading className={Heading === 'h1' ? 'display text-3xl' : 'text-xl font-semibold'}>
        {title}
      </Heading>
      {children ? <p className="mt-2 text-ink-soft">{children}</p> : null}
    </div>
  );
}

const after = (seconds: number): number => nowMs() + seconds * 1000;

/** A test installation sends nothing: it says where the code can be read. */
function SandboxNote() {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation('common');
  if (!useSandbox()) return null;
  return (
    <Banner>
      <span className="text-sm">
        {t('sandbox')}{' '}
        <OutLink href={paths.sandbox()} newTabLabel={common('newTab')}>
          {t('sandboxLink')}
        </OutLink>
      </span>
    </Banner>
  );
}
