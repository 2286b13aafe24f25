import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api, type Body, type Reply } from '../../lib/api.ts';
import { keepDraft } from '../../lib/drafts.ts';

export type MeetingReview = Reply<'GET /api/booking/:id/review'>;
export type ShownReview = Reply<'GET /worker/profile/:id/reviews'>['reviews'][number];

const reviewsKey = ['reviews'] as const;

/** What is said of an expert, the latest first. */
export function reviewsQuery(providerId: string) {
  return infiniteQueryOptions({
    queryKey: [...reviewsKey, providerId],
    queryFn: ({ signal, pageParam }) =>
      api('GET /worker/profile/:id/reviews', {
        params: { id: providerId },
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

function meetingReviewKey(bookingId: string) {
  return [...reviewsKey, 'meeting', bookingId] as const;
}

/** The review that belongs to an own meeting. */
export function meetingReviewQuery(bookingId: string) {
  return queryOptions({
    queryKey: meetingReviewKey(bookingId),
    queryFn: ({ signal }) =>
      api('GET /api/booking/:id/review', { params: { id: bookingId }, signal }),
  });
}

/** Writes the review that a meeting's page asks for, or changes the one written before. */
export function useWriteReview(bookingId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<'POST /api/reviews'>) => api('POST /api/reviews', { body }),
    onSuccess: async (review) => {
      keepDraft(bookingId, { review: undefined });
      await client.invalidateQueries({ queryKey: reviewsKey });
      client.setQueryData(meetingReviewKey(bookingId), review);
    },
  });
}

export function useAnswerReview(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (message: string) =>
      api('POST /api/reviews/:id/answer', { params: { id }, body: { message } }),
    onSuccess: () => keepDraft(id, { reply: undefined }),
    onSettled: () => client.invalidateQueries({ queryKey: reviewsKey }),
  });
}

export function useHideReview(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (message: string) =>
      api('POST /api/reviews/:id/hide', { params: { id }, body: { message } }),
    onSuccess: () => client.invalidateQueries({ queryKey: reviewsKey }),
  });
}
