import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../ui/text-input.tsx';
import { usernameQuery } from '../queries.ts';
import { asUsername, isUsername } from './profile-rules.ts';

/** The username, the link it makes, and whether it is available. */
export function UsernameInput(props: {
  typed: string;
  own: string | null;
  /** Experts have a page under their name; others are found by searching for it. */
  hasPage: boolean;
  /** The validation error, except for being taken. */
  error: string | undefined;
  wiring: ComponentProps<'input'>;
}) {
  const { own, hasPage, error, wiring } = props;
  const { t } = useTranslation('settings');
  const typed = asUsername(props.typed);
  const availability = useAvailability(typed, own);
  const refusal: Partial<Record<Availability, string>> = {
    reserved: t('problems.usernameReserved'),
    taken: t('problems.usernameTaken'),
    former: t('problems.usernameFormer'),
  };
  const help: Record<Availability, ReactNode> = {
    own: t('usernameHelp', {
      link: `${hasPage ? `${globalThis.location.host}/` : ''}@${typed || t('usernameExample')}`,
    }),
    checking: t('usernameChecking'),
    free: (
      <span className="inline-flex items-center gap-1 text-success">
        <Check size={16} aria-hidden />
        {t('usernameFree', { username: typed })}
      </span>
    ),
    reserved: null,
    taken: null,
    former: null,
    unknown: t('usernameUnknown'),
  };
  return (
    <div>
      <TextInput
        label={t('fields.username')}
        help={help[availability]}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
        {...wiring}
        error={error ?? refusal[availability]}
      />
      <span role="status" className="sr-only">
        {availability === 'free' && !error ? t('usernameFree', { username: typed }) : null}
      </span>
    </div>
  );
}

type Availability = 'own' | 'checking' | 'free' | 'reserved' | 'taken' | 'former' | 'unknown';

/** Whether the typed username is taken. */
function useAvailability(typed: string, own: string | null): Availability {
  const isAsked = typed !== '' && typed !== own && isUsername(typed);
  const { data, isError } = useQuery({ ...usernameQuery(typed), enabled: isAsked });
  if (!isAsked) return 'own';
  if (isError) return 'unknown';
  if (!data) return 'checking';
  if (data.isAvailable) return 'free';
  return data.reason === 'reserved' || data.reason === 'former' ? data.reason : 'taken';
}
