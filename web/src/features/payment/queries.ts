import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api, ApiError, type Body, type Reply } from '../../lib/api.ts';
import { errorCodeOf } from '../../lib/error-text.ts';
import { bookingQuery, bookingsKey, invalidatePrices } from '../booking/queries.ts';

export type Intent = Reply<'POST /api/booking/create-payment-intent'>;
export type PaymentState = Reply<'GET /payment-status/:id'>;

/** Creates the payment intent of a held booking, or returns the open one. */
export function paymentIntentQuery(bookingId: string) {
  return queryOptions({
    queryKey: ['payment', 'intent', bookingId],
    queryFn: async ({ signal, client }) => {
      try {
        return await api('POST /api/booking/create-payment-intent', {
          body: { bookingId },
          signal,
        });
      } catch (error) {
        // The hold has expired, or it was paid already: the booking has the current state.
        if (['hold-expired', 'not-payable'].includes(errorCodeOf(error)))
          void client.invalidateQueries(bookingQuery(bookingId));
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Every visit requests it again: the payment may have ended in the meantime.
    gcTime: 0,
  });
}

const pollMs = 1500;
/** Every so many polls the card gateway itself is asked: its webhook may be lost. */
const looksPerQuestion = 4;

/** True while the state of the payment may still change. */
export function isUnderWay({ status, bookingStatus, slotLost }: PaymentState): boolean {
  return (
    !slotLost &&
    (bookingStatus === 'held' || bookingStatus === 'expired') &&
    (status === 'processing' || status === 'succeeded')
  );
}

/** The state of a booking's payment, polled while it may change. */
export function paymentStateQuery(bookingId: string) {
  let looks = 0;
  return queryOptions({
    queryKey: stateKey(bookingId),
    queryFn: async ({ signal, client }) => {
      looks += 1;
      const state = await (looks % looksPerQuestion === 0
        ? lookUpPayment({ bookingId }, signal)
        : api('GET /payment-status/:id', { params: { id: bookingId }, signal }));
      invalidateBooking(client, bookingId, state);
      return state;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pollMs : false),
  });
}

function stateKey(bookingId: string) {
  return ['payment', 'state', bookingId];
}

/** The payment's state after the gateway was asked: a refusal because it isn't paid carries it. */
async function lookUpPayment(
  body: Body<'POST /confirm-payment'>,
  signal?: AbortSignal,
): Promise<PaymentState> {
  try {
    return await api('POST /confirm-payment', { body, signal });
  } catch (error) {
    if (error instanceof ApiError && error.payment) return error.payment;
    throw error;
  }
}

/** The payment changed the booking: everything cached about it, and the lists, are out of date. */
function invalidateBooking(client: QueryClient, bookingId: string, state: PaymentState): void {
  const known = client.getQueryData(bookingQuery(bookingId).queryKey);
  if (!known || known.status === state.bookingStatus) return;
  void client.invalidateQueries({ queryKey: bookingsKey });
  invalidatePrices(client);
}

/** Has the server look the payment up at the card gateway now. */
export function useConfirmPayment(bookingId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (paymentIntentId: string | undefined) =>
      lookUpPayment({ bookingId, ...(paymentIntentId ? { paymentIntentId } : {}) }),
    onSuccess: (state) => keepState(client, bookingId, state),
  });
}

function keepState(client: QueryClient, bookingId: string, state: PaymentState): void {
  client.setQueryData(stateKey(bookingId), state);
  invalidateBooking(client, bookingId, state);
}

/**
 * The bank has redirected the person back: looks the payment up.
 * @returns whether the bank declined; false when that can't be known now
 */
export async function takeBankReturn(
  client: QueryClient,
  bookingId: string,
  paymentIntentId: string,
): Promise<boolean> {
  const state = await lookUpPayment({ bookingId, paymentIntentId }).catch(() => null);
  if (!state) return false;
  keepState(client, bookingId, state);
  if (isRefused(state))
    client.setQueryData(bankRefusalKey(bookingId), state.declineCode ?? 'authentication_failed');
  return isRefused(state);
}

function isRefused({ status }: PaymentState): boolean {
  return ['failed', 'requires-payment', 'requires-action'].includes(status);
}

function bankRefusalKey(bookingId: string) {
  return ['payment', 'bank-refusal', bookingId];
}

/** Why the bank declined this payment a moment ago. */
export function useBankRefusal(bookingId: string): string | undefined {
  return useQueryClient().getQueryData(bankRefusalKey(bookingId));
}
