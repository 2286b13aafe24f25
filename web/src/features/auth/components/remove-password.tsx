import type { UserData } from '@puente/contract/user';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreventReload } from '../../../shell/update/reload-guard.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { useUpdatePassword } from '../password.ts';
import { useRefusal } from '../use-refusal.ts';
import { UsernameForManagers } from './password-form.tsx';
import { Refusal } from './refusal.tsx';

type Props = {
  user: UserData;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: () => void;
};

/** Removes the password; the current one has to be entered. */
export function RemovePassword({ user, open, onOpenChange, onDone }: Props) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation('common');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      modal="question"
      title={t('password.removeTitle')}
      description={t('password.removeText')}
      closeLabel={common('close')}
    >
      <RemoveForm user={user} onDone={onDone} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

function RemoveForm(props: { user: UserData; onDone: () => void; onCancel: () => void }) {
  const { t } = useTranslation('security');
  const [current, setCurrent] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const update = useUpdatePassword();
  const refusal = useRefusal(update.error);
  usePreventReload(current ? 'form' : null);
  const focusField = () =>
    form.current?.querySelector<HTMLInputElement>('[name="current"]')?.focus();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (update.isPending || refusal.waiting) return;
    setMissing(current === '');
    if (current === '') return focusField();
    update.mutate(
      { currentPassword: current, newPassword: null },
      { onSuccess: props.onDone, onError: focusField },
    );
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <UsernameForManagers phone={props.user.phoneNumber} />
      <PasswordInput
        name="current"
        label={t('password.present')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="current-password"
        value={current}
        onChange={({ target }) => {
          setCurrent(target.value);
          setMissing(false);
          if (update.error && !refusal.waiting) update.reset();
        }}
        error={
          isMissing
            ? t('password.presentMissing')
            : refusal.field('currentPassword', 'password-wrong')
        }
      />
      <Refusal refusal={refusal} />
      <div className="flex flex-col gap-2 sm:flex-row-reverse">
        <Button
          variant="danger"
          type="submit"
          loading={update.isPending}
          disabled={refusal.waiting}
        >
          {t('password.remove')}
        </Button>
        <Button variant="secondary" onClick={props.onCancel}>
          {t('password.cancel')}
        </Button>
      </div>
    </form>
  );
}
