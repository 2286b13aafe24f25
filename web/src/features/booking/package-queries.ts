import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError, type Body, type Reply } from '../../lib/api.ts';
import { freeTimeKey, type Way } from '../availability/queries.ts';
import { bookingQuery, bookingsKey, keepBooking } from './queries.ts';

export type Package = Reply<'GET /api/booking/package/:id'>;
export type Discount = NonNullable<Package['discount']>;

/** A package that was bought, for one of its two parties. */
export function packageQuery(id: string) {
  return queryOptions({
    queryKey: [...bookingsKey, 'package', id],
    queryFn: ({ signal }) => api('GET /api/booking/package/:id', { params: { id }, signal }),
  });
}

/** The packages that the person bought or sold; those with sessions to place first. */
export const packagesQuery = queryOptions({
  queryKey: [...bookingsKey, 'package', 'all'],
  queryFn: async ({ signal }) =>
    (await api('GET /api/booking/packages', { query: {}, signal })).packages,
});

type Address = Body<'POST /api/booking/quote'>['address'];

type PackageChoice = {
  offeringId: string;
  /** Instants, in any order. */
  starts: readonly string[];
  /** Although the person has other meetings at these times. */
  acceptOverlap: boolean;
  way: Way;
  /** Of the home where they meet. */
  address?: Address;
  promoCode?: string | undefined;
};

/** A quote is valid for 15 minutes; refetched a little sooner, it never expires on screen. */
const quoteFreshMs = 12 * 60_000;

/** The price of a package with its chosen times, for the signed-in person `userId`. */
export function packageQuoteQuery(choice: PackageChoice, userId: string) {
  const { offeringId, starts, acceptOverlap, way, address, promoCode } = choice;
  return queryOptions({
    queryKey: ['quote', userId, 'package', choice],
    queryFn: ({ signal }) =>
      api('POST /api/booking/quote', {
        body: {
          offeringId,
          sessions: starts.map((start) => ({ start })),
          acceptOverlap,
          ...way,
          address,
          promoCode,
        },
        signal,
      }),
    staleTime: quoteFreshMs,
    gcTime: quoteFreshMs,
  });
}

/** A time for the next session of a package that has none. */
export type Placing = { start: string; acceptOverlap: boolean; way: Way; address?: Address };

/** Takes it. Nothing is paid. */
export function usePlaceSession(packageId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...placing }: Placing & { idempotencyKey: string }) =>
      api('POST /api/booking/book', {
        body: {
          packageId,
          sessions: [{ start: placing.start }],
          acceptOverlap: placing.acceptOverlap,
          ...placing.way,
          address: placing.address,
        },
        idempotencyKey,
      }),
    onSuccess: ({ booking, package: bought }) => {
      if (bought) client.setQueryData(packageQuery(packageId).queryKey, bought);
      keepBooking(client, booking);
    },
    onError: () => {
      // The time was taken, or the credit is spent by now.
      void client.invalidateQueries({ queryKey: freeTimeKey });
      void client.invalidateQueries(packageQuery(packageId));
    },
  });
}

type Cancellation = Pick<Body<'POST /api/booking/cancel-package'>, 'reason' | 'expectedRefund'>;

/** Cancels what is left of a package, with the refund that was shown, in minor units. */
export function useCancelPackage(packageId: string) {
  const client = useQueryClient();
  const { queryKey } = packageQuery(packageId);
  return useMutation({
    mutationFn: ({ idempotencyKey, ...cancellation }: Cancellation & { idempotencyKey: string }) =>
      api('POST /api/booking/cancel-package', {
        body: { packageId, ...cancellation, confirmed: true },
        idempotencyKey,
      }),
    onSuccess: (bought) => {
      client.setQueryData(queryKey, bought);
      for (const { bookingId } of bought.sessions)
        if (bookingId !== null) void client.invalidateQueries(bookingQuery(bookingId));
      void client.invalidateQueries({ queryKey: bookingsKey });
      void client.invalidateQueries({ queryKey: freeTimeKey });
    },
    onError: (error) => {
      // The refund has changed: the terms of each session are read again.
      if (error instanceof ApiError) void client.invalidateQueries({ queryKey });
    },
  });
}
