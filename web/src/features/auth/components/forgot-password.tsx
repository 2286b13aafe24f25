import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { focusOnMount } from '../../../ui/focus.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { useAskForReset } from '../password.ts';
import { useRefusal } from '../use-refusal.ts';
import { isEmail } from './forgot-rules.ts';
import { Refusal } from './refusal.tsx';

const secondsPerMinute = 60;

/** Requests the mail; the answer is the same whether such an account exists or not. */
export function ForgotPassword() {
  const { t } = useTranslation('auth');
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const asking = useAskForReset();
  const refusal = useRefusal(asking.error);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (asking.isPending || refusal.waiting) return;
    const isRight = isEmail(email.trim());
    setWrong(!isRight);
    if (isRight) asking.mutate(email.trim());
    else form.current?.querySelector('input')?.focus();
  };
  if (asking.data) {
    const minutes = Math.round(asking.data.expiresInSeconds / secondsPerMinute);
    return <Sent email={email.trim()} minutes={minutes} onAgain={asking.reset} />;
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-6">
      <TextInput
        label={t('forgot.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        onChange={({ target }) => {
          setEmail(target.value);
          setWrong(false);
        }}
        error={isWrong ? t('forgot.emailWrong') : refusal.field('email')}
      />
      <Refusal refusal={refusal} />
      <Button type="submit" size="large" wide loading={asking.isPending} disabled={refusal.waiting}>
        {t('forgot.action')}
      </Button>
    </form>
  );
}

function Sent(props: { email: string; minutes: number; onAgain: () => void }) {
  const { email, minutes, onAgain } = props;
  const { t } = useTranslation('auth');
  return (
    <div className="flex flex-col items-start gap-3">
      {/* The form it replaces had the focus. */}
      <h2 ref={focusOnMount} tabIndex={-1} className="text-xl font-semibold">
        {t('forgot.sent')}
      </h2>
      <p>{t('forgot.sentText', { email, minutes })}</p>
      <Button variant="quiet" className="-ml-4" onClick={onAgain}>
        {t('forgot.again')}
      </Button>
    </div>
  );
}
