import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type Body } from '../../lib/api.ts';
import { bookingQuery, keepBooking } from './queries.ts';

type Refund = Body<'POST /api/booking/:id/refund'> & { idempotencyKey: string };

/** Refunds more than the terms of a meeting that its client cancelled. */
export function useRefundByGoodwill(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Refund) =>
      api('POST /api/booking/:id/refund', { params: { id }, body, idempotencyKey }),
    onSuccess: (booking) => keepBooking(client, booking),
    // What is left may have changed meanwhile.
    onError: () => void client.invalidateQueries({ queryKey: bookingQuery(id).queryKey }),
  });
}
