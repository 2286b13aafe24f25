import { reviewPolicy } from '@puente/contract/policy/review';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOf, keepDraft } from '../../../lib/drafts.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { usePreventReload } from '../../../shell/update/reload-guard.ts';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/text-input.tsx';
import { useWriteReview, type MeetingReview } from '../queries.ts';
import { StarField } from './star-field.tsx';

/** Stars first; words and the button come once there are some. What isn't sent is kept. */
export function ReviewForm(props: {
  bookingId: string;
  providerId: string;
  before: MeetingReview['review'];
  onSent: () => void;
}) {
  const { bookingId, providerId, before, onSent } = props;
  const { t } = useTranslation('review');
  const errorText = useErrorText();
  const write = useWriteReview(bookingId);
  const known = { stars: before?.stars ?? null, text: before?.text ?? '' };
  const [review, setReview] = useState(() => draftOf(bookingId).review ?? known);
  const { stars, text } = review;
  const isTyped = stars !== known.stars || text !== known.text;
  usePreventReload(isTyped ? 'draft' : null);
  const change = (changes: Partial<typeof known>) => {
    const changed = { ...review, ...changes };
    setReview(changed);
    keepDraft(bookingId, { review: changed });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (stars === null) return;
    write.mutate({ providerId, stars, text: text.trim() }, { onSuccess: onSent });
  };
  return (
    <form onSubmit={submit} className="mt-3 flex flex-col gap-4">
      <StarField value={stars} onChange={(chosen) => change({ stars: chosen })} />
      {stars === null ? null : (
        <>
          <Textarea
            label={t('ask.words')}
            help={t('ask.wordsHelp')}
            value={text}
            maxLength={reviewPolicy.textMaxLength}
            onChange={({ target }) => change({ text: target.value })}
            error={write.error ? errorText(write.error) : undefined}
          />
          <Button type="submit" className="self-start" loading={write.isPending}>
            {before ? t('ask.save') : t('ask.send')}
          </Button>
        </>
      )}
    </form>
  );
}
