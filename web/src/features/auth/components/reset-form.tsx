import { policy } from '@puente/contract/policy';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { localeTag } from '../../../lib/i18n.ts';
import { deviceZone } from '../../../lib/time.ts';
import { usePreventReload } from '../../../shell/update/reload-guard.ts';
import { Button } from '../../../ui/button.tsx';
import { PhoneInput } from '../../../ui/phone-input.tsx';
import { useConfirmReset } from '../password.ts';
import { guessCountry, isPhone, startingPhone, phoneProblem } from '../phone.ts';
import { useRefusal } from '../use-refusal.ts';
import { isLongEnough, NewPassword } from './new-password.tsx';
import { Refusal } from './refusal.tsx';

type Problem = 'phone' | 'password';

/**
 * Phone and new password, for the token of the mail. Needs the namespaces `security`, `auth` and
 * `errors`.
 */
export function ResetForm(props: {
  token: string;
  onDone: (phone: string) => void;
  /** Shown when the link doesn't work any more. */
  askAgain: ReactNode;
}) {
  const { token, onDone, askAgain } = props;
  const { t } = useTranslation('security');
  const { t: auth } = useTranslation('auth');
  const [phoneNumber, setPhoneNumber] = useState(startingPhone);
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problem[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const confirm = useConfirmReset();
  const refusal = useRefusal(confirm.error);
  // The token exists only in this page's memory: a reload would lose it.
  usePreventReload('form');

  const focus = (field: Problem) =>
    form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus();
  const edited = (field: Problem) => {
    setProblems((others) => others.filter((one) => one !== field));
    if (confirm.error && !refusal.waiting) confirm.reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (confirm.isPending || refusal.waiting) return;
    const found: Problem[] = [
      ...(isPhone(phoneNumber) ? [] : (['phone'] as const)),
      ...(isLongEnough(password) ? [] : (['password'] as const)),
    ];
    setProblems(found);
    const [first] = found;
    if (first) return focus(first);
    confirm.mutate(
      { token, phoneNumber, newPassword: password },
      { onSuccess: () => onDone(phoneNumber) },
    );
  };
  const short = t('password.short', { count: policy.auth.passwordMinLength });
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-6">
      <PhoneInput
        name="phone"
        label={auth('phone')}
        countryLabel={auth('country')}
        locale={localeTag()}
        defaultCountry={guessCountry(deviceZone(), navigator.languages)}
        initialValue={phoneNumber}
        onChange={(phone) => {
          setPhoneNumber(phone);
          edited('phone');
        }}
        // Password managers store the phone as the username of this password.
        autoComplete="username"
        help={t('reset.phoneHelp')}
        error={
          problems.includes('phone')
            ? auth(`phoneProblem.${phoneProblem(phoneNumber)}`)
            : refusal.field('phoneNumber', 'invalid-phone')
        }
      />
      <NewPassword
        name="password"
        typed={password}
        value={password}
        onChange={({ target }) => {
          setPassword(target.value);
          edited('password');
        }}
        error={
          problems.includes('password') ? short : refusal.field('newPassword', 'password-weak')
        }
      />
      <p className="text-sm text-ink-soft">{t('reset.endsAll')}</p>
      <Refusal refusal={refusal} />
      {refusal.code === 'link-invalid' ? askAgain : null}
      <Button
        type="submit"
        size="large"
        wide
        loading={confirm.isPending}
        disabled={refusal.waiting}
      >
        {t('reset.save')}
      </Button>
    </form>
  );
}
