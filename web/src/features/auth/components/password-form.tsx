import { policy } from '@puente/contract/policy';
import type { UserData } from '@puente/contract/user';
import type { SubmitEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { KnownErrorCode } from '../../../lib/error-codes.ts';
import { errorCodeOf } from '../../../lib/error-text.ts';
import { usePreventReload } from '../../../shell/update/reload-guard.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { useUpdatePassword } from '../password.ts';
import { usePhoneProof } from '../use-phone-proof.ts';
import { useRefusal } from '../use-refusal.ts';
import { isLongEnough, NewPassword } from './new-password.tsx';
import { PhoneProofFields } from './phone-proof.tsx';
import { Refusal } from './refusal.tsx';

type Form = { current: string; next: string };

const codeRefusals: KnownErrorCode[] = ['code-wrong', 'code-expired', 'code-tries-exceeded'];

/**
 * Sets the first password, or changes it given the current one. A first one may need a code sent to
 * the person's phone, which is asked for here; what was typed stays.
 */
export function PasswordForm(props: { user: UserData; onDone: () => void; onCancel: () => void }) {
  const { user, onDone, onCancel } = props;
  const { t } = useTranslation('security');
  const update = useUpdatePassword();
  const refusal = useRefusal(update.error);
  const proof = usePhoneProof(user.phoneNumber);
  const form = useForm<Form>({ defaultValues: { current: '', next: '' } });
  const { register, formState, control, setFocus } = form;
  const next = useWatch({ control, name: 'next' });
  usePreventReload(formState.isDirty ? 'form' : null);

  const currentRefused = refusal.field('currentPassword', 'password-wrong');
  const nextRefused = refusal.field('newPassword', 'password-weak');
  const forgetError = () => {
    if (update.error && !refusal.waiting) update.reset();
  };
  const wired = (name: keyof Form, validate: (value: string) => true | string) => {
    const { onChange, ...rest } = register(name, { validate });
    return {
      ...rest,
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
        forgetError();
        return onChange(event);
      },
    };
  };
  const save = (code: string) =>
    form.handleSubmit(({ current, next: password }) => {
      if (update.isPending || refusal.waiting || !proof.check(code)) return;
      const body = {
        newPassword: password,
        ...(user.hasPassword ? { currentPassword: current } : {}),
        ...(proof.needed ? { code } : {}),
      };
      update.mutate(body, {
        onSuccess: onDone,
        onError: (error) => {
          const refused = errorCodeOf(error);
          if (refused === 'password-wrong') setFocus('current');
          else if (refused === 'password-weak') setFocus('next');
          else if (refused === 'phone-proof-needed') proof.ask();
          else if (codeRefusals.includes(refused)) proof.refuse();
        },
      });
    })();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save(proof.code);
  };
  return (
    <form ref={focusPassword} noValidate onSubmit={submit} className="flex flex-col gap-6">
      <UsernameForManagers phone={user.phoneNumber} />
      {user.hasPassword ? (
        <PasswordInput
          label={t('password.present')}
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
          autoComplete="current-password"
          error={formState.errors.current?.message ?? currentRefused}
          {...wired('current', (value) => value !== '' || t('password.presentMissing'))}
        />
      ) : null}
      <NewPassword
        typed={next}
        error={formState.errors.next?.message ?? nextRefused}
        {...wired(
          'next',
          (value) =>
            isLongEnough(value) || t('password.short', { count: policy.auth.passwordMinLength }),
        )}
      />
      <p className="text-sm text-ink-soft">{t('password.endsOthers')}</p>
      {proof.needed ? (
        <PhoneProofFields
          proof={proof}
          error={refusal.field('code', ...codeRefusals)}
          onType={(code) => {
            proof.type(code);
            forgetError();
          }}
          onComplete={(code) => void save(code)}
          onResent={update.reset}
        />
      ) : null}
      {refusal.code === 'phone-proof-needed' ? null : <Refusal refusal={refusal} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={update.isPending} disabled={refusal.waiting}>
          {t('password.save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('password.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The form opens after a tap: its first field takes the focus. */
function focusPassword(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLInputElement>('input[type=password]')?.focus();
}

/** Tells password managers whose password this is; not visible. */
export function UsernameForManagers({ phone }: { phone: string }) {
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={phone}
      readOnly
      aria-hidden
      tabIndex={-1}
      className="hidden"
    />
  );
}
