import type { Call } from '@puente/contract/endpoint';
import type {
  generatePartnerInvite,
  listPartnerInvites,
  revokePartnerInvite,
} from '@puente/contract/invitation';
import type { Partner } from '@puente/contract/partner';
import { policy } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError, invalidField } from '../../../lib/app-error.ts';
import { recordAct } from '../../partner/log/service.ts';
import { findPartner, getPartner } from '../../partner/service.ts';
import { presentPartnerInvite } from '../present.ts';
import { makeInvite, revokeInvite } from '../service.ts';
import { type Invite, lockOfPartners, readOfPartners } from '../store.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config'>;
const { maxListed } = policy.invitation;

/** What a manager asks for; the contract has filled in what they left out. */
type Asked = { partnerId?: string | null | undefined; maxUses: number; days: number; note: string };

/** A link into a manager's group (invite-2). */
export async function inviteToGroup(
  context: Deps,
  actor: Client,
  { partnerId, ...asked }: Asked,
): Promise<Call<typeof generatePartnerInvite>['reply']> {
  const partner = await ownPartner(context, actor, partnerId);
  return context.db.transaction().execute(async (tx) => {
    const { token, row } = await makeInvite(context, tx, {
      ...asked,
      kind: 'partner',
      inviterId: actor.userId,
      partnerId: partner.id,
      month: null,
    });
    const { maxUses, days } = asked;
    await recordAct(
      tx,
      {
        partnerId: partner.id,
        actorId: actor.userId,
        act: 'invitation-created',
        details: { maxUses, days },
      },
      row.created_at,
    );
    return { token, invite: presentPartnerInvite(context, row, partner) };
  });
}

/** The named partner if the manager's; without a name the only one that they manage. */
async function ownPartner(
  context: Deps,
  { managedPartnerIds }: Client,
  named: string | null | undefined,
): Promise<Partner> {
  if (named) {
    const partner = await findPartner(context, named);
    if (!partner || !managedPartnerIds.includes(partner.id)) throw new AppError('not-found');
    return partner;
  }
  const [id, ...others] = managedPartnerIds;
  if (id === undefined || others.length > 0)
    throw invalidField('partnerId', 'Say which of your partners invites');
  return getPartner(context, id);
}

export async function listGroupInvites(
  context: Deps,
  actor: Client,
  named: string | undefined,
): Promise<Call<typeof listPartnerInvites>['reply']> {
  const ids =
    named === undefined ? actor.managedPartnerIds : [(await ownPartner(context, actor, named)).id];
  const rows = await readOfPartners(context.db, ids, maxListed);
  const partners = new Map<string, Partner>();
  for (const id of ids) partners.set(id, await getPartner(context, id));
  return { invites: rows.flatMap((row) => presentIn(context, partners, row)) };
}

function presentIn(context: Deps, partners: ReadonlyMap<string, Partner>, row: Invite) {
  const partner = partners.get(row.partner_id ?? '');
  return partner ? [presentPartnerInvite(context, row, partner)] : [];
}

/** Takes a link of the manager's groups back; another group's is `not-found`. */
export async function revokeGroupInvite(
  context: Deps,
  actor: Client,
  id: string,
): Promise<Call<typeof revokePartnerInvite>['reply']> {
  const row = await context.db.transaction().execute(async (tx) => {
    const found = await lockOfPartners(tx, id, actor.managedPartnerIds);
    const left = await revokeInvite(context, tx, found);
    if (found?.status !== left.status) await recordRevocation(context, tx, actor, left);
    return left;
  });
  const partner = await getPartner(context, row.partner_id ?? '');
  return { invite: presentPartnerInvite(context, row, partner) };
}

async function recordRevocation(
  { clock }: Deps,
  tx: Tx,
  { userId }: Client,
  { partner_id: partnerId, uses, max_uses: maxUses }: Invite,
): Promise<void> {
  if (partnerId === null) return;
  const details = { uses, maxUses };
  const act = { partnerId, actorId: userId, act: 'invitation-revoked', details } as const;
  await recordAct(tx, act, clock.now());
}
