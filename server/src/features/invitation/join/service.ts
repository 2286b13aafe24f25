import type { Call } from '@puente/contract/endpoint';
import type {
  joinInvitation,
  validateInvitation,
  validatePartnerInvite,
} from '@puente/contract/invitation';
import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { hashToken } from '../../../lib/token.ts';
import { apply } from '../../partner/application/service.ts';
import { findPartner, getPartner } from '../../partner/service.ts';
import { readShare } from '../../partner/share/service.ts';
import { findInviter, joinByInvite, standingOf } from '../../provider/invited/service.ts';
import { type Fees, feesOf } from '../../provider/rules.ts';
import type { OnProfileSaved } from '../../provider/service.ts';
import { type InviteKind, refusalOf, stateAfterUse, stateAt } from '../rules.ts';
import { type Invite, lockByHash, readByHash } from '../store.ts';
import { hasUsed, saveUse } from './store.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'lexicon'>;

/** Who invites by an expert's link; refuses one by which nobody can join. */
export async function lookAtInvitation(
  context: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<Call<typeof validateInvitation>['reply']> {
  const row = await openInvite(context, token, 'friend');
  const inviter = await findInviter(context.db, row.inviter_id);
  if (!inviter) throw new AppError('invite-invalid');
  const { partnerId, ...shown } = inviter;
  const partner = partnerId === null ? null : await findPartner(context, partnerId);
  return {
    kind: 'friend',
    inviter: shown,
    partner,
    fees: await feesWith(context.db, partner),
    expiresAt: row.expires_at.toString(),
  };
}

/** Which partner invites; refuses a link by which nobody can join. */
export async function lookAtPartnerInvite(
  context: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<Call<typeof validatePartnerInvite>['reply']> {
  const row = await openInvite(context, token, 'partner');
  const partner = await findPartner(context, row.partner_id ?? '');
  if (!partner) throw new AppError('invite-invalid');
  const fees = await feesWith(context.db, partner);
  return { kind: 'partner', partner, fees, expiresAt: row.expires_at.toString() };
}

/** What experts leave of each price now, without the verification of the partner and with it. */
async function feesWith(db: Executor, partner: { id: string } | null) {
  const all = ({ platformBasisPoints, partnerBasisPoints }: Fees) =>
    platformBasisPoints + partnerBasisPoints;
  return {
    unverifiedBasisPoints: all(feesOf('none', null)),
    verifiedBasisPoints: partner && all(feesOf('verified', await readShare(db, partner.id))),
  };
}

async function openInvite(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
  kind: InviteKind,
): Promise<Invite> {
  return mustBeOpen(await readByHash(db, hashToken(token), kind), clock.now());
}

function mustBeOpen(row: Invite | null, now: Temporal.Instant): Invite {
  const refusal = row ? refusalOf(stateAt(row, now)) : 'invite-invalid';
  if (refusal) throw new AppError(refusal);
  if (!row) throw new AppError('invite-invalid');
  return row;
}

/**
 * Joins by a link (invite-3). Who has joined by it before gets the same answer again, whatever has
 * become of the link. The link is locked first, then what is the person's own.
 */
export async function join(
  context: Deps,
  { actor, token, kind }: { actor: Client; token: string; kind: InviteKind },
  onProfileSaved: OnProfileSaved,
): Promise<Call<typeof joinInvitation>['reply']> {
  const { userId } = actor;
  await context.db.transaction().execute(async (tx) => {
    const found = await lockByHash(tx, hashToken(token), kind);
    if (found && (await hasUsed(tx, found.id, userId))) return;
    const now = context.clock.now();
    const row = mustBeOpen(found, now);
    if (isOwn(row, actor)) throw new AppError('invite-own');
    const partnerId = await partnerOf(tx, row);
    await joinByInvite(context, tx, { userId, partnerId }, onProfileSaved);
    if (partnerId !== null) await apply(tx, { partnerId, userId }, now);
    await saveUse(tx, { inviteId: row.id, userId, status: stateAfterUse(row) }, now);
  });
  const { partnerId, next } = await standingOf(context.db, userId);
  return { partner: partnerId === null ? null : await getPartner(context, partnerId), next };
}

/** An expert's link is not for themselves, a partner's not for its managers. */
function isOwn(row: Invite, { userId, managedPartnerIds }: Client): boolean {
  return row.partner_id === null
    ? row.inviter_id === userId
    : managedPartnerIds.includes(row.partner_id);
}

/** A friend is led to the partner that the inviter has now, if any. */
async function partnerOf(tx: Tx, row: Invite): Promise<string | null> {
  if (row.partner_id !== null) return row.partner_id;
  return (await findInviter(tx, row.inviter_id))?.partnerId ?? null;
}
