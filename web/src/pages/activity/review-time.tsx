import { policy } from '@puente/contract/policy';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Alternatives } from '../../features/availability/components/alternatives.tsx';
import { otherParty } from '../../features/booking/groups.ts';
import { useMoveBooking, useProposeTime } from '../../features/booking/moving-queries.ts';
import type { Booking } from '../../features/booking/queries.ts';
import { ApiError } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { useIdempotencyKey } from '../../lib/idempotency.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { focusOnMount } from '../../ui/focus.ts';
import { Textarea } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { When } from '../../ui/when.tsx';
import { useRefundNote } from './refund-note.ts';

type Props = {
  booking: Booking;
  way: NonNullable<Booking['moving']>['way'];
  /** The time that was chosen (ISO). */
  start: string;
  zone: string;
  message: string;
  onMessage: (message: string) => void;
  /** Another of the times that a refusal offers. */
  onStart: (start: string) => void;
  /** Back to the calendar. */
  onOther: () => void;
  onDone: () => void;
};

/** The chosen time once more, with what happens to the meeting and the refund, before it is sent. */
export function ReviewTime(props: Props) {
  const { booking, way, start, zone, message, onMessage, onOther } = props;
  const { t } = useTranslation('activity');
  const { t: of } = useTranslation('booking');
  const { name } = otherParty(booking, of('goneAccount'));
  const sending = useSending(props);
  const refundNote = useRefundNote(booking, zone)(start);
  return (
    <form noValidate onSubmit={sending.submit} className="flex flex-col gap-5">
      <Card className="flex flex-col gap-2">
        <h2 ref={focusOnMount} tabIndex={-1} className="text-sm text-ink-soft">
          {t('move.then')}
        </h2>
        <p className="display text-xl">
          <When at={start} zone={zone} />
        </p>
        <p className="text-sm text-ink-soft">{t('move.same')}</p>
        {refundNote ? <p className="text-sm text-ink-soft">{refundNote}</p> : null}
      </Card>
      {way === 'by-proposal' ? (
        <Textarea
          name="message"
          label={t('move.message', { name })}
          help={t('move.messageHelp', { name })}
          maxLength={policy.moving.messageMaxLength}
          value={message}
          onChange={({ target }) => onMessage(target.value)}
        />
      ) : null}
      <Refusal {...props} error={sending.error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" className="max-sm:w-full" loading={sending.isPending}>
          {way === 'at-once' ? t('move.move') : t('move.propose')}
        </Button>
        <Button variant="secondary" size="large" className="max-sm:w-full" onClick={onOther}>
          {t('move.pick')}
        </Button>
      </div>
    </form>
  );
}

function useSending({ booking, way, start, message, onDone }: Props) {
  const { t } = useTranslation('activity');
  const { t: of } = useTranslation('booking');
  const moving = useMoveBooking(booking.id);
  const proposing = useProposeTime();
  const { keyFor, answered } = useIdempotencyKey();
  const { name } = otherParty(booking, of('goneAccount'));
  const done = (text: string) => ({
    onSuccess: () => {
      answered();
      toast.success(text);
      onDone();
    },
    onError: answered,
  });
  const send = () => {
    if (way === 'at-once') {
      const content = { start };
      moving.mutate({ ...content, idempotencyKey: keyFor(content) }, done(t('move.moved')));
      return;
    }
    const words = message.trim();
    const content = { bookingId: booking.id, start, ...(words ? { message: words } : {}) };
    proposing.mutate(
      { ...content, idempotencyKey: keyFor(content) },
      done(t('move.proposed', { name })),
    );
  };
  const used = way === 'at-once' ? moving : proposing;
  return {
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!used.isPending) send();
    },
    isPending: used.isPending,
    // Of the way that holds now: after a refusal it may be the other one.
    error: moving.error ?? proposing.error,
  };
}

/** Why the time can't be had, with others that can; what was written stays. */
function Refusal({ error, zone, onStart }: Props & { error: unknown }) {
  const { t } = useTranslation('activity');
  const { t: of } = useTranslation('booking');
  const errorText = useErrorText();
  if (!error) return null;
  const refusal = error instanceof ApiError ? error : null;
  return (
    <Banner tone="danger" live>
      <div className="flex flex-col gap-3">
        <p>{refusal?.errorCode === 'own-clash' ? t('move.clash') : errorText(error)}</p>
        {refusal && refusal.alternatives.length > 0 ? (
          <>
            <p>{of('gone.near')}</p>
            <Alternatives
              slots={refusal.alternatives}
              zone={zone}
              onChoose={(slot) => onStart(slot.start)}
            />
          </>
        ) : null}
        {refusal?.ownMeetings.map((meeting) => (
          <p key={meeting.start}>
            <When at={meeting.start} zone={zone} />
            {meeting.person ? ` · ${meeting.person.name} ${meeting.person.lastName}` : null}
          </p>
        ))}
      </div>
    </Banner>
  );
}
