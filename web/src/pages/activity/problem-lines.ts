import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/booking/queries.ts';
import { type Problem, problemsQuery } from '../../features/problem/queries.ts';
import { formatMoney } from '../../lib/money.ts';

type HistoryLine = { key: string; at: string; text: string };

/** What was reported of a meeting and became of it, as lines of its history. */
export function useProblemLines(booking: Booking, otherName: string): HistoryLine[] {
  const { t } = useTranslation('problem');
  const hasBegun = booking.status === 'in-progress' || booking.status === 'completed';
  const { data } = useQuery({ ...problemsQuery(booking.id), enabled: hasBegun });
  const linesOf = (problem: Problem): HistoryLine[] => {
    const { id, by, state, answer, passedOnAt, endedAt, refund } = problem;
    const reporter = by === booking.role ? 'you' : 'other';
    const answerer = by === booking.role ? 'other' : 'you';
    const words = { who: otherName, amount: formatMoney(refund) };
    const line = (at: string | null | undefined, text: string) =>
      at ? [{ key: `${id} ${at} ${text}`, at, text }] : [];
    const ended = () => {
      if (state === 'refunded') return t(`lines.refunded.${answerer}`, words);
      if (state === 'decided')
        return refund.amount > 0 ? t('lines.decided', words) : t('lines.decidedNothing');
      return refund.amount > 0 ? t('lines.lapsed', words) : t('lines.lapsedNothing');
    };
    const isObjection = answer?.what === 'objected';
    return [
      ...line(
        problem.at,
        t(`lines.reported.${reporter}`, { ...words, kind: t(`kinds.${problem.kind}`) }),
      ),
      ...(isObjection ? line(answer.at, t(`lines.objected.${answerer}`, words)) : []),
      ...(isObjection ? [] : line(passedOnAt, t('lines.unanswered'))),
      ...line(endedAt, ended()),
    ];
  };
  const lines = data?.problems.flatMap(linesOf) ?? [];
  return lines.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
