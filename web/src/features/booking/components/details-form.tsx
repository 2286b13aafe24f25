import { policy } from '@puente/contract/policy';
import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api.ts';
import { useHoldReload } from '../../../shell/busy.ts';
import { Textarea, TextInput } from '../../../ui/text-input.tsx';
import { detailsRules, trimmed, type DetailsForm, type DetailsProblem } from './details-rules.ts';

const fields = ['about', 'name', 'lastName', 'email', 'invoiceEmail'] as const;

/** What the server says of a field it refuses, in our words. */
const refusedAs: Record<(typeof fields)[number], DetailsProblem> = {
  about: 'aboutLong',
  name: 'nameWrong',
  lastName: 'nameWrong',
  email: 'emailWrong',
  invoiceEmail: 'emailWrong',
};

/** What the meeting is about and for whom. Nothing typed is lost: `onChange` keeps every letter. */
export function DetailsFields(props: {
  starting: DetailsForm;
  onChange: (form: DetailsForm) => void;
  onSubmit: (form: DetailsForm) => void;
  /** The last refusal; fields it names are marked. */
  error: unknown;
  providerName: string;
  /** The button and what belongs above it. */
  children: ReactNode;
}) {
  const { starting, onChange, onSubmit, error, providerName, children } = props;
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const form = useForm<DetailsForm>({ defaultValues: starting, mode: 'onTouched' });
  const { register, subscribe, setError, formState } = form;

  // What is typed here is kept with the booking.
  useHoldReload(formState.isDirty ? 'draft' : null);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  );
  useEffect(() => {
    const refused = error instanceof ApiError ? error.fields.map(({ path }) => path) : [];
    const [first] = fields.filter((field) => refused.includes(field));
    if (first) setError(first, { message: refusedAs[first] }, { shouldFocus: true });
  }, [error, setError]);

  const wired = (name: keyof DetailsForm) => {
    const problem = formState.errors[name]?.message as DetailsProblem | undefined;
    return {
      ...register(name, { validate: detailsRules[name] }),
      error: problem ? t(`details.problems.${problem}`) : undefined,
    };
  };
  const submit = form.handleSubmit((values) => onSubmit(trimmed(values)));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      <Textarea
        label={t('details.about')}
        note={common('optional')}
        help={t('details.aboutHelp', { name: providerName })}
        maxLength={policy.booking.aboutMaxLength}
        rows={4}
        {...wired('about')}
      />
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <TextInput
          label={t('details.name')}
          autoComplete="given-name"
          required
          {...wired('name')}
        />
        <TextInput
          label={t('details.lastName')}
          autoComplete="family-name"
          required
          {...wired('lastName')}
        />
      </div>
      <TextInput
        label={t('details.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        help={t('details.emailHelp', { name: providerName })}
        {...wired('email')}
      />
      <TextInput
        label={t('details.invoiceEmail')}
        type="email"
        inputMode="email"
        autoComplete="off"
        note={common('optional')}
        help={t('details.invoiceEmailHelp')}
        {...wired('invoiceEmail')}
      />
      {children}
    </form>
  );
}
