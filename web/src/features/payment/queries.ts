import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError, type Body, type Reply } from '../../lib/api.ts';

export type Intent = Reply<'POST /api/booking/create-payment-intent'>;
export type PaymentState = Reply<'GET /payment-status/:id'>;

/** Starts the card payment of a held booking, or goes on with the one that is open. */
export const paymentIntentQuery = (bookingId: string) =>
  queryOptions({
    queryKey: ['payment', 'intent', bookingId],
    queryFn: ({ signal }) =>
      api('POST /api/booking/create-payment-intent', { body: { bookingId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // Another visit asks again: the payment may have ended in the meantime.
    gcTime: 0,
  });

const stateKey = (bookingId: string) => ['payment', 'state', bookingId];
const pollMs = 1500;
/** Every so many looks the card gateway itself is asked: its word to us may be lost. */
const looksPerQuestion = 4;

/** True while the money may still move by itself. */
export const isUnderWay = ({ status, bookingStatus, slotLost }: PaymentState): boolean =>
  !slotLost &&
  (bookingStatus === 'held' || bookingStatus === 'expired') &&
  (status === 'processing' || status === 'succeeded');

/** Where the payment is after the card gateway was asked: a refusal because it isn't paid says so. */
const lookUpPayment = async (
  body: Body<'POST /confirm-payment'>,
  signal?: AbortSignal,
): Promise<PaymentState> => {
  try {
    return await api('POST /confirm-payment', { body, signal });
  } catch (error) {
    if (error instanceof ApiError && error.payment) return error.payment;
    throw error;
  }
};

/** Where the payment of a booking is, asked again while it is under way. */
export const paymentStateQuery = (bookingId: string) => {
  let looks = 0;
  return queryOptions({
    queryKey: stateKey(bookingId),
    queryFn: ({ signal }) => {
      looks += 1;
      return looks % looksPerQuestion === 0
        ? lookUpPayment({ bookingId }, signal)
        : api('GET /payment-status/:id', { params: { id: bookingId }, signal });
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pollMs : false),
  });
};

/** Has the payment looked up at the card gateway now. */
export function useConfirmPayment(bookingId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (paymentIntentId: string | undefined) =>
      lookUpPayment({ bookingId, ...(paymentIntentId ? { paymentIntentId } : {}) }),
    onSuccess: (state) => client.setQueryData(stateKey(bookingId), state),
  });
}
