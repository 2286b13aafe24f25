import { randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { AppError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { hashToken } from '../../lib/token.ts';
import { endAfter, type InviteKind, stateAt, tokenOf } from './rules.ts';
import { insertInvite, type Invite, lockByHash, saveStatus } from './store.ts';

const nonceBytes = 32;

/** A link to be made: of an expert for a month, or of a partner. */
export type NewInvite = {
  kind: InviteKind;
  inviterId: string;
  partnerId: string | null;
  maxUses: number;
  days: number;
  note: string;
  /** First day of the month that it counts for; null for a partner's. */
  month: string | null;
};

/** Makes a link. Its token is known by its hash alone, as those of sessions are. */
export async function makeInvite(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  tx: Tx,
  made: NewInvite,
): Promise<{ token: string; row: Invite }> {
  const nonce = randomBytes(nonceBytes);
  const token = tokenOf(made.kind, nonce, config.secret);
  const tokenHash = hashToken(token);
  const now = clock.now();
  await insertInvite(tx, {
    id: newId(),
    kind: made.kind,
    inviter_id: made.inviterId,
    partner_id: made.partnerId,
    token_hash: tokenHash,
    nonce,
    max_uses: made.maxUses,
    note: made.note,
    month: made.month,
    created_at: now,
    expires_at: endAfter(now, made.days),
  });
  const row = await lockByHash(tx, tokenHash, made.kind);
  if (!row) throw new Error('the link is not there that was just made');
  return { token, row };
}

/**
 * Nobody more can join by a link that is locked. One by which everybody has joined is refused as
 * `invite-used`; one that is over already stays as it is.
 */
export async function revokeInvite(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  row: Invite | null,
): Promise<Invite> {
  if (!row) throw new AppError('not-found');
  const state = stateAt(row, clock.now());
  if (state === 'used') throw new AppError('invite-used');
  if (state !== 'open') return row;
  await saveStatus(tx, row.id, 'revoked');
  return { ...row, status: 'revoked' };
}
