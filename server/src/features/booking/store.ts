import { policy } from '@puente/contract/policy';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Executor, Tx } from '../../db/connection.ts';
import type { Bookings, Providers, Users } from '../../db/schema.ts';
import { type PriceTerms, withTerms } from '../order/rules.ts';

export type BookingRow = Selectable<Bookings>;

/** A booking with what its order promised: of which quote, and on which terms. */
export type OrderedBooking = BookingRow & { quote_id: string; terms: PriceTerms };

/** What the parties of a booking see of each other, beside what the booking says. */
export type Parties = {
  provider_name: User['name'];
  provider_last_name: User['last_name'];
  provider_picture: User['picture'];
  provider_username: User['username'];
  provider_expertise: Selectable<Providers>['expertise'];
  provider_timezone: User['timezone'];
  client_picture: User['picture'];
};

type User = Selectable<Users>;

/** The open proposal of another time, if there is one; its time stands in the booking. */
type OpenProposal = {
  proposal_id: string | null;
  proposal_by: 'client' | 'provider' | null;
  proposal_asked_by: 'client' | 'provider' | null;
  proposal_message: string | null;
  proposal_created_at: Temporal.Instant | null;
};

export const noProposal: OpenProposal = {
  proposal_id: null,
  proposal_by: null,
  proposal_asked_by: null,
  proposal_message: null,
  proposal_created_at: null,
};

/** What a booking has of moving when it is made. */
export const neverMoved = {
  refund_starts_at: null,
  own_moves: 0,
  proposed_starts_at: null,
  proposed_ends_at: null,
  proposed_until: null,
};

/** What a single meeting has of a package. */
export const noPackage = { package_id: null, session_number: null, credit: null };

/** Of which package it is a session; null for a single meeting. */
type InPackage = {
  package_name: string | null;
  /** Where that is a month of a plan. */
  package_plan_id: string | null;
  package_sessions: number | null;
  /** Minor units that went back of its session's share. */
  session_refunded: number | null;
};

export const notInPackage: InPackage = {
  package_plan_id: null,
  package_name: null,
  package_sessions: null,
  session_refunded: null,
};

export type BookingView = OrderedBooking & Parties & OpenProposal & InPackage;

/** Of both parties of a booking or a quote: users `pu` and `cu`, provider `p`. */
export const partyColumns = [
  'pu.name as provider_name',
  'pu.last_name as provider_last_name',
  'pu.picture as provider_picture',
  'pu.username as provider_username',
  'p.expertise as provider_expertise',
  'cu.picture as client_picture',
] as const;

/**
 * Holds that were not ended yet. As a literal, so that prepared statements can use the indexes
 * that hold only those.
 */
export const isLiterallyHeld = sql<boolean>`status = 'held'`;

/** One booking of which the person is a party. */
export async function findOwnView(
  db: Executor,
  bookingId: string,
  userId: string,
): Promise<BookingView | undefined> {
  const row = await ownViews(db, userId).where('o.id', '=', bookingId).executeTakeFirst();
  return row && withTerms(row);
}

/** A provider learns of a booking when it is confirmed; unpaid holds are the client's alone. */
function ownViews(db: Executor, userId: string) {
  return selectViews(db).where((row) => {
    const asClient = row('o.client_id', '=', userId);
    const asProvider = row.and([
      row('o.provider_id', '=', userId),
      row('o.confirmed_at', 'is not', null),
    ]);
    return row.or([asClient, asProvider]);
  });
}

