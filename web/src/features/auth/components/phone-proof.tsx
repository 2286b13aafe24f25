import { policy } from '@puente/contract/policy';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { readablePhone } from '../../../ui/calling-codes.ts';
import { CodeInput } from '../../../ui/code-input.tsx';
import { useFocusOnMount } from '../../../ui/focus.ts';
import type { PhoneProof } from '../use-phone-proof.ts';
import { useRefusal } from '../use-refusal.ts';
import { Refusal } from './refusal.tsx';
import { Resend } from './resend.tsx';
import { SandboxNote } from './sandbox-note.tsx';

type Props = {
  proof: PhoneProof;
  /** The error of a refused code. */
  error: string | undefined;
  onType: (code: string) => void;
  onComplete: (code: string) => void;
  onResent: () => void;
};

/**
 * The part of a form that asks for a code sent to the person's phone. Needs the namespaces
 * `security`, `auth` and `errors`.
 */
export function PhoneProofFields(props: Props) {
  const { proof, onResent } = props;
  const { sent, sending } = proof;
  const { t } = useTranslation('security');
  const { t: auth } = useTranslation('auth');
  const title = useId();
  const refused = useRefusal(proof.sendError, 'send');
  return (
    <div
      role="group"
      aria-labelledby={title}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4"
    >
      <div>
        <p id={title} className="font-semibold">
          {t('password.proofTitle')}
        </p>
        <p className="mt-1 text-ink-soft">{t('password.proofText')}</p>
      </div>
      {sent ? <SentCodeField {...props} sent={sent} /> : null}
      {/* Requested again too soon: the countdown below says so already. */}
      {refused.code === 'code-sent-recently' ? null : <Refusal refusal={refused} />}
      {sent ? (
        <Resend
          channel={sent.channel}
          resendAtMs={sent.resendAtMs}
          sending={sending}
          onResend={(channel) => proof.send(channel, onResent)}
        />
      ) : (
        <Button
          variant="secondary"
          loading={sending}
          disabled={refused.waiting && !refused.leavesWhatsapp}
          onClick={() => proof.send(refused.leavesWhatsapp ? 'whatsapp' : 'sms', onResent)}
        >
          {auth(refused.leavesWhatsapp ? 'by.whatsapp' : 'send')}
        </Button>
      )}
      <SandboxNote />
    </div>
  );
}

function SentCodeField(props: Props & { sent: NonNullable<PhoneProof['sent']> }) {
  const { proof, sent, error, onType, onComplete } = props;
  const { field, missing, resent, code } = proof;
  const { t } = useTranslation('security');
  const { t: auth } = useTranslation('auth');
  const phone = readablePhone(sent.phoneNumber);

  // It opens after a tap: the field is what people use next.
  const ref = useFocusOnMount(field);

  return (
    <>
      <p role="status">
        {resent ? auth('resent') : auth(`sent.${sent.channel}`, { phone })}{' '}
        {t('password.proofGoOn')}
      </p>
      <CodeInput
        ref={ref}
        label={auth('code')}
        length={policy.auth.codeLength}
        value={code}
        onChange={onType}
        onComplete={onComplete}
        error={missing ? auth('codeMissing') : error}
      />
    </>
  );
}
