import type { FriendInvite, PartnerInvite } from '@puente/contract/invitation';
import type { PartnerBadge } from '@puente/contract/provider';
import type { Context } from '../../context.ts';
import { hashToken } from '../../lib/token.ts';
import { stateAt, tokenOf } from './rules.ts';
import type { Invite } from './store.ts';

type Here = Pick<Context, 'clock' | 'config'>;

/** A link as those see it who may share it. */
export function presentInvite({ clock, config }: Here, row: Invite): FriendInvite {
  const state = stateAt(row, clock.now());
  return {
    id: row.id,
    state,
    url: state === 'open' ? urlOf(config, row) : null,
    uses: row.uses,
    maxUses: row.max_uses,
    createdAt: row.created_at.toString(),
    expiresAt: row.expires_at.toString(),
  };
}

/** Null when the server's secret is another than when the link was made; the link itself stays good. */
function urlOf({ secret, http }: Here['config'], row: Invite): string | null {
  const token = tokenOf(row.kind, row.nonce, secret);
  return hashToken(token).equals(row.token_hash) ? `${http.publicUrl}/join/${token}` : null;
}

export function presentPartnerInvite(
  context: Here,
  row: Invite,
  { id, slug, name }: PartnerBadge,
): PartnerInvite {
  return {
    ...presentInvite(context, row),
    partner: { id, slug, name },
    note: row.note,
    createdBy: { name: row.inviter_name, lastName: row.inviter_last_name },
  };
}
