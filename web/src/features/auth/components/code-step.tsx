import { policy } from '@puente/contract/policy';
import type { VerificationChannel } from '@puente/contract/auth';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreventReload } from '../../../shell/update/reload-guard.ts';
import { readablePhone } from '../../../ui/calling-codes.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeInput } from '../../../ui/code-input.tsx';
import { useFocusOnMount } from '../../../ui/focus.ts';
import { useRefusal } from '../use-refusal.ts';
import { useCheckVerification } from '../queries.ts';
import { Refusal } from './refusal.tsx';
import { Resend } from './resend.tsx';

const { codeLength } = policy.auth;

export function CodeStep(props: {
  phoneNumber: string;
  channel: VerificationChannel;
  resendAtMs: number;
  isInviteFlow?: boolean;
  sending: boolean;
  sendError: unknown;
  onResend: (channel: VerificationChannel, onDone: () => void) => void;
  onChangePhone: () => void;
  onSignedIn: () => void;
}) {
  const { phoneNumber, channel, resendAtMs, sending, sendError, onResend, onSignedIn } = props;
  const { t } = useTranslation('auth');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [resent, setResent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const check = useCheckVerification({ isInviteFlow: props.isInviteFlow ?? false });
  const checked = useRefusal(check.error);
  const refused = useRefusal(sendError, 'send');
  // A reload would lose the digits typed so far.
  usePreventReload('form');

  // The step opens after a tap: the field is what people use next.
  const ref = useFocusOnMount(field);

  const verify = (typed: string) => {
    if (check.isPending) return;
    setMissing(typed.length < codeLength);
    if (typed.length < codeLength) return field.current?.focus();
    check.mutate(
      { phoneNumber, code: typed },
      {
        onSuccess: onSignedIn,
        onError: () => {
          field.current?.focus();
          field.current?.select();
        },
      },
    );
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    verify(code);
  };
  const resend = (by: VerificationChannel) =>
    onResend(by, () => {
      check.reset();
      setCode('');
      setResent(true);
      field.current?.focus();
    });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <p role="status">
        {resent ? t('resent') : t(`sent.${channel}`, { phone: readablePhone(phoneNumber) })}
      </p>
      <CodeInput
        ref={ref}
        label={t('code')}
        length={codeLength}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          setMissing(false);
          if (check.error) check.reset();
        }}
        onComplete={verify}
        error={
          missing
            ? t('codeMissing')
            : checked.field('code', 'code-wrong', 'code-expired', 'code-tries-exceeded')
        }
      />
      <Refusal refusal={checked} />
      {/* Requested again too soon: the countdown below says so already. */}
      {refused.code === 'code-sent-recently' ? null : <Refusal refusal={refused} />}
      <Button type="submit" size="large" wide loading={check.isPending}>
        {t('verify')}
      </Button>
      <Resend channel={channel} resendAtMs={resendAtMs} sending={sending} onResend={resend} />
      <Button variant="quiet" onClick={props.onChangePhone}>
        {t('changePhone')}
      </Button>
    </form>
  );
}
