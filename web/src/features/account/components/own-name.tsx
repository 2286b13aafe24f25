import type { UserData } from '@puente/contract/user';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedNote } from '../../../ui/saved-note.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useAutosave } from '../use-autosave.ts';
import { asUsername, problemsOf, profileRules } from './profile-rules.ts';
import { UsernameInput } from './username-input.tsx';

type Props = { user: UserData; onSaved: () => void };

/** First and last name, saved by themselves. Needs the namespaces `settings` and `errors`. */
export function OwnName({ user, onSaved }: Props) {
  const { t } = useTranslation('settings');
  const { change, edit, drop } = useAutosave(onSaved);
  const [typed, setTyped] = useState({ name: user.name, lastName: user.lastName });
  const rules = profileRules(user.username !== null);
  const refused = problemsOf(change.error);
  const field = (name: 'name' | 'lastName') => {
    const verdict = rules[name](typed[name]);
    // An empty field is not wrong yet: it is missing, which publishing says.
    const problem = verdict === true || typed[name] === '' ? refused[name] : verdict;
    return {
      label: t(`fields.${name}`),
      value: typed[name],
      error: problem ? t(`problems.${problem}`) : undefined,
      onChange: (event: { currentTarget: { value: string } }) => {
        const value = event.currentTarget.value;
        setTyped((before) => ({ ...before, [name]: value }));
        if (rules[name](value) === true) edit({ [name]: value.trim() });
        else drop();
      },
    };
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <TextInput autoComplete="given-name" {...field('name')} />
        <TextInput autoComplete="family-name" {...field('lastName')} />
      </div>
      <span className="flex min-h-6 items-center">
        <SavedNote at={change.isSuccess ? change.submittedAt : 0}>{t('saved')}</SavedNote>
      </span>
    </div>
  );
}

/** The username that makes the personal link, checked while it is typed and saved by itself. */
export function OwnUsername({ user, onSaved }: Props) {
  const { t } = useTranslation('settings');
  const { change, edit, drop } = useAutosave(onSaved);
  const [typed, setTyped] = useState(user.username ?? '');
  const verdict = profileRules(user.username !== null).username(typed);
  // A refusal is of the name that was sent, and says nothing about the next one.
  const refused =
    change.variables?.username === asUsername(typed)
      ? problemsOf(change.error).username
      : undefined;
  const problem = verdict !== true && typed !== '' ? verdict : refused;
  return (
    <div className="flex flex-col gap-2">
      <UsernameInput
        typed={typed}
        own={user.username}
        hasPage
        error={problem ? t(`problems.${problem}`) : undefined}
        wiring={{
          value: typed,
          onChange: (event) => {
            const { value } = event.currentTarget;
            setTyped(value);
            const isSound = profileRules(user.username !== null).username(value) === true;
            if (isSound && asUsername(value) !== '') edit({ username: asUsername(value) });
            else drop();
          },
        }}
      />
      <span className="flex min-h-6 items-center">
        <SavedNote at={change.isSuccess ? change.submittedAt : 0}>{t('saved')}</SavedNote>
      </span>
    </div>
  );
}
