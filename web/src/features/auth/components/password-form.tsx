import { policy } from '@puente/contract/policy';
import type { UserData } from '@puente/contract/user';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorCodeOf } from '../../../lib/error-text.ts';
import { useHoldReload } from '../../../shell/busy.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { useUpdatePassword } from '../password.ts';
import { useRefusal } from '../refusal.ts';
import { isLongEnough, NewPassword } from './new-password.tsx';
import { Refusal } from './refusal.tsx';

type Form = { current: string; next: string };

/** Sets the first password, or changes it with the present one. */
export function PasswordForm(props: { user: UserData; onDone: () => void; onCancel: () => void }) {
  const { user, onDone, onCancel } = props;
  const { t } = useTranslation('security');
  const update = useUpdatePassword();
  const refusal = useRefusal(update.error);
  const form = useForm<Form>({ defaultValues: { current: '', next: '' } });
  const { register, formState, control, setFocus } = form;
  const next = useWatch({ control, name: 'next' });
  useHoldReload(formState.isDirty ? 'form' : null);

  // The form opens in answer to a tap: its first field is what comes next.
  useEffect(() => setFocus(user.hasPassword ? 'current' : 'next'), [setFocus, user.hasPassword]);

  const currentRefused = refusal.field('currentPassword', 'password-wrong');
  const nextRefused = refusal.field('newPassword', 'password-weak');
  const wired = (name: keyof Form, validate: (value: string) => true | string) => {
    const { onChange, ...rest } = register(name, { validate });
    return {
      ...rest,
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
        if (update.error && !refusal.waiting) update.reset();
        return onChange(event);
      },
    };
  };
  const submit = form.handleSubmit(({ current, next: password }) => {
    if (update.isPending || refusal.waiting) return;
    const body = {
      newPassword: password,
      ...(user.hasPassword ? { currentPassword: current } : {}),
    };
    update.mutate(body, {
      onSuccess: onDone,
      onError: (error) => {
        const code = errorCodeOf(error);
        if (code === 'password-wrong') setFocus('current');
        else if (code === 'password-weak') setFocus('next');
      },
    });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
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
      <Refusal refusal={refusal} />
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

/** Tells password managers whose password this is; nobody else sees it. */
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
