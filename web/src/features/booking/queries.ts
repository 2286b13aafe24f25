import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Currency } from '@puente/contract/policy';
import { api, ApiError, type Body, type Reply } from '../../lib/api.ts';
import { markIntroduced } from '../../shell/session/session.ts';
import { freeTimeKey, type Way } from '../availability/queries.ts';
import { bookingAt } from './groups.ts';

export type Booking = Reply<'GET /api/booking/:id'>;
export type Quote = Reply<'POST /api/booking/quote'>;
export type Provider = Reply<'GET /worker/profile/:id'>;
type BookBody = Body<'POST /api/booking/book'>;
export type Details = {
  [Name in 'name' | 'lastName' | 'email' | 'invoiceEmail' | 'about']?: NonNullable<BookBody[Name]>;
};

/** The expert, with prices in the given currency. */
export function providerQuery(id: string, currency: Currency | undefined) {
  return queryOptions({
    queryKey: ['provider', id, currency ?? 'own'],
    queryFn: ({ signal }) =>
      api('GET /worker/profile/:id', {
        params: { id },
        query: currency ? { targetCurrency: currency } : {},
        signal,
      }),
  });
}

export type QuoteChoice = {
  providerId: string;
  start: string;
  minutes: number;
  /** Although the person has another meeting at that time. */
  acceptOverlap: boolean;
  way: Way;
  /** Of the home where they meet. */
  address?: Address | undefined;
  promoCode?: string | undefined;
};

type Address = NonNullable<Body<'POST /api/booking/quote'>['address']>;

/** A quote is valid for 15 minutes; refetched a little sooner, it never expires on screen. */
const quoteFreshMs = 12 * 60_000;

/** The price of a chosen time, valid for 15 minutes, for the signed-in person `userId`. */
export function quoteQuery(choice: QuoteChoice, userId: string) {
  return queryOptions({
    queryKey: ['quote', userId, choice],
    queryFn: ({ signal }) =>
      api('POST /api/booking/quote', {
        body: {
          providerId: choice.providerId,
          start: choice.start,
          durationMinutes: choice.minutes as Quote['durationMinutes'],
          acceptOverlap: choice.acceptOverlap,
          ...choice.way,
          address: choice.address,
          promoCode: choice.promoCode,
        },
        signal,
      }),
    staleTime: quoteFreshMs,
    gcTime: quoteFreshMs,
  });
}

export const bookingsKey = ['bookings'] as const;

/** A meeting is near this long before its start. */
export const nearHours = 24;

export function bookingQuery(id: string) {
  return queryOptions({
    queryKey: [...bookingsKey, 'one', id],
    queryFn: ({ signal }) => api('GET /api/booking/:id', { params: { id }, signal }),
  });
}

/** More bookings than a person has at one instant, expired and cancelled ones included. */
const bookingsAtOnce = 20;

/** The person's own booking at this time with this expert; null when somebody else has it. */
export function bookingAtQuery(providerId: string, start: string) {
  return queryOptions({
    queryKey: [...bookingsKey, 'at', providerId, start],
    queryFn: async ({ signal }) => {
      // The list goes back in time: the page before the next instant begins with this one.
      const before = Temporal.Instant.from(start).add({ milliseconds: 1 }).toString();
      const query = { role: 'client', limit: bookingsAtOnce, before } as const;
      const { bookings } = await api('GET /api/bookings', { query, signal });
      return bookingAt(bookings, providerId, start) ?? null;
    },
    staleTime: 0,
    gcTime: 0,
    // A refusal waits to be shown: it is shown without this when the lookup fails.
    retry: false,
  });
}

export type BookRequest = Details & {
  quoteId: string;
  timezone: string;
  acceptOverlap: boolean;
  /** The summary of the chat, where the person shares it. */
  chatSummary?: string;
};

/** Books the slot of a quote. With the key, a request that is sent twice books once. */
export function useBook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: BookRequest & { idempotencyKey: string }) =>
      api('POST /api/booking/book', { body, idempotencyKey }),
    onSuccess: ({ booking }) => {
      keepBooking(client, booking);
      markIntroduced();
    },
    // The slot was refused: free times shown elsewhere are out of date.
    onError: () => void client.invalidateQueries({ queryKey: freeTimeKey }),
  });
}

/** Updates a changed booking in the cache, and invalidates the lists and free times. */
export function keepBooking(client: QueryClient, booking: Booking): void {
  client.setQueryData(bookingQuery(booking.id).queryKey, booking);
  void client.invalidateQueries({ queryKey: [...bookingsKey, 'all'] });
  void client.invalidateQueries({ queryKey: [...bookingsKey, 'near'] });
  if (booking.partOf) void client.invalidateQueries({ queryKey: [...bookingsKey, 'package'] });
  void client.invalidateQueries({ queryKey: [...bookingsKey, 'changes', booking.id] });
  void client.invalidateQueries({ queryKey: freeTimeKey });
  invalidatePrices(client);
}

/** The two have met by a booking, or not any more: what the next one costs has changed. */
export function invalidatePrices(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['provider'] });
  void client.invalidateQueries({ queryKey: ['personal-link'] });
}

/** The reason, and the refund that was shown, in minor units. */
type Cancellation = Pick<Body<'DELETE /api/booking/cancel/:id'>, 'reason' | 'expectedRefund'>;

/** Cancels a meeting, or releases a held time. */
export function useCancelBooking(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...cancellation }: Cancellation & { idempotencyKey: string }) =>
      api('DELETE /api/booking/cancel/:id', {
        params: { id },
        body: { ...cancellation, confirmed: true },
        idempotencyKey,
      }),
    onSuccess: (booking) => keepBooking(client, booking),
    onError: (error) => {
      // The refund has changed: show the new one, even if nothing else can be loaded.
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
export function readCalendarFile(id: string) {
  return api('GET /api/booking/:id/calendar', { params: { id } });
}
