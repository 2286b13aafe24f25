import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../src/context.ts';

/** Milliseconds since 1970. */
const instant = z.int();

const bookingFacts = z.object({
  id: z.string(),
  provider_id: z.string(),
  status: z.enum(['held', 'confirmed', 'expired', 'cancelled']),
  session_number: z.int().nullable(),
  price: z.int(),
  created_at: instant,
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
  promo_share: z.int(),
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
  kind: z.enum(['meeting', 'package', 'plan-period']),
  status: z.enum(['open', 'paid', 'lapsed']),
  amount: z.int(),
  client_id: z.string(),
  package: z
    .object({ id: z.string(), status: z.enum(['reserved', 'active', 'cancelled']) })
    .nullable(),
  /** The plan that it is a month of: the first is 0. */
  plan: z
    .object({
      id: z.string(),
      status: z.enum(['reserved', 'active', 'past-due', 'ending', 'ended']),
      period: z.int(),
      begins_at: instant,
    })
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
const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** Everything that the database says of what was bought since then, read at one moment. */
const readRows = async ({ db }: Pick<Context, 'db'>, since: Temporal.Instant) => {
  const { rows } = await sql<{ id: string; text: string }>`
    select o.id, row_to_json(o)::text as text from (
      select o.id, o.kind, o.status, o.amount, o.created_at, o.buyer_id as client_id,
        (select json_build_object('id', p.id, 'status', p.status)
          from packages p where p.order_id = o.id) as package,
        (select json_build_object('id', l.id, 'status', l.status, 'period', p.period,
            'begins_at', ${ms('p.period_starts_at')})
          from packages p join plans l on l.id = p.plan_id where p.order_id = o.id) as plan,
        coalesce((select ${rowOf} from (
          select s.number, s.status, s.share, s.promo_share, s.platform_fee, s.partner_fee, s.refund_amount,
            s.booking_id
          from package_sessions s join packages p on p.id = s.package_id
          where p.order_id = o.id order by s.number) x), ${none}) as sessions,
        coalesce((select ${rowOf} from (
          select b.id, b.provider_id, b.status, b.session_number, b.price, b.own_moves,
            ${ms('b.created_at')} as created_at,
            ${ms('b.starts_at')} as starts_at, ${ms('b.ends_at')} as ends_at,
            ${ms('b.hold_expires_at')} as hold_expires_at,
            ${ms('b.proposed_starts_at')} as proposed_starts_at,
            ${ms('b.proposed_ends_at')} as proposed_ends_at,
            ${ms('b.proposed_until')} as proposed_until
          from bookings b where b.order_id = o.id order by b.created_at, b.id) x),
          ${none}) as bookings,
        coalesce((select ${rowOf} from (
          select intent_id, status, received, slot_lost from payments
          where order_id = o.id) x), ${none}) as payments,
        coalesce((select ${rowOf} from (
          select r.amount, r.status, r.by_hand from refunds r join payments p on p.id = r.payment_id
          where p.order_id = o.id order by r.created_at, r.id) x), ${none}) as refunds,
        coalesce((select ${rowOf} from (
          select t.kind, sum(e.amount) as total,
            coalesce(sum(e.amount) filter (where e.account = 'card-gateway'), 0) as "atGateway",
            coalesce(sum(e.amount) filter (where e.account = 'refunds-payable'), 0) as payable
          from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
          where t.order_id = o.id group by t.id order by t.id) x), ${none}) as postings,
        coalesce((select ${rowOf} from (
          select r.amount, coalesce((select sum(c.amount) from credit_notes c
            where c.receipt_id = r.id), 0) as credited
          from receipts r where r.order_id = o.id) x), ${none}) as receipts
      from orders o where o.created_at >= ${since}::timestamptz
    ) o order by o.created_at, o.id`.execute(db);
  return rows;
};

/**
 * Reads what was bought since then. An order of which the database says the same as before is the
 * same object as before, so that it isn't taken apart and checked again.
 */
export const factReader = (context: Pick<Context, 'db'>) => {
  let known = new Map<string, { text: string; order: OrderFacts }>();
  return async (since: Temporal.Instant): Promise<OrderFacts[]> => {
    const rows = await readRows(context, since);
    const read = rows.map(({ id, text }) => {
      const before = known.get(id);
      return before?.text === text ? before : { text, order: orderFacts.parse(JSON.parse(text)) };
    });
    known = new Map(read.map((one) => [one.order.id, one]));
    return read.map(({ order }) => order);
  };
};
