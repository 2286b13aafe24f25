import type { Call } from '@puente/contract/endpoint';
import type {
  generateInvitation,
  listInvitations,
  revokeInvitation,
} from '@puente/contract/invitation';
import { policy } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { getProviderTerms } from '../../provider/service.ts';
import { presentInvite } from '../present.ts';
import { monthAt, quotaOf } from '../rules.ts';
import { makeInvite, revokeInvite } from '../service.ts';
import { lockOfInviter, readOfInviter } from '../store.ts';
import { readMonth, takeOfMonth } from './store.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config'>;
const { friend, maxListed } = policy.invitation;

/** A link for one friend (invite-1); the eleventh of a month is `invite-limit-reached`. */
export async function inviteFriend(
  context: Deps,
  { userId }: Client,
): Promise<Call<typeof generateInvitation>['reply']> {
  const now = context.clock.now();
  return context.db.transaction().execute(async (tx) => {
    const { month, renewsAt } = await monthOf(context, tx, userId);
    if (!(await takeOfMonth(tx, { userId, month }, friend.perMonth))) {
      const wait = Math.ceil(now.until(renewsAt).total('seconds'));
      throw new AppError('invite-limit-reached', { retryAfterSeconds: wait });
    }
    const { token, row } = await makeInvite(context, tx, {
      kind: 'friend',
      inviterId: userId,
      partnerId: null,
      maxUses: 1,
      days: friend.days,
      note: '',
      month,
    });
    const invitation = presentInvite(context, row);
    return { token, invitation, stats: await statsOf(context, tx, userId) };
  });
}

/** The month that is now in the expert's zone, that of their calendar. */
async function monthOf({ clock }: Pick<Context, 'clock'>, db: Executor, userId: string) {
  const terms = await getProviderTerms(db, userId);
  if (!terms) throw new AppError('forbidden');
  return monthAt(clock.now(), terms.timezone);
}

async function statsOf(context: Pick<Context, 'clock'>, db: Executor, userId: string) {
  const { month, renewsAt } = await monthOf(context, db, userId);
  return { ...quotaOf(await readMonth(db, userId, month)), renewsAt: renewsAt.toString() };
}

export async function listFriends(
  context: Deps,
  { userId }: Client,
): Promise<Call<typeof listInvitations>['reply']> {
  const rows = await readOfInviter(context.db, userId, maxListed);
  return {
    invitations: rows.map((row) => presentInvite(context, row)),
    stats: await statsOf(context, context.db, userId),
  };
}

/** Takes an own link back; somebody else's is `not-found`. */
export async function revokeFriend(
  context: Deps,
  { userId }: Client,
  id: string,
): Promise<Call<typeof revokeInvitation>['reply']> {
  return context.db.transaction().execute(async (tx) => {
    const row = await revokeInvite(context, tx, await lockOfInviter(tx, id, userId));
    return { invitation: presentInvite(context, row) };
  });
}
