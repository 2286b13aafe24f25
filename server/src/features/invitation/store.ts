import { type Insertable, sql } from 'kysely';
import type { Executor, Tx } from '../../db/connection.ts';
import type { Invites } from '../../db/schema.ts';
import type { InviteKind, StoredInviteState } from './rules.ts';

function invites(db: Executor) {
  return db
    .selectFrom('invites as i')
    .innerJoin('users as u', 'u.id', 'i.inviter_id')
    .select([
      'i.id',
      'i.kind',
      'i.inviter_id',
      'u.name as inviter_name',
      'u.last_name as inviter_last_name',
      'i.partner_id',
      'i.token_hash',
      'i.nonce',
      'i.status',
      'i.uses',
      'i.max_uses',
      'i.note',
      'i.month',
      'i.created_at',
      'i.expires_at',
    ]);
}

/** One text for any number of ids, so that the statement is prepared once. */
function anyOf(ids: readonly string[]) {
  return sql<string>`any(${[...ids]}::uuid[])`;
}

export type Invite = Awaited<ReturnType<typeof readOfInviter>>[number];

/** A link by the hash of its token and its kind; null when there is none. */
export async function readByHash(
  db: Executor,
  tokenHash: Buffer,
  kind: InviteKind,
): Promise<Invite | null> {
  const row = await invites(db)
    .where('i.token_hash', '=', tokenHash)
    .where('i.kind', '=', kind)
    .executeTakeFirst();
  return row ?? null;
}

/** The same, locked until the transaction ends: people who join by one link come one by one. */
export async function lockByHash(
  tx: Tx,
  tokenHash: Buffer,
  kind: InviteKind,
): Promise<Invite | null> {
  const row = await invites(tx)
    .where('i.token_hash', '=', tokenHash)
    .where('i.kind', '=', kind)
    .forNoKeyUpdate('i')
    .executeTakeFirst();
  return row ?? null;
}

/** The newest links of an expert to friends. */
export function readOfInviter(db: Executor, inviterId: string, limit: number) {
  return invites(db)
    .where('i.inviter_id', '=', inviterId)
    .where('i.kind', '=', 'friend')
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id')
    .limit(limit)
    .execute();
}

/** The newest links into these partners' groups. */
export function readOfPartners(
  db: Executor,
  partnerIds: readonly string[],
  limit: number,
): Promise<Invite[]> {
  return invites(db)
    .where('i.partner_id', '=', anyOf(partnerIds))
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id')
    .limit(limit)
    .execute();
}

/** A link of an expert's own, locked until the transaction ends. */
export async function lockOfInviter(tx: Tx, id: string, inviterId: string): Promise<Invite | null> {
  const row = await invites(tx)
    .where('i.id', '=', id)
    .where('i.inviter_id', '=', inviterId)
    .where('i.kind', '=', 'friend')
    .forNoKeyUpdate('i')
    .executeTakeFirst();
  return row ?? null;
}

/** A link into one of these partners' groups, locked until the transaction ends. */
export async function lockOfPartners(
  tx: Tx,
  id: string,
  partnerIds: readonly string[],
): Promise<Invite | null> {
  const row = await invites(tx)
    .where('i.id', '=', id)
    .where('i.partner_id', '=', anyOf(partnerIds))
    .forNoKeyUpdate('i')
    .executeTakeFirst();
  return row ?? null;
}

export async function insertInvite(
  tx: Tx,
  invite: Omit<Insertable<Invites>, 'status' | 'uses'>,
): Promise<void> {
  await tx
    .insertInto('invites')
    .values({ ...invite, status: 'open', uses: 0 })
    .execute();
}

export async function saveStatus(tx: Tx, id: string, status: StoredInviteState): Promise<void> {
  await tx.updateTable('invites').set({ status }).where('id', '=', id).execute();
}
