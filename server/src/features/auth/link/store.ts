import type { Executor, Tx } from '../../../db/connection.ts';
import type { LinkState } from './rules.ts';

export type LinkPurpose = 'sign-in' | 'reset-password';

export const insertLink = async (
  db: Executor,
  link: {
    token_hash: Buffer;
    user_id: string;
    purpose: LinkPurpose;
    created_at: Temporal.Instant;
    expires_at: Temporal.Instant;
  },
): Promise<void> => {
  await db.insertInto('link_tokens').values(link).execute();
};

export type LinkRow = LinkState & { userId: string; phone: string };

/** The link of a token, with whose it is, while they are here. */
export const findLink = async (
  db: Executor,
  tokenHash: Buffer,
  purpose: LinkPurpose,
): Promise<LinkRow | null> => {
  const row = await db
    .selectFrom('link_tokens as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.user_id', 'l.expires_at', 'l.used_at', 'l.tries', 'u.phone'])
    .where('l.token_hash', '=', tokenHash)
    .where('l.purpose', '=', purpose)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { user_id: userId, expires_at: expiresAt, used_at: usedAt, tries, phone } = row;
  return { userId, expiresAt, usedAt, tries, phone };
};

export const addLinkTry = async (tx: Tx, tokenHash: Buffer): Promise<void> => {
  await tx
    .updateTable('link_tokens')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .execute();
};

export const markLinkUsed = async (
  tx: Tx,
  tokenHash: Buffer,
  now: Temporal.Instant,
): Promise<void> => {
  await tx
    .updateTable('link_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
};

/** Makes the links of a person worthless. */
export const deleteLinks = async (
  tx: Tx,
  userId: string,
  purposes: readonly LinkPurpose[],
): Promise<void> => {
  await tx
    .deleteFrom('link_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .execute();
};

export const deleteLinksOver = async (db: Executor, now: Temporal.Instant): Promise<void> => {
  await db.deleteFrom('link_tokens').where('expires_at', '<=', now).execute();
};
