import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../ui/text-input.tsx';
import { usernameQuery } from '../queries.ts';
import { asUsername, isUsername } from './profile-rules.ts';

/** Whoever types goes on typing within this time. */
const checkPauseMs = 350;

type Availability = 'own' | 'checking' | 'free' | 'taken' | 'unknown';

/** Whether somebody else has the typed username; asked after a pause in typing. */
function useAvailability(typed: string, own: string | null): Availability {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), checkPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = typed !== '' && typed !== own && isUsername(typed);
  const { data, isError } = useQuery({
    ...usernameQuery(settled),
    enabled: isAsked && typed === settled,
  });
  if (!isAsked) return 'own';
  if (isError) return 'unknown';
  if (typed !== settled || !data) return 'checking';
  return data.isAvailable ? 'free' : 'taken';
}

/** The username with the link it makes, and whether it can be had. */
export function UsernameInput(props: {
  typed: string;
  own: string | null;
  /** Experts have a page under their name; others are found by searching for it. */
  hasPage: boolean;
  /** What is wrong with it, but for being taken. */
  error: string | undefined;
  wiring: ComponentProps<'input'>;
}) {
  const { own, hasPage, error, wiring } = props;
  const { t } = useTranslation('settings');
  const typed = asUsername(props.typed);
  const availability = useAvailability(typed, own);
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
    taken: null,
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
        error={error ?? (availability === 'taken' ? t('problems.usernameTaken') : undefined)}
      />
      <span role="status" className="sr-only">
        {availability === 'free' ? t('usernameFree', { username: typed }) : null}
      </span>
    </div>
  );
}
