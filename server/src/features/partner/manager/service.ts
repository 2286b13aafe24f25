import { policy } from '@puente/contract/policy';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { Unsettled } from '../../../feature.ts';
import { enqueue } from '../../../jobs/job.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { siteOf } from '../../../lib/email-template.ts';
import { newId } from '../../../lib/ids.ts';
import { readPhone } from '../../auth/rules.ts';
import { countWaiting } from '../application/service.ts';
import { recordAct } from '../log/service.ts';
import { ownPartner } from '../service.ts';
import { lockPartner, readPartners } from '../store.ts';
import { managerMail, presentManagers, presentOwnInvitations } from './present.ts';
import * as store from './store.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/** Mails somebody who has an account that they are invited. */
export const managerMailJob = {
  name: 'partner.manager-mail',
  payload: z.object({ invitationId: z.uuid() }),
};

/** The partners of the manager, by name, each with how many applications wait. */
export async function getManaged({ db }: Pick<Context, 'db'>, { managedPartnerIds }: Client) {
  const rows = await readPartners(db);
  const waiting = await countWaiting(db, managedPartnerIds);
  const own = rows.filter(({ id }) => managedPartnerIds.includes(id));
  return {
    partners: own.map(({ id, slug, name }) => ({ id, slug, name, waiting: waiting.get(id) ?? 0 })),
  };
}

/** Who manages a partner of the manager, and who is invited to. */
export async function getManagers({ db, clock }: Deps, actor: Client, named: string) {
  const { id } = await ownPartner(db, actor, named);
  return managersOf(db, id, { ownId: actor.userId, now: clock.now() });
}

async function managersOf(
  db: Executor,
  partnerId: string,
  { ownId, now }: { ownId: string; now: Temporal.Instant },
) {
  const rows = await store.readManagers(db, partnerId);
  return presentManagers(rows, await store.readInvitations(db, partnerId, now), ownId);
}

/** Makes the first manager of a partner that is being opened. */
export async function addFirstManager(
  tx: Tx,
  partnerId: string,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  await store.insertManager(tx, partnerId, userId);
  await recordAct(
    tx,
    { partnerId, actorId: userId, act: 'manager-joined', subjectId: userId },
    now,
  );
}

/**
 * Invites the owner of a phone (manager-1). Whether the number has an account is not told: the
 * invitation waits until that number signs in, and is mailed where an address is known.
 */
export async function invite(
  { db, clock }: Deps,
  actor: Client,
  { partnerId: named, phone }: { partnerId: string; phone: string },
) {
  const number = readPhone(phone)?.number;
  if (number === undefined)
    throw new AppError('invalid-phone', {
      fields: [{ path: 'phone', message: 'No such number can exist' }],
    });
  const partner = await ownPartner(db, actor, named);
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    await lockAsManager(tx, partner.id, actor.userId);
    const managers = await store.readManagers(tx, partner.id);
    const invited = await store.readInvitations(tx, partner.id, now);
    const others = invited.filter((one) => one.phone !== number);
    if (managers.length + others.length >= policy.partner.maxManagers)
      throw new AppError('manager-limit-reached');
    const id = newId();
    await store.saveInvitation(tx, {
      id,
      partner_id: partner.id,
      phone: number,
      invited_by: actor.userId,
      invited_at: now,
      expires_at: now.add({ hours: 24 * policy.partner.managerInvitationDays }),
    });
    await record(tx, { partnerId: partner.id, actor, act: 'manager-invited' }, now);
    await enqueue(tx, managerMailJob, { invitationId: id }, `${managerMailJob.name}:${id}`);
  });
  return managersOf(db, partner.id, { ownId: actor.userId, now });
}

/** Locks the partner; who was removed as a manager meanwhile is refused. */
async function lockAsManager(tx: Tx, partnerId: string, userId: string): Promise<void> {
  await lockPartner(tx, partnerId);
  const managers = await store.readManagers(tx, partnerId);
  if (!managers.some(({ id }) => id === userId)) throw new AppError('not-found');
}

function record(
  tx: Tx,
  of: {
    partnerId: string;
    actor: Client;
    act: 'manager-invited' | 'manager-invitation-withdrawn' | 'manager-joined' | 'manager-removed';
    subjectId?: string;
  },
  now: Temporal.Instant,
): Promise<void> {
  const { actor, ...act } = of;
  return recordAct(tx, { ...act, actorId: actor.userId }, now);
}

