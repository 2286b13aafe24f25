import { policy } from '@puente/contract/policy';
import { Bug, CreditCard, Heart, Lightbulb } from 'lucide-react';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
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

/** Kind, words, and a name who likes. Nothing typed is lost: not by a refusal, not by a reload. */
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
  const { register, control, subscribe, formState } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) }),
    [subscribe],
  );
  const problemOf = (name: keyof FeedbackDraft) => {
    const problem = formState.errors[name]?.message as FeedbackProblem | undefined;
    return problem ? t(`problems.${problem}`) : undefined;
  };
  const submit = form.handleSubmit(({ type, text, name }) => {
    if (!type) return;
    const given = name.trim();
    send.mutate(
      { feedbackType: type, feedbackText: text.trim(), ...(given ? { userName: given } : {}) },
      { onSuccess: onSent },
    );
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      <Controller
        name="type"
        control={control}
        rules={{ validate: feedbackRules.type }}
        render={({ field }) => (
          <RadioCards
            legend={t('type')}
            columns={2}
            choices={kinds.map((value) => {
              const Icon = icons[value];
              return { value, label: t(`types.${value}`), icon: <Icon size={20} aria-hidden /> };
            })}
            value={field.value}
            onChange={field.onChange}
            error={problemOf('type')}
          />
        )}
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
      <Button type="submit" size="large" className="self-start" loading={send.isPending}>
        {t('send')}
      </Button>
    </form>
  );
}
