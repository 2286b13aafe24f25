import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/booking/queries.ts';
import { whenInText } from '../../lib/when-in-text.ts';
import type { BookingProblems, Problem } from '../../features/problem/queries.ts';
import { formatMoney } from '../../lib/money.ts';
import { Card } from '../../ui/card.tsx';
import { ProblemAnswer } from './problem-answer.tsx';

type Props = {
  booking: Booking;
  problems: BookingProblems;
  problem: Problem;
  zone: string;
  /** Of the other party. */
  name: string;
};

/** One report: what was said, where it stands, and the form of who has to answer. */
export function ProblemCard(props: Props) {
  const { booking, problems, problem, name } = props;
  const { t } = useTranslation('problem');
  const kind = t(`kinds.${problem.kind}`);
  const isMine = problem.state === 'open' && !problem.isOwn;
  const waits = problems.earnings?.availableAt === null && problem.endedAt === null;
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="font-semibold">
        {problem.isOwn ? t('card.own', { kind }) : t('card.theirs', { name, kind })}
      </h3>
      <Quote text={problem.text} />
      {problem.isConfirmed ? (
        <p>{problem.isOwn ? t('card.confirmedOwn', { name }) : t('card.confirmed', { name })}</p>
      ) : null}
      {problem.answer?.what === 'objected' ? (
        <>
          <p>{problem.isOwn ? t('card.objected', { name }) : t('card.objectedOwn')}</p>
          <Quote text={problem.answer.text} />
        </>
      ) : null}
      <Standing {...props} />
      {waits ? <p className="text-sm text-ink-soft">{t('card.earningsWait')}</p> : null}
      {isMine ? (
        <ProblemAnswer booking={booking} left={problems.left} problem={problem} name={name} />
      ) : null}
    </Card>
  );
}

function Quote({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <blockquote className="rounded-control bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-line">
      {text}
    </blockquote>
  );
}

/** Where the report stands, and what follows from it. */
function Standing({ booking, problem, zone, name }: Props) {
  const { t } = useTranslation('problem');
  const { state, refund, decision, onSilence, answerUntil } = problem;
  const back = { name, amount: formatMoney(refund) };
  if (state === 'with-operator') return <p>{t('card.operator')}</p>;
  if (state !== 'open') {
    const isClient = booking.role === 'client';
    const paidBack = isClient ? t('card.refundedToYou', back) : t('card.refunded', back);
    return (
      <>
        <p className="font-semibold">{refund.amount > 0 ? paidBack : t('card.nothing')}</p>
        {decision ? <p>{t('card.reason')}</p> : null}
        <Quote text={decision} />
      </>
    );
  }
  const until = { name, until: whenInText(answerUntil ?? '', zone) };
  const silence = { name, amount: formatMoney(onSilence.refund) };
  const followed = () => {
    if (onSilence.outcome === 'operator') return t('card.silenceOperator');
    if (onSilence.refund.amount === 0) return t('card.silenceNothing');
    return problem.isOwn ? t('card.silenceToYou', silence) : t('card.silence', silence);
  };
  return (
    <p>
      {problem.isOwn ? t('card.untilOwn', until) : t('card.until', until)} {followed()}
    </p>
  );
}
