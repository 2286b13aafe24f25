import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCodeOf, useErrorText } from '../../../lib/error-text.ts';
import { longDate, zoned } from '../../../lib/time.ts';
import { chosenZone } from '../../../lib/zone.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { SavedNote } from '../../../ui/saved-note.tsx';
import { UsernameInput } from './username-input.tsx';
import { asUsername, isUsername } from './profile-rules.ts';
import { useSetUsername, type PersonalLink } from '../../link/queries.ts';

/** The username, checked while it is typed; a new one keeps the old one's links alive. */
export function UsernameForm({ own }: { own: PersonalLink }) {
  const { t } = useTranslation('link');
  const { t: settings } = useTranslation('settings');
  const errorText = useErrorText();
  const setting = useSetUsername();
  const [typed, setTyped] = useState(own.username ?? '');
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && !isUsername(typed);
  const isTaken =
    errorCodeOf(setting.error) === 'username-taken' && setting.variables === asUsername(typed);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setLeft(true);
    if (isUsername(typed) && asUsername(typed) !== own.username) setting.mutate(asUsername(typed));
  };
  return (
    <section aria-labelledby="name" className="flex flex-col gap-4">
      <div>
        <h2 id="name" className="text-xl font-semibold">
          {own.username === null ? t('name.choose') : t('name.change')}
        </h2>
        {own.username === null ? null : <p className="mt-1 text-ink-soft">{t('name.text')}</p>}
      </div>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <UsernameInput
          typed={typed}
          own={own.username}
          hasPage
          error={
            isWrong
              ? settings('problems.usernameWrong')
              : isTaken
                ? settings('problems.usernameTaken')
                : undefined
          }
          wiring={{
            name: 'username',
            value: typed,
            onChange: ({ target }) => setTyped(target.value),
            onBlur: () => setLeft(typed !== ''),
          }}
        />
        {setting.error && !isTaken ? (
          <Banner tone="danger" live>
            {errorText(setting.error)}
          </Banner>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" loading={setting.isPending} className="max-sm:w-full">
            {t('name.save')}
          </Button>
          <SavedNote at={setting.isSuccess ? setting.submittedAt : 0}>{t('name.saved')}</SavedNote>
        </div>
      </form>
      {own.formerUsernames.length > 0 ? (
        <ul className="flex flex-col gap-1 text-ink-soft">
          {own.formerUsernames.map(({ username, until }) => (
            <li key={username}>{t('name.former', { username, date: dayOf(until) })}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function dayOf(until: string): string {
  return longDate(zoned(until, chosenZone()).toPlainDate());
}
