import {
  type Expression,
  type ExpressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { Executor, Tx } from '../../db/connection.ts';

/** What a list shows of a person. */
export type CardRow = Awaited<ReturnType<typeof readContactCards>>[number];

/** A person as their page shows them. */
export type PersonRow = Awaited<ReturnType<typeof readContacts>>[number];

export type FoundRow = CardRow & { username: string };

/** The owner's contacts in no particular order. */
export function readContactCards(db: Executor, ownerId: string) {
  return cards(db, ownerId).where('c.owner_id', 'is not', null).where(isVisible).execute();
}

// Phones, addresses and settings of others are never read here: what isn't read can't leak.
function cards(db: Executor, ownerId: string) {
  return people(db, ownerId).select((eb) => [
    'u.id',
    'u.name',
    'u.last_name',
    'u.username',
    'u.picture',
    // Empty for people who offer nothing.
    eb.fn.coalesce('p.expertise', eb.val('')).as('expertise'),
    'p.expertise_translated',
    eb.fn.coalesce('p.languages', sql<string[]>`'{}'`).as('languages'),
    eb.fn
      .coalesce(eb('p.verification', '=', 'verified').$castTo<boolean>(), eb.val(false))
      .as('is_verified'),
    // The partner whose group the person belongs to or asked to join.
    'p.partner_id',
    'pa.slug as partner_slug',
    'pa.name as partner_name',
    'p.verified_at',
    eb('c.owner_id', 'is not', null).$castTo<boolean>().as('is_contact'),
  ]);
}

/** Everybody, with their profile and whether they are among the owner's contacts. */
function people(db: Executor, ownerId: string) {
  return db
    .selectFrom('users as u')
    .leftJoin('providers as p', 'p.id', 'u.id')
    .leftJoin('partners as pa', 'pa.id', 'p.partner_id')
    .leftJoin('contacts as c', (join) =>
      join.onRef('c.contact_id', '=', 'u.id').on('c.owner_id', '=', ownerId),
    );
}

type PeopleBuilder =
  ReturnType<typeof people> extends SelectQueryBuilder<infer D, infer T, unknown>
    ? ExpressionBuilder<D, T>
    : never;

/** Experts, people with a username and the owner's contacts; nobody whose account is deleted. */
function isVisible(eb: PeopleBuilder): Expression<SqlBool> {
  return eb.and([
    eb('u.deleted_at', 'is', null),
    eb.or([
      eb('p.id', 'is not', null),
      eb('u.username', 'is not', null),
      eb('c.owner_id', 'is not', null),
    ]),
  ]);
}

export function readContacts(db: Executor, ownerId: string) {
  return persons(db, ownerId).where('c.owner_id', 'is not', null).where(isVisible).execute();
}

function persons(db: Executor, ownerId: string) {
  return cards(db, ownerId).select((eb) => [
    eb('p.id', 'is not', null).$castTo<boolean>().as('is_provider'),
    eb.fn.coalesce('p.about_me', eb.val('')).as('about_me'),
    'p.rate_currency',
    'p.normal_rate',
    'p.discounted_rate',
  ]);
}

/** Null for people whom the owner may not see, and for unknown ids. */
export async function readVisiblePerson(
  db: Executor,
  ownerId: string,
  id: string,
): Promise<PersonRow | null> {
  const row = await persons(db, ownerId).where('u.id', '=', id).where(isVisible).executeTakeFirst();
  return row ?? null;
}

/** Cards of those of the ids whom the owner may see. */
export function readVisibleCards(
  db: Executor,
  ownerId: string,
  ids: readonly string[],
): Promise<CardRow[]> {
  return cards(db, ownerId)
    .where('u.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where(isVisible)
    .execute();
}

/**
 * People whose username begins with the prefix, ordered as its letters are: the exact one comes
 * first, being the shortest. Compared as a range and not by `like`, so that a prepared statement
 * uses the index `users_username_prefix` and no letter is a wildcard.
 */
export async function searchUsernames(
  db: Executor,
  ownerId: string,
  prefix: string,
  page: { limit: number; offset: number },
): Promise<{ rows: FoundRow[]; total: number }> {
  const username = sql<string>`lower(u.username::text)`;
  // The highest code point: no username contains it.
  const end = `${prefix}\u{10FFFF}`;
  const isFound = sql<boolean>`${username} ~>=~ ${prefix} and ${username} ~<~ ${end}
    and u.id <> ${ownerId} and u.deleted_at is null`;
  const [rows, counted] = await Promise.all([
    cards(db, ownerId)
      .where(isFound)
      .orderBy(sql`lower(u.username::text) using ~<~`)
      .limit(page.limit)
      .offset(page.offset)
      .$narrowType<{ username: string }>()
      .execute(),
    db
      .selectFrom('users as u')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(isFound)
      .executeTakeFirst(),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Two requests that change the list of one owner wait for each other, so that the limit holds. */
export async function lockOwner(tx: Tx, ownerId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
}

/** How many contacts the owner has, without those whose account is deleted. */
export async function countContacts(db: Executor, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('contacts as c')
    .innerJoin('users as u', 'u.id', 'c.contact_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('c.owner_id', '=', ownerId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertContacts(
  tx: Tx,
  ownerId: string,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  await sql`insert into contacts (owner_id, contact_id, created_at)
    select ${ownerId}::uuid, id, ${now}::timestamptz from unnest(${[...ids]}::uuid[]) as id
    on conflict do nothing`.execute(tx);
}

/** False when that person wasn't a contact of the owner. */
export async function deleteContact(
  db: Executor,
  ownerId: string,
  contactId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('contacts')
    .where('owner_id', '=', ownerId)
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
