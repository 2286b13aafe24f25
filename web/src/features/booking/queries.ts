import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { Currency } from '@puente/contract/policy';
import { api, ApiError, type Body, type Reply } from '../../lib/api.ts';
import { freeTimeKey } from '../availability/queries.ts';
import { bookingAt } from './groups.ts';

export type Booking = Reply<'GET /api/booking/:id'>;
export type Quote = Reply<'POST /api/booking/quote'>;
export type Provider = Reply<'GET /worker/profile/:id'>;
export type Details = Pick<
  Body<'POST /api/booking/book'>,
  'name' | 'lastName' | 'email' | 'invoiceEmail' | 'about'
>;

/** Who is booked, with prices in the asked currency. */
export const providerQuery = (id: string, currency: Currency | undefined) =>
  queryOptions({
    queryKey: ['provider', id, currency ?? 'own'],
    queryFn: ({ signal }) =>
      api('GET /worker/profile/:id', {
        params: { id },
        query: currency ? { targetCurrency: currency } : {},
        signal,
      }),
  });

export type QuoteChoice = {
  providerId: string;
  start: string;
  minutes: number;
  /** Beside another meeting of their own. */
  acceptOverlap: boolean;
};

/** A quote holds for 15 minutes; asked again a little sooner, it never runs out unseen. */
const quoteFreshMs = 12 * 60_000;

/** The price of a chosen time, fixed for 15 minutes, for the signed-in person `userId`. */
export const quoteQuery = (choice: QuoteChoice, userId: string) =>
  queryOptions({
    queryKey: ['quote', userId, choice],
    queryFn: ({ signal }) =>
      api('POST /api/booking/quote', {
        body: {
          providerId: choice.providerId,
          start: choice.start,
          durationMinutes: choice.minutes as Quote['durationMinutes'],
          acceptOverlap: choice.acceptOverlap,
        },
        signal,
      }),
    staleTime: quoteFreshMs,
    gcTime: quoteFreshMs,
  });

export const bookingsKey = ['bookings'] as const;

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookingsKey, 'one', id],
    queryFn: ({ signal }) => api('GET /api/booking/:id', { params: { id }, signal }),
  });

const bookingsPerPage = 50;
type Place = Reply<'GET /api/bookings'>['next'];

/** All own bookings in both roles, the latest start first, page by page. */
export const bookingsQuery = infiniteQueryOptions({
  queryKey: [...bookingsKey, 'all'],
  queryFn: ({ pageParam, signal }) =>
    api('GET /api/bookings', {
      query: { limit: bookingsPerPage, ...pageParam },
      signal,
    }),
  initialPageParam: null as Place,
  getNextPageParam: (page) => page.next,
});

/** More than one person ever has at one moment, those that ran out or were cancelled included. */
const bookingsAtOnce = 20;

/** The own booking that takes this time with this expert; null when it is not oneself. */
export const bookingAtQuery = (providerId: string, start: string) =>
  queryOptions({
    queryKey: [...bookingsKey, 'at', providerId, start],
    queryFn: async ({ signal }) => {
      // The list goes back in time: what comes right before the moment after begins with this one.
      const before = Temporal.Instant.from(start).add({ milliseconds: 1 }).toString();
      const query = { role: 'client', limit: bookingsAtOnce, before } as const;
      const { bookings } = await api('GET /api/bookings', { query, signal });
      return bookingAt(bookings, providerId, start) ?? null;
    },
    staleTime: 0,
    gcTime: 0,
    // Somebody waits for the refusal: it is shown when this can't be known.
    retry: false,
  });

/** A booking changed: what lists say of it, and of free time, is old. */
function keepBooking(client: QueryClient, booking: Booking): void {
  client.setQueryData(bookingQuery(booking.id).queryKey, booking);
  void client.invalidateQueries({ queryKey: [...bookingsKey, 'all'] });
  void client.invalidateQueries({ queryKey: freeTimeKey });
}

export type BookRequest = Details & {
  quoteId: string;
  timezone: string;
  acceptOverlap: boolean;
};

/** Takes the slot of a quote. The key makes a request that is sent twice book once. */
export function useBook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: BookRequest & { idempotencyKey: string }) =>
      api('POST /api/booking/book', { body, idempotencyKey }),
    onSuccess: ({ booking }) => keepBooking(client, booking),
    // Refused for the slot: the free times that are shown elsewhere are old.
    onError: () => void client.invalidateQueries({ queryKey: freeTimeKey }),
  });
}

/** Why, and what is paid back by what was shown, in minor units. */
type Cancellation = Pick<Body<'DELETE /api/booking/cancel/:id'>, 'reason' | 'expectedRefund'>;

/** Cancels a meeting, or lets a held time go. */
export function useCancelBooking(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...wish }: Cancellation & { idempotencyKey: string }) =>
      api('DELETE /api/booking/cancel/:id', {
        params: { id },
        body: { ...wish, confirmed: true },
        idempotencyKey,
      }),
    onSuccess: (booking) => keepBooking(client, booking),
    onError: (error) => {
      // What is paid back has changed: it is shown from here on, whatever else can be read.
      const cancellation = error instanceof ApiError ? error.refundTerms : null;
      if (cancellation)
        client.setQueryData(bookingQuery(id).queryKey, (before) =>
          before ? { ...before, cancellation } : before,
        );
      void client.invalidateQueries({ queryKey: bookingsKey });
    },
  });
}

/** Changes what the meeting is about. */
export function useChangeBooking(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<'PUT /api/booking/:id'>) =>
      api('PUT /api/booking/:id', { params: { id }, body }),
    onSuccess: (booking) => keepBooking(client, booking),
  });
}

/** The meeting as a calendar file. */
export const readCalendarFile = (id: string) =>
  api('GET /api/booking/:id/calendar', { params: { id } });
