import { policy } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { presentInvite } from '../present.ts';
import { readOfInviter } from '../store.ts';
import { deleteUses, readUses, revokeFriends } from './store.ts';

/** The links a person made for friends, without their tokens, and those by which they joined. */
export async function exportInvitations(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  { userId }: Client,
) {
  const made = await readOfInviter(context.db, userId, policy.invitation.maxListed);
  const used = await readUses(context.db, userId);
  return {
    made: made.map((row) => ({ ...presentInvite(context, row), url: null })),
    joined: used.map(({ kind, partner_name: partner, joined_at: at }) => ({
      kind,
      partner,
      joinedAt: at.toString(),
    })),
  };
}

/** Open links to friends are taken back; that the person joined by a link is deleted. */
export async function forgetInvitations(tx: Tx, userId: string): Promise<void> {
  await revokeFriends(tx, userId);
  await deleteUses(tx, userId);
}
