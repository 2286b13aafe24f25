import { policy } from '@puente/contract/policy';
import { Bug, CreditCard, Heart, Lightbulb } from 'lucide-react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FeedbackDraft } from '../../../lib/storage.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Textarea, TextInput } from '../../../ui/text-input.tsx';
import { saveDraft } from '../draft.ts';
import { useSendFeedback } from '../queries.ts';
import { feedbackRules, kinds, type FeedbackProblem } from './feedback-rules.ts';

const icons = { bug: Bug, idea: Lightbulb, thanks: Heart, payment: CreditCard };

/**
 * Type, text, and an optional name. Nothing typed is lost, neither by a refusal nor by a reload.
 */
export function FeedbackForm({
  starting,
  onSent,
}: {
  starting: FeedbackDraft;
  onSent: () => void;
}) {
  const { t } = useTranslation('feedback');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const send = useSendFeedback();
  const form = useForm<FeedbackDraft>({ defaultValues: starting, mode: 'onTouched' });
  const { register, control, formState } = form;
  // Before the other fields: the first one that is wrong takes the focus.
  const { field: type } = useController({
    name: 'type',
    control,
    rules: { validate: feedbackRules.type },
  });
  const problemOf = (name: keyof FeedbackDraft) => {
    const problem = formState.errors[name]?.message as FeedbackProblem | undefined;
    return problem ? t(`problems.${problem}`) : undefined;
  };
  const submit = form.handleSubmit(({ type: kind, text, name }) => {
    if (!kind) return;
    const given = name.trim();
    send.mutate(
      { feedbackType: kind, feedbackText: text.trim(), ...(given ? { userName: given } : {}) },
      { onSuccess: onSent },
    );
  });
  return (
    <form
      noValidate
      onChange={() => saveDraft(form.getValues())}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-6"
    >
      <RadioCards
        legend={t('type')}
        columns={2}
        choices={kinds.map((value) => {
          const Icon = icons[value];
          return { value, label: t(`types.${value}`), icon: <Icon size={20} aria-hidden /> };
        })}
        value={type.value}
        onChange={type.onChange}
        firstRef={type.ref}
        error={problemOf('type')}
      />
      <Textarea
        label={t('text')}
        help={t('textHelp')}
        rows={5}
        required
        maxLength={policy.feedback.textMaxLength}
        {...register('text', { validate: feedbackRules.text })}
        error={problemOf('text')}
      />
      <TextInput
        label={t('name')}
        note={common('optional')}
        autoComplete="name"
        maxLength={policy.feedback.nameMaxLength}
        {...register('name', { validate: feedbackRules.name })}
        error={problemOf('name')}
      />
      {send.error ? (
        <Banner tone="danger" live>
          {errorText(send.error)} {t('kept')}
        </Banner>
      ) : null}
      <Button
        type="submit"
        size="large"
        className="self-start max-sm:w-full"
        loading={send.isPending}
      >
        {t('send')}
      </Button>
    </form>
  );
}
