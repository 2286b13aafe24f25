import { policy } from '@puente/contract/policy';
import { Check, Dot } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '../../../ui/password-input.tsx';

const { passwordMinLength, passwordMaxLength } = policy.auth;

export const isLongEnough = (password: string): boolean => password.length >= passwordMinLength;

type Props = Omit<
  ComponentProps<typeof PasswordInput>,
  'label' | 'help' | 'autoComplete' | 'showLabel' | 'hideLabel'
> & {
  /** What stands in the field now: the hint under it follows. */
  typed: string;
};

/**
 * A password to be: the length is the one promise that can be checked here, and what else makes it
 * good is said in words instead of a meter that guesses. Needs the word `security`.
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
