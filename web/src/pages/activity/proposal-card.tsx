import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAnswerProposal, useWithdrawProposal } from '../../features/booking/moving-queries.ts';
import { otherParty } from '../../features/booking/groups.ts';
import type { Booking } from '../../features/booking/queries.ts';
import { whenInText } from '../../lib/when-in-text.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { focusOnMount } from '../../ui/focus.ts';
import { toast } from '../../ui/toast.ts';
import { When } from '../../ui/when.tsx';
import { useRefundNote } from './refund-note.ts';
import type { MeetingView } from './view.ts';

type Proposal = NonNullable<Booking['proposal']>;

type Props = {
  booking: Booking;
  zone: string;
  /** What the person came to do, by a link in an email. */
  answer: MeetingView['answer'];
  /** Leads to the calendar. */
  onOther: () => void;
};

/** The time that is proposed for a meeting, with what this person can do about it. */
export function ProposalCard(props: Props) {
  const { t } = useTranslation('activity');
  const { proposal } = props.booking;
  if (proposal) return <OpenProposal key={proposal.id} {...props} proposal={proposal} />;
  if (props.answer === null) return null;
  return <Banner tone="warning">{t('proposal.gone')}</Banner>;
}

function OpenProposal(props: Props & { proposal: Proposal }) {
  const { booking, proposal, zone } = props;
  const { t } = useTranslation('activity');
  const { t: of } = useTranslation('booking');
  const { name } = otherParty(booking, of('goneAccount'));
  const until = whenInText(proposal.expiresAt, zone);
  const refundNote = useRefundNote(booking, zone)(proposal.start);
  return (
    <section aria-labelledby="proposal">
      <Card className="flex flex-col gap-4 border-primary-text!">
        <div>
          <h2 id="proposal" className="flex items-center gap-2 text-lg font-semibold">
            <CalendarClock size={20} aria-hidden className="shrink-0" />
            {proposal.isOwn ? t('proposal.own') : t('proposal.theirs', { name })}
          </h2>
          <p className="display mt-2 text-xl">
            <When at={proposal.start} zone={zone} />
          </p>
        </div>
        {proposal.message ? (
          <blockquote className="rounded-control bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-line">
            {proposal.message}
          </blockquote>
        ) : null}
        <div className="flex flex-col gap-1 text-sm text-ink-soft">
          {proposal.isOwn ? (
            <p>{t('proposal.waits', { name, until })}</p>
          ) : (
            <>
              <p>{t('proposal.stands')}</p>
              <p>{t('proposal.until', { until })}</p>
            </>
          )}
          {refundNote ? <p>{refundNote}</p> : null}
        </div>
        {proposal.isOwn ? <OwnActions {...props} /> : <AnswerActions {...props} />}
      </Card>
    </section>
  );
}

function AnswerActions({ booking, proposal, answer, onOther }: Props & { proposal: Proposal }) {
  const { t } = useTranslation('activity');
  const answering = useAnswerProposal();
  const send = (response: 'accept' | 'reject') =>
    answering.mutate(
      { proposalId: proposal.id, response },
      {
        onSuccess: () =>
          toast.success(response === 'accept' ? t('proposal.accepted') : t('proposal.rejected')),
      },
    );
  const pending = answering.isPending ? answering.variables.response : null;
  return (
    <>
      <Refusal error={answering.error} />
      <div className="flex flex-wrap gap-3">
        <Button
          ref={answer === 'accept' ? focusOnMount : undefined}
          size="large"
          className="max-sm:w-full"
          loading={pending === 'accept'}
          onClick={() => send('accept')}
        >
          {t('proposal.accept')}
        </Button>
        <Button
          ref={answer === 'reject' ? focusOnMount : undefined}
          variant="secondary"
          size="large"
          className="max-sm:w-full"
          loading={pending === 'reject'}
          onClick={() => send('reject')}
        >
          {t('proposal.reject')}
        </Button>
        {booking.moving ? (
          <Button variant="quiet" size="large" className="max-sm:w-full" onClick={onOther}>
            {t('proposal.other')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function OwnActions({ booking, proposal, onOther }: Props & { proposal: Proposal }) {
  const { t } = useTranslation('activity');
  const withdrawing = useWithdrawProposal();
  return (
    <>
      <Refusal error={withdrawing.error} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="large"
          className="max-sm:w-full"
          loading={withdrawing.isPending}
          onClick={() =>
            withdrawing.mutate(
              { proposalId: proposal.id },
              { onSuccess: () => toast.success(t('proposal.withdrawn')) },
            )
          }
        >
          {t('proposal.withdraw')}
        </Button>
        {booking.moving ? (
          <Button variant="quiet" size="large" className="max-sm:w-full" onClick={onOther}>
            {t('proposal.other')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function Refusal({ error }: { error: unknown }) {
  const errorText = useErrorText();
  if (!error) return null;
  return (
    <Banner tone="danger" live>
      {errorText(error)}
    </Banner>
  );
}