/** Removes a manager, oneself included. Behind the partner's lock, so that one always stays. */
export async function remove(
  { db, clock }: Deps,
  actor: Client,
  { partnerId: named, userId }: { partnerId: string; userId: string },
) {
  const partner = await ownPartner(db, actor, named);
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    await lockAsManager(tx, partner.id, actor.userId);
    const managers = await store.readManagers(tx, partner.id);
    if (!managers.some(({ id }) => id === userId)) throw new AppError('not-found');
    if (managers.length === 1) throw new AppError('last-manager');
    await store.deleteManager(tx, partner.id, userId);
    const of = { partnerId: partner.id, actor, act: 'manager-removed', subjectId: userId } as const;
    await record(tx, of, now);
  });
  return managersOf(db, partner.id, { ownId: actor.userId, now });
}

/** Withdraws an invitation of one of the manager's partners. */
export async function withdrawInvitation({ db, clock }: Deps, actor: Client, id: string) {
  const now = clock.now();
  const partnerId = await db.transaction().execute(async (tx) => {
    const { managedPartnerIds: partnerIds } = actor;
    const taken = await store.takeInvitation(tx, id, { partnerIds });
    if (!taken) throw new AppError('not-found');
    const act = 'manager-invitation-withdrawn';
    await record(tx, { partnerId: taken.partner_id, actor, act }, now);
    return taken.partner_id;
  });
  return managersOf(db, partnerId, { ownId: actor.userId, now });
}

/** What the person is invited to manage. */
export async function getOwnInvitations({ db, clock }: Deps, { phone }: Client) {
  return presentOwnInvitations(await store.readOwnInvitations(db, phone, clock.now()));
}

/** Accepts or declines; the invitation is over by that. Others, and expired ones, are not there. */
export async function answerInvitation(
  { db, clock }: Deps,
  actor: Client,
  { id, accept }: { id: string; accept: boolean },
) {
  const { userId, phone } = actor;
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const own = await store.readOwnInvitations(tx, phone, now);
    const invitation = own.find((one) => one.id === id);
    if (!invitation) throw new AppError('not-found');
    const { partner_id: partnerId } = invitation;
    await lockPartner(tx, partnerId);
    if (!(await store.takeInvitation(tx, id, { phone }))) throw new AppError('not-found');
    if (!accept || !(await store.insertManager(tx, partnerId, userId))) return;
    await record(tx, { partnerId, actor, act: 'manager-joined', subjectId: userId }, now);
  });
  return getOwnInvitations({ db, clock }, actor);
}

export async function sweepInvitations({ db, clock }: Deps): Promise<void> {
  await store.deleteExpired(db, clock.now());
}

/** Only to an account that has an email; the others see it under You. */
export async function sendManagerMail(
  { db, mail, config }: Pick<Context, 'db' | 'mail' | 'config'>,
  { invitationId }: z.output<typeof managerMailJob.payload>,
): Promise<void> {
  const told = await store.readTold(db, invitationId);
  if (!told || told.email === null) return;
  await mail.send(managerMail(siteOf(config), { ...told, email: told.email }, invitationId));
}

/** Names of the partners that a person manages. */
export async function exportManaged({ db }: Pick<Context, 'db'>, { userId }: Client) {
  return (await store.readManaged(db, userId)).map(({ name }) => name);
}

/** Locks the partners of a manager, so that no other one is removed meanwhile. */
export async function lockManaged(tx: Tx, userId: string): Promise<void> {
  for (const { id } of await store.readManaged(tx, userId)) await lockPartner(tx, id);
}

/** A partner's last manager can't go. */
export async function unsettledManager(tx: Tx, userId: string): Promise<Unsettled[]> {
  for (const { id } of await store.readManaged(tx, userId))
    if ((await store.readManagers(tx, id)).length === 1)
      return [{ path: 'lastManager', message: 'A partner that nobody else manages' }];
  return [];
}

export async function forgetManager(tx: Tx, { phone }: { phone: string }): Promise<void> {
  await store.deleteInvitationsTo(tx, phone);
}
