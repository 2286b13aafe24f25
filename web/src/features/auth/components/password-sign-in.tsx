import { useState, type SubmitEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { localeTag } from '../../../lib/i18n.ts';
import { deviceZone } from '../../../lib/time.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { PhoneInput } from '../../../ui/phone-input.tsx';
import { useLogin } from '../password.ts';
import { guessCountry, isPhone, phoneProblem } from '../phone.ts';
import { useRefusal } from '../use-refusal.ts';
import { Refusal } from './refusal.tsx';

type Problem = 'phone' | 'password';

/**
 * Signing in with a password, for people who have set one. A wrong entry stays, to be corrected.
 */
export function PasswordSignIn(props: {
  phoneNumber: string;
  onPhoneNumber: (phone: string) => void;
}) {
  const { phoneNumber, onPhoneNumber } = props;
  const { t } = useTranslation('auth');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<Problem[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const login = useLogin();
  const refusal = useRefusal(login.error);

  const focus = (field: Problem) =>
    form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus();
  const edited = (field: Problem) => {
    setMissing((others) => others.filter((one) => one !== field));
    if (login.error && !refusal.waiting) login.reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (login.isPending || refusal.waiting) return;
    const problems: Problem[] = [
      ...(isPhone(phoneNumber) ? [] : (['phone'] as const)),
      ...(password === '' ? (['password'] as const) : []),
    ];
    setMissing(problems);
    const [first] = problems;
    if (first) return focus(first);
    login.mutate({ phoneNumber, password }, { onError: () => focus('password') });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-6">
      <PhoneInput
        name="phone"
        label={t('phone')}
        countryLabel={t('country')}
        locale={localeTag()}
        defaultCountry={guessCountry(deviceZone(), navigator.languages)}
        initialValue={phoneNumber}
        onChange={(phone) => {
          onPhoneNumber(phone);
          edited('phone');
        }}
        // Password managers store the phone as the username of this password.
        autoComplete="username"
        error={
          missing.includes('phone')
            ? t(`phoneProblem.${phoneProblem(phoneNumber)}`)
            : refusal.field('phoneNumber', 'invalid-phone')
        }
      />
      <PasswordInput
        name="password"
        label={t('password.label')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => {
          setPassword(target.value);
          edited('password');
        }}
        error={missing.includes('password') ? t('password.missing') : undefined}
      />
      <Refusal refusal={refusal} />
      <Button type="submit" size="large" wide loading={login.isPending} disabled={refusal.waiting}>
        {t('password.action')}
      </Button>
    </form>
  );
}
