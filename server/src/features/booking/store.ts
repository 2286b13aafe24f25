import { type Selectable, sql } from 'kysely';
import type { Executor, Tx } from '../../db/connection.ts';
import type { BookingsTable, QuotesTable } from '../../db/schema.ts';

export type BookingRow = Selectable<BookingsTable>;

/** What the parties of a booking see of each other, beside what the booking says. */
export type Parties = {
  provider_name: string;
  provider_last_name: string;
  provider_picture: string | null;
  provider_username: string | null;
  provider_expertise: string;
  provider_timezone: string;
  client_picture: string | null;
};
type QuotedCurrencies = Pick<
  Selectable<QuotesTable>,
  'exchange_from' | 'exchange_rate' | 'exchange_date' | 'asked_currency' | 'own_currency_reason'
>;
export type BookingView = BookingRow & Parties & QuotedCurrencies;

/** Of `o`, a booking or a quote, joined to both its parties. */
export const partyColumns = sql`
  pu.name as provider_name, pu.last_name as provider_last_name, pu.picture as provider_picture,
  pu.username as provider_username, p.expertise as provider_expertise,
  coalesce(s.timezone, pu.timezone) as provider_timezone, cu.picture as client_picture`;
export const joinParties = sql`
  join users pu on pu.id = o.provider_id
  join providers p on p.id = o.provider_id
  left join schedules s on s.provider_id = o.provider_id
  join users cu on cu.id = o.client_id`;

const selectView = sql`select o.*, ${partyColumns}, q.exchange_from, q.exchange_rate,
    q.exchange_date, q.asked_currency, q.own_currency_reason
  from bookings o ${joinParties} join quotes q on q.id = o.quote_id`;

/** A provider learns of a booking when it is confirmed; unpaid holds are the client's alone. */
const isParty = (userId: string, role: 'client' | 'provider' | null) => {
  const asClient = sql`o.client_id = ${userId}`;
  const asProvider = sql`o.provider_id = ${userId} and o.confirmed_at is not null`;
  if (role === null) return sql`(${asClient} or (${asProvider}))`;
  return role === 'client' ? asClient : asProvider;
};

/** One booking of which the person is a party. */
export const findOwnView = async (
  db: Executor,
  bookingId: string,
  userId: string,
): Promise<BookingView | undefined> => {
  const { rows } = await sql<BookingView>`
    ${selectView} where o.id = ${bookingId} and ${isParty(userId, null)}`.execute(db);
  return rows[0];
};

/** The same for the system's own work, such as mails, which is nobody's in particular. */
export const findView = async (
  db: Executor,
  bookingId: string,
): Promise<BookingView | undefined> => {
  const { rows } = await sql<BookingView>`${selectView} where o.id = ${bookingId}`.execute(db);
  return rows[0];
};

/** A paid booking as its room knows it, cancelled or not. */
export type RoomBooking = {
  id: string;
  room_id: string;
  status: string;
  starts_at: Temporal.Instant;
  ends_at: Temporal.Instant;
  provider_id: string;
  provider_name: string;
  provider_picture: string | null;
  client_id: string;
  client_name: string;
  client_picture: string | null;
};

/** The bookings of rooms; a hold that nobody paid has none yet. */
export const findByRooms = async (db: Executor, roomIds: string[]): Promise<RoomBooking[]> => {
  const { rows } = await sql<RoomBooking>`
    select b.id, b.room_id, b.status, b.starts_at, b.ends_at,
      b.provider_id, trim(pu.name || ' ' || pu.last_name) as provider_name,
      pu.picture as provider_picture,
      b.client_id, trim(b.name || ' ' || b.last_name) as client_name, cu.picture as client_picture
    from bookings b
      join users pu on pu.id = b.provider_id
      join users cu on cu.id = b.client_id
    where b.room_id = any(${roomIds}) and b.confirmed_at is not null`.execute(db);
  return rows;
};

export type Page = {
  role: 'client' | 'provider' | null;
  limit: number;
  /** Only those that come after this start (and id, among equal starts). */
  after: { start: Temporal.Instant; id: string | null } | null;
};

/** A person's bookings in both roles, the latest start first. */
export const listOwnViews = async (
  db: Executor,
  userId: string,
  { role, limit, after }: Page,
): Promise<BookingView[]> => {
  const rest = after
    ? sql`and (o.starts_at < ${after.start}
        or (o.starts_at = ${after.start} and o.id > ${after.id}::uuid))`
    : sql``;
  const { rows } = await sql<BookingView>`
    ${selectView} where ${isParty(userId, role)} ${rest}
    order by o.starts_at desc, o.id limit ${limit}`.execute(db);
  return rows;
};

/**
 * Whether booking `m` counts as a meeting of the two: confirmed (or over), or cancelled with some
 * of the money kept. One that was paid back in full leaves no trace.
 */
export const countsAsMet = sql`m.confirmed_at is not null
  and (m.status = 'confirmed' or coalesce(m.refund_amount, 0) < m.price)`;

/** Has this client met, or is going to meet, this provider? */
export const hasMet = async (
  db: Executor,
  clientId: string,
  providerId: string,
): Promise<boolean> => {
  const { rows } = await sql<{ met: boolean }>`
    select exists (
      select 1 from bookings m
      where m.client_id = ${clientId} and m.provider_id = ${providerId} and ${countsAsMet}
    ) as met`.execute(db);
  return rows[0]?.met ?? false;
};

/** Whose time a booking takes; needed before anything of it may be locked. */
export const findPartiesOf = async (
  db: Executor,
  bookingId: string,
): Promise<{ providerId: string; clientId: string } | undefined> => {
  const { rows } = await sql<{ providerId: string; clientId: string }>`
    select provider_id as "providerId", client_id as "clientId" from bookings
    where id = ${bookingId}`.execute(db);
  return rows[0];
};

/** Locks the row; the calendars and people of the two must be locked before. */
export const lockBooking = async (tx: Tx, bookingId: string): Promise<BookingRow | undefined> => {
  const { rows } = await sql<BookingRow>`
    select * from bookings where id = ${bookingId} for update`.execute(tx);
  return rows[0];
};

export type Details = {
  name?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  invoiceEmail?: string | null | undefined;
  about?: string | undefined;
  timezone?: string | undefined;
};

/** Changes what is named and keeps what is absent; an empty invoice address takes it away. */
export const updateDetails = async (tx: Tx, bookingId: string, details: Details): Promise<void> => {
  await sql`
    update bookings set
      name = coalesce(${details.name ?? null}, name),
      last_name = coalesce(${details.lastName ?? null}, last_name),
      email = coalesce(${details.email ?? null}, email),
      invoice_email = nullif(coalesce(${details.invoiceEmail ?? null}, invoice_email), ''),
      about = coalesce(${details.about ?? null}, about),
      client_timezone = coalesce(${details.timezone ?? null}, client_timezone)
    where id = ${bookingId}`.execute(tx);
};
