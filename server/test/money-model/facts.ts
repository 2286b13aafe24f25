import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../src/context.ts';
import { msOf } from './time.ts';

const instant = z.string().transform(msOf);

const bookingFacts = z.object({
  id: z.string(),
  provider_id: z.string(),
  status: z.enum(['held', 'confirmed', 'expired', 'cancelled']),
  session_number: z.int().nullable(),
  price: z.int(),
  starts_at: instant,
  ends_at: instant,
  hold_expires_at: instant.nullable(),
  proposed_starts_at: instant.nullable(),
  proposed_ends_at: instant.nullable(),
  proposed_until: instant.nullable(),
  own_moves: z.int(),
});
export type BookingFacts = z.output<typeof bookingFacts>;

const sessionFacts = z.object({
  number: z.int(),
  status: z.enum(['free', 'placed', 'spent', 'refunded']),
  share: z.int(),
  platform_fee: z.int(),
  partner_fee: z.int(),
  refund_amount: z.int(),
  booking_id: z.string().nullable(),
});

const refundFacts = z.object({
  amount: z.int(),
  status: z.enum(['requested', 'succeeded', 'failed', 'withdrawn']),
  by_hand: z.boolean(),
});

const orderFacts = z.object({
  id: z.string(),
  kind: z.enum(['meeting', 'package']),
  status: z.enum(['open', 'paid', 'lapsed']),
  amount: z.int(),
  client_id: z.string(),
  package: z
    .object({ id: z.string(), status: z.enum(['reserved', 'active', 'cancelled']) })
    .nullable(),
  sessions: z.array(sessionFacts),
  bookings: z.array(bookingFacts),
  payments: z.array(
    z.object({
      intent_id: z.string(),
      status: z.string(),
      received: z.int().nullable(),
      slot_lost: z.boolean(),
    }),
  ),
  refunds: z.array(refundFacts),
  /** Each transaction of the ledger: its sum, and what it moved at the gateway and in what is owed. */
  postings: z.array(
    z.object({ total: z.int(), atGateway: z.int(), payable: z.int(), kind: z.string() }),
  ),
  receipts: z.array(z.object({ amount: z.int(), credited: z.int() })),
});
export type OrderFacts = z.output<typeof orderFacts>;

const rowOf = sql`json_agg(row_to_json(x))`;
const none = sql`'[]'::json`;

/** Everything that the database says of what was bought since then, read at one moment. */
export const readFacts = async (
  { db }: Pick<Context, 'db'>,
  since: Temporal.Instant,
): Promise<OrderFacts[]> => {
  const { rows } = await sql<{ facts: unknown }>`
    select coalesce(json_agg(row_to_json(o) order by o.created_at, o.id), '[]') as facts from (
      select o.id, o.kind, o.status, o.amount, o.created_at, o.buyer_id as client_id,
        (select json_build_object('id', p.id, 'status', p.status)
          from packages p where p.order_id = o.id) as package,
        coalesce((select ${rowOf} from (
          select s.* from package_sessions s join packages p on p.id = s.package_id
          where p.order_id = o.id order by s.number) x), ${none}) as sessions,
        coalesce((select ${rowOf} from (
          select b.* from bookings b where b.order_id = o.id order by b.created_at, b.id) x),
          ${none}) as bookings,
        coalesce((select ${rowOf} from (
          select * from payments where order_id = o.id) x), ${none}) as payments,
        coalesce((select ${rowOf} from (
          select r.amount, r.status, r.by_hand from refunds r join payments p on p.id = r.payment_id
          where p.order_id = o.id) x), ${none}) as refunds,
        coalesce((select ${rowOf} from (
          select t.kind, sum(e.amount) as total,
            coalesce(sum(e.amount) filter (where e.account = 'card-gateway'), 0) as "atGateway",
            coalesce(sum(e.amount) filter (where e.account = 'refunds-payable'), 0) as payable
          from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
          where t.order_id = o.id group by t.id) x), ${none}) as postings,
        coalesce((select ${rowOf} from (
          select r.amount, coalesce((select sum(c.amount) from credit_notes c
            where c.receipt_id = r.id), 0) as credited
          from receipts r where r.order_id = o.id) x), ${none}) as receipts
      from orders o where o.created_at >= ${since}::timestamptz
    ) o`.execute(db);
  return z.array(orderFacts).parse(rows[0]?.facts);
};
