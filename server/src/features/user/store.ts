import { sql, type Updateable } from 'kysely';
import type { Executor, Tx } from '../../db/connection.ts';
import type { Partners, Users } from '../../db/schema.ts';
import type { AccountDefaults } from './rules.ts';

export type UserRow = NonNullable<Awaited<ReturnType<typeof readUser>>>;

export async function readUser(db: Executor, userId: string) {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('providers as p', 'p.id', 'u.id')
    .select([
      'u.id',
      'u.phone',
      'u.name',
      'u.last_name',
      'u.email',
      'u.invoice_email',
      'u.language',
      'u.currency',
      'u.timezone',
      'u.region',
      'u.username',
      'u.picture',
      'u.country',
      'u.city',
      'u.state',
      'u.appearance',
      'u.onboarded_at',
      'u.email_phone_proven',
      'p.verification',
    ])
    .select((eb) => [
      eb
        .exists(eb.selectFrom('bookings as b').select('b.id').whereRef('b.client_id', '=', 'u.id'))
        .$castTo<boolean>()
        .as('has_booked'),
      eb
        .exists(
          eb.selectFrom('passwords as w').select('w.user_id').whereRef('w.user_id', '=', 'u.id'),
        )
        .$castTo<boolean>()
        .as('has_password'),
      sql<Partners['slug'][]>`array(
        select pa.slug::text from partner_managers m join partners pa on pa.id = m.partner_id
        where m.user_id = u.id order by pa.slug)`.as('managed_partners'),
    ])
    .where('u.id', '=', userId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

type NewAccount = AccountDefaults & { id: string; phone: string; createdAt: Temporal.Instant };

/**
 * Locks the account of a phone, creating it first where there is none. An account that is deleted
 * while this waits for its lock has lost its phone: then a new account is created.
 */
export async function lockUserOfPhone(
  tx: Tx,
  account: NewAccount,
): Promise<{ id: string; isNew: boolean }> {
  const { id, phone, createdAt, ...defaults } = account;
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
  return known ? { id: known.id, isNew: made !== undefined } : lockUserOfPhone(tx, account);
}

export type UserChanges = {
  [Column in ChangeableColumn]?: Updateable<Users>[Column] | undefined;
};

type ChangeableColumn =
  | 'name'
  | 'last_name'
  | 'username'
  | 'email'
  | 'email_phone_proven'
  | 'invoice_email'
  | 'language'
  | 'currency'
  | 'timezone'
  | 'region'
  | 'country'
  | 'city'
  | 'state'
  | 'appearance';

/** Locks the account of a person and returns its e-mail address. */
export async function lockEmail(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.email ?? null;
}

export async function updateUser(
  db: Executor,
  userId: string,
  changes: UserChanges,
): Promise<void> {
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
}

/**
 * Sets the names and the e-mail address of an account where they are missing. The caller has just
 * proven the phone, so the address counts as proven by it.
 */
export async function fillUser(
  tx: Tx,
  userId: string,
  given: { name?: string | undefined; lastName?: string | undefined; email?: string | undefined },
): Promise<void> {
  const { name = '', lastName = '', email = null } = given;
  await sql`update users set
      name = case when name = '' then ${name} else name end,
      last_name = case when last_name = '' then ${lastName} else last_name end,
      email_phone_proven = email_phone_proven or coalesce(email is null
        or lower(email) = lower(${email}::text), false),
      email = coalesce(email, ${email}::text)
    where id = ${userId}`.execute(tx);
}

/** The introduction was read or skipped, or is needed no more; the first time is kept. */
export async function markOnboarded(
  db: Executor,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ onboarded_at: now })
    .where('id', '=', userId)
    .where('onboarded_at', 'is', null)
    .execute();
}

/** Does somebody else have this username, in any case? */
export async function isUsernameTaken(
  db: Executor,
  username: string,
  userId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', sql<string>`${username}::citext`)
    .where('id', '<>', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets the picture and returns the one before; null when the account is gone. */
export async function replacePicture(
  tx: Tx,
  userId: string,
  url: string | null,
): Promise<{ before: string | null } | null> {
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
}
