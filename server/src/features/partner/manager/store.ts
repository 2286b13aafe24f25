import type { Executor, Tx } from '../../../db/connection.ts';

export type ManagerRow = Awaited<ReturnType<typeof readManagers>>[number];

/** Who manages a partner, by name. */
export function readManagers(db: Executor, partnerId: string) {
  return db
    .selectFrom('partner_managers as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.name', 'u.last_name', 'u.picture'])
    .where('m.partner_id', '=', partnerId)
    .orderBy('u.last_name')
    .orderBy('u.name')
    .orderBy('u.id')
    .execute();
}

/** False when the person manages the partner already. */
export async function insertManager(tx: Tx, partnerId: string, userId: string): Promise<boolean> {
  const inserted = await tx
    .insertInto('partner_managers')
    .values({ partner_id: partnerId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function deleteManager(tx: Tx, partnerId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('partner_managers')
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .execute();
}

/** The partners that a person manages, by id: the order in which they are locked. */
export function readManaged(db: Executor, userId: string) {
  return db
    .selectFrom('partner_managers as m')
    .innerJoin('partners as p', 'p.id', 'm.partner_id')
    .select(['p.id', 'p.name'])
    .where('m.user_id', '=', userId)
    .orderBy('p.id')
    .execute();
}

export type InvitationRow = Awaited<ReturnType<typeof readInvitations>>[number];

const invitationColumns = ['id', 'partner_id', 'phone', 'invited_at', 'expires_at'] as const;

/** Who is invited to manage a partner, the latest first. */
export function readInvitations(db: Executor, partnerId: string, now: Temporal.Instant) {
  return db
    .selectFrom('partner_manager_invitations')
    .select(invitationColumns)
    .where('partner_id', '=', partnerId)
    .where('expires_at', '>', now)
    .orderBy('invited_at', 'desc')
    .execute();
}

/** An invitation again takes the place of the one before. */
export async function saveInvitation(
  tx: Tx,
  row: {
    id: string;
    partner_id: string;
    phone: string;
    invited_by: string;
    invited_at: Temporal.Instant;
    expires_at: Temporal.Instant;
  },
): Promise<void> {
  await tx
    .insertInto('partner_manager_invitations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['partner_id', 'phone']).doUpdateSet(row))
    .execute();
}

/** The invitation, which is over by that; null where there is none. */
export async function takeInvitation(
  tx: Tx,
  id: string,
  of: { phone: string } | { partnerIds: readonly string[] },
): Promise<InvitationRow | null> {
  const row = await tx
    .deleteFrom('partner_manager_invitations')
    .where('id', '=', id)
    .$if('phone' in of, (query) => query.where('phone', '=', 'phone' in of ? of.phone : ''))
    .$if('partnerIds' in of, (query) =>
      query.where('partner_id', 'in', 'partnerIds' in of ? [...of.partnerIds] : []),
    )
    .returning(invitationColumns)
    .executeTakeFirst();
  return row ?? null;
}

export type OwnInvitationRow = Awaited<ReturnType<typeof readOwnInvitations>>[number];

/** What the owner of a phone is invited to. */
export function readOwnInvitations(db: Executor, phone: string, now: Temporal.Instant) {
  return db
    .selectFrom('partner_manager_invitations as i')
    .innerJoin('partners as p', 'p.id', 'i.partner_id')
    .innerJoin('users as u', 'u.id', 'i.invited_by')
    .select([
      'i.id',
      'i.partner_id',
      'i.expires_at',
      'p.slug',
      'p.name',
      'u.name as inviter',
      'u.last_name as inviter_last_name',
    ])
    .where('i.phone', '=', phone)
    .where('i.expires_at', '>', now)
    .orderBy('i.invited_at')
    .execute();
}

export async function deleteExpired(db: Executor, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('partner_manager_invitations').where('expires_at', '<=', now).execute();
}

export async function deleteInvitationsTo(tx: Tx, phone: string): Promise<void> {
  await tx.deleteFrom('partner_manager_invitations').where('phone', '=', phone).execute();
}

/** What a mail about an invitation says; null when it is over, or nobody has that phone. */
export async function readTold(db: Executor, id: string) {
  const row = await db
    .selectFrom('partner_manager_invitations as i')
    .innerJoin('partners as p', 'p.id', 'i.partner_id')
    .innerJoin('users as b', 'b.id', 'i.invited_by')
    .innerJoin('users as u', 'u.phone', 'i.phone')
    .select([
      'i.expires_at',
      'p.name as partner',
      'b.name as inviter',
      'b.last_name as inviter_last_name',
      'u.name',
      'u.email',
      'u.language',
      'u.region',
      'u.timezone',
    ])
    .where('i.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
export type Told = NonNullable<Awaited<ReturnType<typeof readTold>>>;
