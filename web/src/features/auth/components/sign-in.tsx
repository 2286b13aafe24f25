import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { startingPhone } from '../phone.ts';
import { useSentCode } from '../sent-code.ts';
import { CodeStep } from './code-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { SandboxNote } from './sandbox-note.tsx';

/**
 * Signing in by phone: number, then code. A new phone creates an account. With `heading` each step
 * has its title; `phone` keeps the typed number for the other ways of signing in. Needs the
 * namespaces `auth` and `errors`.
 */
export function SignIn(props: {
  heading?: 'h1' | 'h2';
  phone?: { number: string; onChange: (phone: string) => void };
  /** Who signs in was invited (invite-4). */
  isInviteFlow?: boolean;
  onSignedIn: () => void;
}) {
  const { heading, phone, isInviteFlow = false, onSignedIn } = props;
  const { t } = useTranslation('auth');
  const [typed, setTyped] = useState(startingPhone);
  const phoneNumber = phone?.number ?? typed;
  const setPhoneNumber = phone?.onChange ?? setTyped;
  const { sent, send, forget, sending, error } = useSentCode({ outlivesReload: true });

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
          isInviteFlow={isInviteFlow}
          sending={sending}
          sendError={error}
          onResend={(channel, onDone) => send(sent.phoneNumber, channel, onDone)}
          onChangePhone={forget}
          onSignedIn={onSignedIn}
        />
      ) : (
        <PhoneStep
          phoneNumber={phoneNumber}
          onPhoneNumber={setPhoneNumber}
          sending={sending}
          error={error}
          onEdit={forget}
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
