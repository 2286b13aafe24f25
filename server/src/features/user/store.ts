import { sql } from 'kysely';
import type { Executor, Tx } from '../../db/connection.ts';
import type { AccountDefaults } from './rules.ts';

export type UserRow = {
  id: string;
  phone: string;
  name: string;
  last_name: string;
  email: string | null;
  invoice_email: string | null;
  language: 'en' | 'es';
  currency: string;
  timezone: string;
  username: string | null;
  picture: string | null;
  country: string | null;
  city: string | null;
  state: string | null;
  appearance: 'system' | 'light' | 'dark';
  onboarded_at: Temporal.Instant | null;
  has_password: boolean;
  email_phone_proven: boolean;
  verification: string | null;
  managed_partners: string[];
};

export const readUser = async (db: Executor, userId: string): Promise<UserRow | null> => {
  const { rows } = await sql<UserRow>`
    select u.id, u.phone, u.name, u.last_name, u.email, u.invoice_email, u.language, u.currency,
      u.timezone, u.username::text as username, u.picture, u.country, u.city, u.state,
      u.appearance, u.onboarded_at, u.email_phone_proven, p.verification,
      exists (select 1 from passwords w where w.user_id = u.id) as has_password,
      array(select pa.slug::text from partner_managers m join partners pa on pa.id = m.partner_id
        where m.user_id = u.id order by pa.slug) as managed_partners
    from users u left join providers p on p.id = u.id
    where u.id = ${userId} and u.deleted_at is null`.execute(db);
  return rows[0] ?? null;
};

type FreshAccount = AccountDefaults & { id: string; phone: string; createdAt: Temporal.Instant };

/**
 * Locks the account of a phone, made first where there was none. An account that is deleted while
 * this waits for it has given its phone up: then the phone's account is a new one.
 */
export const lockUserOfPhone = async (
  tx: Tx,
  fresh: FreshAccount,
): Promise<{ id: string; isNew: boolean }> => {
  const { id, phone, createdAt, ...defaults } = fresh;
  const made = await tx
    .insertInto('users')
    .values({ id, phone, ...defaults, created_at: createdAt })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('id')
    .executeTakeFirst();
  const known = await tx
    .selectFrom('users')
    .select('id')
    .where('phone', '=', phone)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return known ? { id: known.id, isNew: made !== undefined } : lockUserOfPhone(tx, fresh);
};

export type UserChanges = {
  name?: string | undefined;
  last_name?: string | undefined;
  username?: string | undefined;
  email?: string | null | undefined;
  email_phone_proven?: boolean | undefined;
  invoice_email?: string | null | undefined;
  language?: string | undefined;
  currency?: string | undefined;
  timezone?: string | undefined;
  country?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  appearance?: string | undefined;
};

/** Locks the account of a person and returns its address. */
export const lockEmail = async (tx: Tx, userId: string): Promise<string | null> => {
  const row = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.email ?? null;
};

export const updateUser = async (
  db: Executor,
  userId: string,
  changes: UserChanges,
): Promise<void> => {
  const named = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(named).length === 0) return;
  await db
    .updateTable('users')
    .set(named)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
};

/**
 * Sets the names and the address of an account where it has none; who does so has the phone, which
 * stands for that address then.
 */
export const fillUser = async (
  tx: Tx,
  userId: string,
  given: { name?: string | undefined; lastName?: string | undefined; email?: string | undefined },
): Promise<void> => {
  const { name = '', lastName = '', email = null } = given;
  await sql`update users set
      name = case when name = '' then ${name} else name end,
      last_name = case when last_name = '' then ${lastName} else last_name end,
      email_phone_proven = email_phone_proven or coalesce(email is null
        or lower(email) = lower(${email}::text), false),
      email = coalesce(email, ${email}::text)
    where id = ${userId}`.execute(tx);
};

/** The introduction was read or passed over; the first time is kept. */
export const markOnboarded = async (
  db: Executor,
  userId: string,
  now: Temporal.Instant,
): Promise<void> => {
  await db
    .updateTable('users')
    .set({ onboarded_at: now })
    .where('id', '=', userId)
    .where('onboarded_at', 'is', null)
    .execute();
};

/** Does somebody else have this username, however it is capitalised? */
export const isUsernameTaken = async (
  db: Executor,
  username: string,
  userId: string,
): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select 1 from users where username = ${username}::citext and id <> ${userId})
      as taken`.execute(db);
  return rows[0]?.taken ?? false;
};

/** Sets the picture and returns the one before; null when the account is gone. */
export const replacePicture = async (
  tx: Tx,
  userId: string,
  url: string | null,
): Promise<{ before: string | null } | null> => {
  const known = await tx
    .selectFrom('users')
    .select('picture as before')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!known) return null;
  await tx.updateTable('users').set({ picture: url }).where('id', '=', userId).execute();
  return known;
};
