import type { Executor, Tx } from '../../../db/connection.ts';
import type { LinkState } from './rules.ts';

export type LinkPurpose = 'sign-in' | 'reset-password';

export async function insertLink(
  db: Executor,
  link: {
    token_hash: Buffer;
    user_id: string;
    purpose: LinkPurpose;
    created_at: Temporal.Instant;
    expires_at: Temporal.Instant;
  },
): Promise<void> {
  await db.insertInto('link_tokens').values(link).execute();
}

export type LinkRow = LinkState & { userId: string; phone: string };

/** The link of a token with its person, unless their account is deleted. */
export async function findLink(
  db: Executor,
  tokenHash: Buffer,
  purpose: LinkPurpose,
): Promise<LinkRow | null> {
  const row = await db
    .selectFrom('link_tokens as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.user_id', 'l.expires_at', 'l.used_at', 'l.attempts', 'u.phone'])
    .where('l.token_hash', '=', tokenHash)
    .where('l.purpose', '=', purpose)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { user_id: userId, expires_at: expiresAt, used_at: usedAt, attempts, phone } = row;
  return { userId, expiresAt, usedAt, attempts, phone };
}

export async function addLinkAttempt(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx
    .updateTable('link_tokens')
    .set((column) => ({ attempts: column('attempts', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function markLinkUsed(
  tx: Tx,
  tokenHash: Buffer,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('link_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Voids the links of a person. */
export async function deleteLinks(
  tx: Tx,
  userId: string,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await tx
    .deleteFrom('link_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .execute();
}

export async function deleteLinksOver(db: Executor, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('link_tokens').where('expires_at', '<=', now).execute();
}