function selectViews(db: Executor) {
  return db
    .selectFrom('bookings as o')
    .innerJoin('users as pu', 'pu.id', 'o.provider_id')
    .innerJoin('providers as p', 'p.id', 'o.provider_id')
    .leftJoin('schedules as s', 's.provider_id', 'o.provider_id')
    .innerJoin('users as cu', 'cu.id', 'o.client_id')
    .innerJoin('orders as bought', 'bought.id', 'o.order_id')
    .leftJoin('time_proposals as w', (join) =>
      join.onRef('w.booking_id', '=', 'o.id').on('w.status', '=', sql.lit('open')),
    )
    .leftJoin('packages as k', 'k.id', 'o.package_id')
    .leftJoin('package_sessions as unit', (join) =>
      join
        .onRef('unit.package_id', '=', 'o.package_id')
        .onRef('unit.number', '=', 'o.session_number')
        .onRef('unit.booking_id', '=', 'o.id'),
    )
    .selectAll('o')
    .select(['bought.quote_id', 'bought.terms'])
    .select(['k.name as package_name', 'k.sessions as package_sessions'])
    .select('k.plan_id as package_plan_id')
    .select('unit.refund_amount as session_refunded')
    .select(['w.id as proposal_id', 'w.proposed_by as proposal_by'])
    .select('w.asked_by as proposal_asked_by')
    .select(['w.message as proposal_message', 'w.created_at as proposal_created_at'])
    .select(partyColumns)
    .select((row) => row.fn.coalesce('s.timezone', 'pu.timezone').as('provider_timezone'));
}

/** The same for the system itself, such as its mails: not limited to a person. */
export async function findView(db: Executor, bookingId: string): Promise<BookingView | undefined> {
  const row = await selectViews(db).where('o.id', '=', bookingId).executeTakeFirst();
  return row && withTerms(row);
}

/** A paid booking as its room knows it, cancelled or not. */
export type RoomBooking = Pick<
  BookingRow,
  'id' | 'room_id' | 'status' | 'starts_at' | 'ends_at' | 'provider_id' | 'client_id'
> & {
  provider_name: string;
  provider_picture: string | null;
  client_name: string;
  client_picture: string | null;
};

/** The bookings of rooms; a hold that nobody paid has none yet. */
export function findByRooms(db: Executor, roomIds: string[]): Promise<RoomBooking[]> {
  return db
    .selectFrom('bookings as b')
    .innerJoin('users as pu', 'pu.id', 'b.provider_id')
    .innerJoin('users as cu', 'cu.id', 'b.client_id')
    .select(['b.id', 'b.room_id', 'b.status', 'b.starts_at', 'b.ends_at'])
    .select(['b.provider_id', 'pu.picture as provider_picture'])
    .select(['b.client_id', 'cu.picture as client_picture'])
    .select([
      sql<string>`trim(pu.name || ' ' || pu.last_name)`.as('provider_name'),
      sql<string>`trim(b.name || ' ' || b.last_name)`.as('client_name'),
    ])
    .where(sql<boolean>`b.room_id = any(${roomIds})`)
    .where('b.confirmed_at', 'is not', null)
    .execute();
}

/** All bookings of a person in both roles, the latest start first. */
export async function findAllOwnViews(db: Executor, userId: string): Promise<BookingView[]> {
  const rows = await ownViews(db, userId).orderBy('o.starts_at', 'desc').orderBy('o.id').execute();
  return rows.map(withTerms);
}

/** Those of the bookings of which the person is a party, in no order. */
export async function findOwnViews(
  db: Executor,
  userId: string,
  bookingIds: readonly string[],
): Promise<BookingView[]> {
  if (bookingIds.length === 0) return [];
  const rows = await ownViews(db, userId)
    .where(sql<boolean>`o.id = any(${[...bookingIds]}::uuid[])`)
    .execute();
  return rows.map(withTerms);
}

/**
 * Whether booking `m` counts as a meeting of the two: confirmed (or over), or cancelled with some
 * of the money kept. One that was paid back in full leaves no trace.
 */
export const countsAsMet = sql<boolean>`m.confirmed_at is not null
  and (m.status = 'confirmed' or coalesce(m.refund_amount, 0) < m.price)`;

/** Has this client met, or is going to meet, this provider? */
export async function hasMet(db: Executor, clientId: string, providerId: string): Promise<boolean> {
  return (await findMet(db, clientId, [providerId])).length > 0;
}

