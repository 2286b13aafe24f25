import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api, type Body } from '../../lib/api.ts';
import { freeTimeKey } from '../availability/queries.ts';
import { type Booking, bookingsKey, keepBooking } from './queries.ts';

/** How the time of a meeting came to be. */
export function changesQuery(id: string) {
  return queryOptions({
    queryKey: [...bookingsKey, 'changes', id],
    queryFn: ({ signal }) => api('GET /api/booking/:id/changes', { params: { id }, signal }),
  });
}

type Keyed<Content> = Content & { idempotencyKey: string };

/** Moves a meeting of the client at once. */
export function useMoveBooking(id: string) {
  return useMoving(({ idempotencyKey, start }: Keyed<{ start: string }>) =>
    api('PUT /api/booking/:id', { params: { id }, body: { start }, idempotencyKey }),
  );
}

/** Proposes another time to the other person. */
export function useProposeTime() {
  return useMoving(
    ({ idempotencyKey, ...body }: Keyed<Body<'POST /api/booking/propose-new-time'>>) =>
      api('POST /api/booking/propose-new-time', { body, idempotencyKey }),
  );
}

/** Answers the proposal of the other person. */
export function useAnswerProposal() {
  return useMoving((body: Body<'POST /api/booking/respond-to-proposal'>) =>
    api('POST /api/booking/respond-to-proposal', { body }),
  );
}

/** Takes an own proposal back. */
export function useWithdrawProposal() {
  return useMoving((body: Body<'POST /api/booking/withdraw-proposal'>) =>
    api('POST /api/booking/withdraw-proposal', { body }),
  );
}

/** What the reply says is shown at once; what a refusal says may be shown elsewhere is read again. */
function useMoving<Content>(send: (content: Content) => Promise<Booking>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (booking) => keepBooking(client, booking),
    onError: () => lookAgain(client),
  });
}

function lookAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: bookingsKey });
  void client.invalidateQueries({ queryKey: freeTimeKey });
}
