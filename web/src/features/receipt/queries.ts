import { queryOptions } from '@tanstack/react-query';
import { api, type Reply } from '../../lib/api.ts';
import { bookingsKey } from '../booking/queries.ts';

export type Receipt = Reply<'GET /api/receipts/:orderId'>;
export type CreditNote = Receipt['creditNotes'][number];

/** Below the bookings: whatever changes one of them may have moved its money. */
export function receiptQuery(orderId: string) {
  return queryOptions({
    queryKey: [...bookingsKey, 'receipt', orderId],
    queryFn: ({ signal }) => api('GET /api/receipts/:orderId', { params: { orderId }, signal }),
  });
}

/** Where a credit note stands on the page of its receipt. */
export function anchorOf(note: Pick<CreditNote, 'number'>): string {
  return `credit-note-${note.number}`;
}
