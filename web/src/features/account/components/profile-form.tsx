import type { UserData } from '@puente/contract/user';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { SavedNote } from '../../../ui/saved-note.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { ProfileForm as Form } from '../profile-fields.ts';
import { useProfileForm } from '../use-profile-form.ts';
import { CountrySelect } from './country-select.tsx';
import { problemsOf } from './profile-rules.ts';
import { UsernameInput } from './username-input.tsx';

/** The person's profile data, saved together. Needs the namespaces `settings` and `errors`. */
export function ProfileForm({ user }: { user: UserData }) {
  const { t } = useTranslation('settings');
  const { t: common } = useTranslation('common');
  const { control, focusWanted, change, wired, submit } = useProfileForm(user);
  const username = useWatch({ control, name: 'username' });
  const field = (name: keyof Form) => {
    const { problem, ...wiring } = wired(name);
    return { wiring, error: problem ? t(`problems.${problem}`) : undefined };
  };
  const text = (name: keyof Form) => {
    const { wiring, error } = field(name);
    return { ...wiring, error, label: t(`fields.${name}`) };
  };
  return (
    <form
      ref={focusWanted}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-6"
    >
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <TextInput autoComplete="given-name" required {...text('name')} />
        <TextInput autoComplete="family-name" required {...text('lastName')} />
      </div>
      <TextInput
        help={user.isProvider ? t('emailHelpExpert') : t('emailHelp')}
        note={common('optional')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...text('email')}
      />
      <UsernameInput
        typed={username}
        own={user.username}
        hasPage={user.isProvider}
        {...field('username')}
      />
      <CountrySelect {...field('country')} />
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <TextInput note={common('optional')} autoComplete="address-level2" {...text('city')} />
        <TextInput note={common('optional')} autoComplete="address-level1" {...text('state')} />
      </div>
      <NotSaved error={change.error} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="large" loading={change.isPending} className="max-sm:w-full">
          {t('save')}
        </Button>
        <SavedNote at={change.isSuccess ? change.submittedAt : 0}>{t('saved')}</SavedNote>
      </div>
    </form>
  );
}

/** A refusal that belongs to no field. */
function NotSaved({ error }: { error: unknown }) {
  const { t } = useTranslation('settings');
  const errorText = useErrorText();
  if (!error || Object.keys(problemsOf(error)).length > 0) return null;
  return (
    <Banner tone="danger" live>
      {t('notSavedYet', { reason: errorText(error) })}
    </Banner>
  );
}
