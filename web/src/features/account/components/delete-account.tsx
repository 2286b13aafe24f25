import { Link } from '@tanstack/react-router';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api.ts';
import { errorCodeOf, useErrorText } from '../../../lib/error-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { useDeleteAccount } from '../own-data.ts';

const subjects = ['bookings', 'payments', 'balance', 'problems', 'lastManager'] as const;

/** A checkbox and a button; the checkbox stays ticked when something has to be settled first. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const { t } = useTranslation('security');
  const [isUnderstood, setUnderstood] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const deleting = useDeleteAccount();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(!isUnderstood);
    if (!isUnderstood) return form.current?.querySelector('input')?.focus();
    if (!deleting.isPending) deleting.mutate(undefined, { onSuccess: onDeleted });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Checkbox
        label={t('delete.understood')}
        error={isMissing ? t('delete.understoodMissing') : undefined}
        checked={isUnderstood}
        onChange={({ target }) => {
          setUnderstood(target.checked);
          setMissing(false);
        }}
      />
      {deleting.error ? <Refused error={deleting.error} /> : null}
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button variant="danger" type="submit" loading={deleting.isPending}>
          {t('delete.action')}
        </Button>
        <Link
          to="/you/data"
          activeOptions={{ exact: true }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('delete.keep')}
        </Link>
      </div>
    </form>
  );
}

function Refused({ error }: { error: unknown }) {
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const open = openIn(error);
  if (errorCodeOf(error) !== 'account-not-settled' || open.length === 0) {
    return (
      <Banner tone="danger" live>
        {errorText(error)}
      </Banner>
    );
  }
  return (
    <Banner tone="warning" live>
      <p className="font-semibold">{t('delete.openTitle')}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {open.map((subject) => (
          <li key={subject}>{t(`delete.open.${subject}`)}</li>
        ))}
      </ul>
      {open.includes('bookings') ? (
        <Link to="/activity" className={`${linkClass} touch inline-flex items-center`}>
          {t('delete.openLink')}
        </Link>
      ) : null}
    </Banner>
  );
}

type Subject = (typeof subjects)[number];

/** What the server lists as not settled yet. */
function openIn(error: unknown): Subject[] {
  return error instanceof ApiError && error.errorCode === 'account-not-settled'
    ? subjects.filter((subject) => error.fields.some(({ path }) => path === subject))
    : [];
}
