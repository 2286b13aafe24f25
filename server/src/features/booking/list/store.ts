import type { BookingGroup } from '@puente/contract/booking-list';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../db/connection.ts';
import type { Place } from './rules.ts';

type Side = 'client' | 'provider';

/** Which of a person's bookings. */
export type Wanted = {
  userId: string;
  /** Null: in both. */
  role: Side | null;
  /** Null: all, holds that ran out included. */
  group: BookingGroup | null;
  /** As `searchWords` gives them; all of them must be found. */
  words: string[];
  now: Temporal.Instant;
};

export type Entry = { id: string; start: Temporal.Instant };

/** A page of bookings. Each role is read along its own index, as far as the page needs. */
export async function listEntries(
  db: Executor,
  wanted: Wanted,
  page: { limit: number; after: Place | null },
): Promise<Entry[]> {
  const isSoonestFirst = wanted.group === 'upcoming';
  const order = isSoonestFirst ? sql`starts_at, id` : sql`starts_at desc, id`;
  const parts = sidesOf(wanted).map(
    (side) => sql`(select o.id, o.starts_at from bookings o
      where ${isOf(side, wanted)} and ${isIn(wanted, side)} and ${isAfter(page.after, isSoonestFirst)}
      order by ${order} limit ${page.limit}::int)`,
  );
  const { rows } = await sql<Entry>`
    ${named(wanted)} select id, starts_at as start
    from (${sql.join(parts, sql` union all `)}) o
    order by ${order} limit ${page.limit}::int`.execute(db);
  return rows;
}

/** What waits for the person: holds of theirs, and times that the other side proposes. */
export async function listWaiting(db: Executor, wanted: Wanted): Promise<Entry[]> {
  const { now } = wanted;
  const held = sql`select o.id, o.starts_at from bookings o where ${isOf('client', wanted)}
    and o.status = 'held' and not o.is_reserved and o.hold_expires_at > ${now}::timestamptz`;
  const parts = sidesOf(wanted).flatMap((side) => [
    ...(side === 'client' ? [held] : []),
    sql`select o.id, o.starts_at from bookings o where ${isOf(side, wanted)}
      and o.status = 'confirmed' and o.proposed_starts_at is not null
      and ${isAsked(side, now)}`,
  ]);
  const { rows } = await sql<Entry>`
    ${named(wanted)} select id, starts_at as start
    from (${sql.join(parts, sql` union all `)}) o order by starts_at, id`.execute(db);
  return rows;
}

export type Counts = Record<BookingGroup, number>;

/** How many there are in each group. */
export async function countGroups(db: Executor, wanted: Wanted): Promise<Counts> {
  const { now } = wanted;
  const parts = sidesOf(wanted).flatMap((side) => [
    sql`select o.status, o.ends_at from bookings o
      where ${isOf(side, wanted)} and o.status in ('confirmed', 'cancelled')`,
    ...(side === 'client'
      ? [
          sql`select o.status, 'infinity'::timestamptz from bookings o where ${isOf(side, wanted)}
            and o.status = 'held' and not o.is_reserved and o.hold_expires_at > ${now}::timestamptz`,
        ]
      : []),
  ]);
  const { rows } = await sql<Counts>`
    ${named(wanted)} select
      count(*) filter (where status <> 'cancelled' and ends_at > ${now}::timestamptz) as upcoming,
      count(*) filter (where status <> 'cancelled' and ends_at <= ${now}::timestamptz) as past,
      count(*) filter (where status = 'cancelled') as cancelled
    from (${sql.join(parts, sql` union all `)}) o`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('a count has no row');
  return counts;
}

function sidesOf({ role }: Wanted): Side[] {
  return role === null ? ['client', 'provider'] : [role];
}

/** A provider learns of a booking when it is confirmed; unpaid holds are the client's alone. */
function isOf(side: Side, { userId, words }: Wanted): RawBuilder<boolean> {
  if (side === 'client')
    return sql`(o.client_id = ${userId}${
      words.length === 0
        ? sql``
        : sql` and (o.provider_id in (select id from named) or ${isBoughtAs(words)})`
    })`;
  return sql`(o.provider_id = ${userId} and o.confirmed_at is not null${
    words.length === 0
      ? sql``
      : sql` and (${hasAll(words, sql`concat_ws(' ', o.name, o.last_name)`)} or ${isBoughtAs(words)})`
  })`;
}

/** A session of a package whose name has the words. */
function isBoughtAs(words: string[]): RawBuilder<boolean> {
  return sql`(o.package_id is not null and exists (select from packages k
    where k.id = o.package_id and ${hasAll(words, sql`k.name`)}))`;
}

/** The experts of this client whose name or offer has the words: looked up once each. */
function named({ userId, words, role }: Wanted): RawBuilder<unknown> {
  if (words.length === 0 || role === 'provider') return sql``;
  const text = sql`concat_ws(' ', u.name, u.last_name, u.username, p.expertise)`;
  return sql`with named as materialized (
    select u.id from users u join providers p on p.id = u.id
    where u.id in (select provider_id from bookings where client_id = ${userId})
      and ${hasAll(words, text)})`;
}

/** Accents are letters of their own once decomposed, so that they can be left out. */
function hasAll(words: string[], text: RawBuilder<unknown>): RawBuilder<boolean> {
  const plain = sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036F]', '', 'g'))`;
  return sql`(select bool_and(strpos(${plain}, word) > 0) from unnest(${words}::text[]) word)`;
}

/** More than the longest meeting: what bounds the index on those that haven't ended. */
const longestHours = 24;

function isIn({ group, now }: Wanted, side: Side): RawBuilder<boolean> {
  if (group === null) return sql`true`;
  if (group === 'cancelled') return sql`o.status = 'cancelled'`;
  if (group === 'past')
    return sql`(o.status = 'confirmed' and o.starts_at <= ${now}::timestamptz
      and o.ends_at <= ${now}::timestamptz)`;
  return sql`(o.status = 'confirmed' and o.starts_at > ${now.subtract({ hours: longestHours })}::timestamptz
    and o.ends_at > ${now}::timestamptz
    and not (o.proposed_starts_at is not null and ${isAsked(side, now)}))`;
}

/** The other side proposes another time, and it is not too late to answer. */
function isAsked(side: Side, now: Temporal.Instant): RawBuilder<boolean> {
  const other = side === 'client' ? 'provider' : 'client';
  return sql`(o.proposed_until > ${now}::timestamptz and exists (select from time_proposals w
    where w.booking_id = o.id and w.status = 'open' and w.proposed_by = ${sql.lit(other)}))`;
}

function isAfter(after: Place | null, isSoonestFirst: boolean): RawBuilder<boolean> {
  if (after === null) return sql`true`;
  const { start, id } = after;
  if (id === null) return sql`o.starts_at < ${start}::timestamptz`;
  const isBeyond = isSoonestFirst
    ? sql`o.starts_at >= ${start}::timestamptz`
    : sql`o.starts_at <= ${start}::timestamptz`;
  return sql`(${isBeyond} and (o.starts_at <> ${start}::timestamptz or o.id > ${id}::uuid))`;
}
