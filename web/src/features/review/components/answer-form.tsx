import { reviewPolicy } from '@puente/contract/policy/review';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOf, keepDraft } from '../../../lib/drafts.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { usePreventReload } from '../../../shell/update/reload-guard.ts';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/text-input.tsx';
import { useAnswerReview } from '../queries.ts';

/** The expert's one answer to a review; kept until it is sent. */
export function AnswerForm({ reviewId }: { reviewId: string }) {
  const { t } = useTranslation('review');
  const errorText = useErrorText();
  const answer = useAnswerReview(reviewId);
  const [text, setText] = useState(() => draftOf(reviewId).reply ?? '');
  usePreventReload(text === '' ? null : 'draft');
  const type = (typed: string) => {
    setText(typed);
    keepDraft(reviewId, { reply: typed === '' ? undefined : typed });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() !== '') answer.mutate(text.trim());
  };
  return (
    <form onSubmit={submit} className="mt-3 flex flex-col gap-3">
      <Textarea
        label={t('answer.label')}
        help={t('answer.help')}
        rows={2}
        value={text}
        maxLength={reviewPolicy.textMaxLength}
        onChange={({ target }) => type(target.value)}
        error={answer.error ? errorText(answer.error) : undefined}
      />
      <Button
        type="submit"
        variant="secondary"
        className="self-start"
        disabled={text.trim() === ''}
        loading={answer.isPending}
      >
        {t('answer.send')}
      </Button>
    </form>
  );
}
