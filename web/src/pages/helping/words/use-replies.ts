import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { wordsQueries, type Asked } from '../../../features/words/queries.ts';
import { cardsOf, notUnderstoodIn } from './proposals.ts';

/** Asks all four calls at once; what one of them gave is there although another failed. */
export function useReplies(asked: Asked) {
  const [profile, pricing, hours, offerings] = useQueries({
    queries: [
      wordsQueries.profile(asked),
      wordsQueries.pricing(asked),
      wordsQueries.hours(asked),
      wordsQueries.offerings(asked),
    ],
  });
  const all = [profile, pricing, hours, offerings];
  const [a, b, c, d] = [profile.data, pricing.data, hours.data, offerings.data];
  const replies = useMemo(() => ({ profile: a, pricing: b, hours: c, offerings: d }), [a, b, c, d]);
  const cards = useMemo(() => cardsOf(replies), [replies]);
  return {
    cards,
    notUnderstood: notUnderstoodIn(replies, cards),
    isWaiting: all.some(({ isLoading }) => isLoading),
    isModelFailed: all.some(({ data }) => data?.modelFailed),
    error: all.find(({ error }) => error)?.error ?? null,
    again: () => all.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}
