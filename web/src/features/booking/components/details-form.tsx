import { policy } from '@puente/contract/policy';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api.ts';
import { usePreventReload } from '../../../shell/update/reload-guard.ts';
import { Button } from '../../../ui/button.tsx';
import { clearOfBar } from '../../../ui/next-bar.tsx';
import { Textarea, TextInput } from '../../../ui/text-input.tsx';
import { detailsRules, trimmed, type DetailsForm, type DetailsProblem } from './details-rules.ts';

const fields = ['about', 'name', 'lastName', 'email', 'invoiceEmail'] as const;

/** The errors to show for fields that the server refuses. */
const refusedAs: Record<(typeof fields)[number], DetailsProblem> = {
  about: 'aboutLong',
  name: 'nameWrong',
  lastName: 'nameWrong',
  email: 'emailWrong',
  invoiceEmail: 'emailWrong',
};

/**
 * What the meeting is about and for whom. Nothing typed is lost: `onChange` stores each keystroke.
 */
export function DetailsFields(props: {
  starting: DetailsForm;
  /** What belongs to the field `about`. */
  afterAbout?: ReactNode;
  /** What the person told the chat, where `about` begins with it; else empty. */
  fromChat: string;
  onChange: (form: DetailsForm) => void;
  /** `refuse` marks the fields that a refusal names. */
  onSubmit: (form: DetailsForm, refuse: (error: unknown) => void) => void;
  providerName: string;
  /** What else can be added, beside the email for the invoice. */
  addition?: ReactNode;
  /** The button and what is shown above it. */
  children: ReactNode;
}) {
  const { starting, afterAbout, fromChat, onChange, onSubmit, providerName } = props;
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const form = useForm<DetailsForm>({ defaultValues: starting, mode: 'onTouched' });
  const [hasInvoiceEmail, setHasInvoiceEmail] = useState(starting.invoiceEmail !== '');
  const about = useWatch({ control: form.control, name: 'about' });
  const isFromChat = fromChat !== '' && about === fromChat;
  const { register, setError, formState } = form;

  // What is typed here is stored with the draft of the booking.
  usePreventReload(formState.isDirty ? 'draft' : null);
  const refuse = (error: unknown) => {
    const refused = error instanceof ApiError ? error.fields.map(({ path }) => path) : [];
    const [first] = fields.filter((field) => refused.includes(field));
    if (first) setError(first, { message: refusedAs[first] }, { shouldFocus: true });
  };

  const wired = (name: keyof DetailsForm) => {
    const problem = formState.errors[name]?.message as DetailsProblem | undefined;
    return {
      ...register(name, { validate: detailsRules[name] }),
      error: problem ? t(`details.problems.${problem}`) : undefined,
    };
  };
  const submit = form.handleSubmit((values) => onSubmit(trimmed(values), refuse));
  return (
    <form
      noValidate
      onChange={() => onChange(form.getValues())}
      onSubmit={(event) => void submit(event)}
      className={`flex flex-col gap-4 lg:gap-6 ${clearOfBar}`}
    >
      <Textarea
        label={t('details.about')}
        note={common('optional')}
        help={isFromChat ? t('details.fromChat') : t('details.aboutHelp', { name: providerName })}
        maxLength={policy.booking.aboutMaxLength}
        rows={3}
        {...wired('about')}
      />
      {afterAbout}
      <div className="grid grid-cols-2 gap-4">
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
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4 lg:gap-y-6">
        {hasInvoiceEmail ? (
          <div className="w-full">
            <TextInput
              label={t('details.invoiceEmail')}
              type="email"
              inputMode="email"
              autoComplete="off"
              note={common('optional')}
              help={t('details.invoiceEmailHelp')}
              {...wired('invoiceEmail')}
            />
          </div>
        ) : (
          <Button
            variant="quiet"
            className="-my-2 -ml-4 text-left"
            icon={<Plus size={20} aria-hidden />}
            onClick={() => setHasInvoiceEmail(true)}
          >
            {t('details.addInvoiceEmail')}
          </Button>
        )}
        {props.addition}
      </div>
      {props.children}
    </form>
  );
}
