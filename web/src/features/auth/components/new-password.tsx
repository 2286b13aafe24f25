import { policy } from '@puente/contract/policy';
import { Check, Dot } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '../../../ui/password-input.tsx';

const { passwordMinLength, passwordMaxLength } = policy.auth;

export function isLongEnough(password: string): boolean {
  return password.length >= passwordMinLength;
}

type Props = Omit<
  ComponentProps<typeof PasswordInput>,
  'label' | 'help' | 'autoComplete' | 'showLabel' | 'hideLabel'
> & {
  /** The current value: the hint below the field depends on it. */
  typed: string;
};

/**
 * A new password. Only its length can be checked here; what else makes a good one is explained in
 * words instead of a strength meter that guesses. Needs the namespace `security`.
 */
export function NewPassword({ typed, ...rest }: Props) {
  const { t } = useTranslation('security');
  return (
    <PasswordInput
      {...rest}
      label={t('password.new')}
      showLabel={t('password.show')}
      hideLabel={t('password.hide')}
      autoComplete="new-password"
      maxLength={passwordMaxLength}
      help={
        <>
          <LengthHint isDone={isLongEnough(typed)} />
          <span className="mt-1 block">{t('password.advice')}</span>
        </>
      }
    />
  );
}

function LengthHint({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('security');
  const Icon = isDone ? Check : Dot;
  return (
    <span className={isDone ? 'flex items-center gap-1 text-success' : 'flex items-center gap-1'}>
      <Icon size={16} aria-hidden className="shrink-0" />
      {t('password.enough', { count: passwordMinLength })}
      {isDone ? <span className="sr-only">{t('password.enoughDone')}</span> : null}
    </span>
  );
}
