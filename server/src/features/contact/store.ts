import { type RawBuilder, sql } from 'kysely';
import type { Currency } from '@puente/contract/policy';
import type { Executor, Tx } from '../../db/connection.ts';

/** What a list shows of a person. */
export type CardRow = {
  id: string;
  name: string;
  last_name: string;
  username: string | null;
  picture: string | null;
  /** Empty for people who offer nothing. */
  expertise: string;
  is_verified: boolean;
  /** Among the contacts of the person who asks. */
  is_contact: boolean;
};

export type PersonRow = CardRow & {
  is_provider: boolean;
  about_me: string;
  languages: string[];
  /** The partner whose group the person belongs to or asked to join. */
  partner_id: string | null;
  partner_name: string | null;
  rate_currency: Currency | null;
  /** Minor units per hour. */
  normal_rate: number | null;
  discounted_rate: number | null;
};

// Phones, addresses and settings of others are never read here: what isn't read can't leak.
const cardColumns = sql`u.id, u.name, u.last_name, u.username::text as username, u.picture,
  coalesce(p.expertise, '') as expertise, coalesce(p.verification = 'verified', false) as is_verified,
  c.owner_id is not null as is_contact`;
const personColumns = sql`${cardColumns}, p.id is not null as is_provider,
  coalesce(p.about_me, '') as about_me, coalesce(p.languages, '{}') as languages, p.partner_id,
  pa.name as partner_name, p.rate_currency, p.normal_rate, p.discounted_rate`;

/** Everybody who is still here, beside what the owner has to do with them. */
const people = (ownerId: string) => sql`users u
  left join providers p on p.id = u.id
  left join partners pa on pa.id = p.partner_id
  left join contacts c on c.contact_id = u.id and c.owner_id = ${ownerId}`;

/** Experts, people with a username, and the own contacts; nobody whose account is gone. */
const isVisible = sql`u.deleted_at is null
  and (p.id is not null or u.username is not null or c.owner_id is not null)`;

const readPeople = async <Row>(
  db: Executor,
  ownerId: string,
  columns: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select ${columns} from ${people(ownerId)} where ${isVisible} and ${condition}`.execute(db);
  return rows;
};

const isOwnContact = sql`c.owner_id is not null`;

/** The owner's contacts in no particular order. */
export const readContactCards = (db: Executor, ownerId: string): Promise<CardRow[]> =>
  readPeople(db, ownerId, cardColumns, isOwnContact);

export const readContacts = (db: Executor, ownerId: string): Promise<PersonRow[]> =>
  readPeople(db, ownerId, personColumns, isOwnContact);

/** Null for whoever the owner may not see, and for nobody. */
export const readVisiblePerson = async (
  db: Executor,
  ownerId: string,
  id: string,
): Promise<PersonRow | null> =>
  (await readPeople<PersonRow>(db, ownerId, personColumns, sql`u.id = ${id}`))[0] ?? null;

/** Cards of those of the ids whom the owner may see. */
export const readVisibleCards = (
  db: Executor,
  ownerId: string,
  ids: readonly string[],
): Promise<CardRow[]> => readPeople(db, ownerId, cardColumns, sql`u.id = any(${[...ids]}::uuid[])`);

/** Whoever changes this list waits here for the other; the limit holds for both. */
export const lockOwner = async (tx: Tx, ownerId: string): Promise<void> => {
  await sql`select 1 from users where id = ${ownerId} for no key update`.execute(tx);
};

/** How many contacts the owner has, without those whose account is gone. */
export const countContacts = async (db: Executor, ownerId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from contacts c join users u on u.id = c.contact_id
    where c.owner_id = ${ownerId} and u.deleted_at is null`.execute(db);
  return rows[0]?.count ?? 0;
};

export const insertContacts = async (
  tx: Tx,
  ownerId: string,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<void> => {
  await sql`insert into contacts (owner_id, contact_id, created_at)
    select ${ownerId}::uuid, id, ${now}::timestamptz from unnest(${[...ids]}::uuid[]) as id
    on conflict do nothing`.execute(tx);
};

/** False when that person was no contact of the owner. */
export const deleteContact = async (
  db: Executor,
  ownerId: string,
  contactId: string,
): Promise<boolean> => {
  const { rows } = await sql`
    delete from contacts where owner_id = ${ownerId} and contact_id = ${contactId}
    returning contact_id`.execute(db);
  return rows.length > 0;
};

export type FoundRow = CardRow & { username: string };

/**
 * People whose username begins with the prefix, ordered as its letters are: the exact one comes
 * first, being the shortest. Compared as a range and not by `like`, so that a prepared statement
 * walks the index `users_username_prefix` and no letter means anything else than itself.
 */
export const searchUsernames = async (
  db: Executor,
  ownerId: string,
  prefix: string,
  page: { limit: number; offset: number },
): Promise<{ rows: FoundRow[]; total: number }> => {
  // The highest code point: no username holds it.
  const end = `${prefix}\u{10FFFF}`;
  const found = sql`lower(u.username::text) ~>=~ ${prefix} and lower(u.username::text) ~<~ ${end}
    and u.id <> ${ownerId} and u.deleted_at is null`;
  const [{ rows }, counted] = await Promise.all([
    sql<FoundRow>`
      select ${cardColumns} from ${people(ownerId)} where ${found}
      order by lower(u.username::text) using ~<~ limit ${page.limit} offset ${page.offset}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*) as total from users u where ${found}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
};