/** Those of the providers, or of all, whom this client has met or is going to meet. */
export async function findMet(
  db: Executor,
  clientId: string,
  providerIds: readonly string[] | 'all',
  since?: Temporal.Instant,
): Promise<string[]> {
  if (providerIds.length === 0) return [];
  const met = await db
    .selectFrom('bookings as m')
    .select('m.provider_id')
    .distinct()
    .where('m.client_id', '=', clientId)
    .$if(typeof providerIds !== 'string', (query) =>
      query.where('m.provider_id', '=', sql<string>`any(${providerIds}::uuid[])`),
    )
    .where(countsAsMet)
    .$if(since !== undefined, (query) => query.where('m.confirmed_at', '>=', since ?? null))
    .execute();
  return met.map((row) => row.provider_id);
}

/** Was a meeting of the two over by then? One that was canceled never took place. */
export async function hasCompleted(
  db: Executor,
  { clientId, providerId }: { clientId: string; providerId: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const found = await db
    .selectFrom('bookings')
    .select('id')
    .where('client_id', '=', clientId)
    .where('provider_id', '=', providerId)
    .where('status', '=', 'confirmed')
    .where('ends_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Whether time overlaps the wanted one, with the travel between the two and so many minutes more.
 * The first part is what an index answers.
 */
export function isInTheWay(
  wanted: Pick<BookingRow, 'starts_at' | 'ends_at' | 'travel_minutes' | 'office_id'>,
  during: RawBuilder<unknown>,
  bufferMinutes = 0,
) {
  const most = bufferMinutes + wanted.travel_minutes + policy.place.travelMinutes.max;
  const from = wanted.starts_at.subtract({ minutes: most });
  const until = wanted.ends_at.add({ minutes: most });
  return sql<boolean>`(${during} && tstzrange(${from}::timestamptz, ${until}::timestamptz)
    and ${during} && away_during(${wanted.starts_at}::timestamptz, ${wanted.ends_at}::timestamptz,
      ${bufferMinutes}::int + travel_between(travel_minutes, office_id,
        ${wanted.travel_minutes}::int, ${wanted.office_id}::uuid)))`;
}

/** Whose time a booking takes; needed before anything of it may be locked. */
export function findPartiesOf(
  db: Executor,
  bookingId: string,
): Promise<{ providerId: string; clientId: string } | undefined> {
  return db
    .selectFrom('bookings')
    .select(['provider_id as providerId', 'client_id as clientId'])
    .where('id', '=', bookingId)
    .executeTakeFirst();
}

/** Locks the row; the calendars and people of the two must be locked before. */
export async function lockBooking(tx: Tx, bookingId: string): Promise<OrderedBooking | undefined> {
  const row = await tx
    .selectFrom('bookings as b')
    .innerJoin('orders as bought', 'bought.id', 'b.order_id')
    .selectAll('b')
    .select(['bought.quote_id', 'bought.terms'])
    .where('b.id', '=', bookingId)
    .forUpdate('b')
    .executeTakeFirst();
  return row && withTerms(row);
}

export type Details = {
  name?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  invoiceEmail?: string | null | undefined;
  about?: string | undefined;
  /** Empty: nothing is shared any more. */
  chatSummary?: string | undefined;
  timezone?: string | undefined;
};

/** Changes what is named and keeps what is absent; an empty invoice address removes it. */
export async function updateDetails(tx: Tx, bookingId: string, details: Details): Promise<void> {
  const { invoiceEmail } = details;
  const changes = {
    name: details.name,
    last_name: details.lastName,
    email: details.email,
    invoice_email: invoiceEmail === '' ? null : (invoiceEmail ?? undefined),
    about: details.about,
    chat_summary: details.chatSummary === '' ? null : details.chatSummary,
    client_timezone: details.timezone,
  };
  if (Object.values(changes).every((value) => value === undefined)) return;
  await tx.updateTable('bookings').set(changes).where('id', '=', bookingId).execute();
}
