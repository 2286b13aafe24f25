import type { UserData } from '@puente/contract/user';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { SavedNote } from '../../../ui/saved-note.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useChangeProfile } from '../queries.ts';
import { isEmail } from './profile-rules.ts';

/** A separate address for invoices; saved when the field loses focus. */
export function InvoiceEmail({ user }: { user: UserData }) {
  const { t } = useTranslation('settings');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const [typed, setTyped] = useState(user.invoiceEmail ?? '');
  const [wrong, setWrong] = useState(false);
  const change = useChangeProfile();
  const save = () => {
    const invoiceEmail = typed.trim() || null;
    setWrong(invoiceEmail !== null && !isEmail(invoiceEmail));
    if (invoiceEmail === user.invoiceEmail) return change.reset();
    if (invoiceEmail === null || isEmail(invoiceEmail)) change.mutate({ invoiceEmail });
  };
  const refused = change.error && t('notSavedYet', { reason: errorText(change.error) });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextInput
        label={t('invoiceEmail')}
        note={common('optional')}
        help={t('invoiceEmailHelp')}
        type="email"
        inputMode="email"
        autoComplete="off"
        enterKeyHint="done"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
        onBlur={save}
        error={wrong ? t('problems.emailWrong') : (refused ?? undefined)}
      />
      <span className="block h-6 pt-1">
        <SavedNote at={change.isSuccess ? change.submittedAt : 0}>{t('saved')}</SavedNote>
      </span>
    </form>
  );
}
