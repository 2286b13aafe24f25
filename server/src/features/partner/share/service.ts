import type { PartnerShare } from '@puente/contract/partner-desk';
import { policy } from '@puente/contract/policy';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import { enqueue } from '../../../jobs/job.ts';
import type { Client } from '../../../lib/actor.ts';
import { siteOf } from '../../../lib/email-template.ts';
import { newId } from '../../../lib/ids.ts';
import { getMembership, listMembers } from '../../provider/membership/service.ts';
import { recordAct } from '../log/service.ts';
import { ownPartner } from '../service.ts';
import { lockPartner } from '../store.ts';
import { shareKeptMail, shareMail } from './present.ts';
import * as store from './store.ts';

/** Mails one expert that the share of their partner changes. */
export const shareMailJob = {
  name: 'partner.share-mail',
  payload: z.object({ changeId: z.uuid(), userId: z.uuid() }),
};

/** Mails one expert that the share they were told of won't come. */
export const shareKeptMailJob = {
  name: 'partner.share-kept-mail',
  payload: shareMailJob.payload,
};

/** The partner's share, and the one that is announced. */
export async function getShare(
  { db }: Pick<Context, 'db'>,
  actor: Client,
  named: string,
): Promise<PartnerShare> {
  return shareOf(db, (await ownPartner(db, actor, named)).id);
}

/** What a partner keeps now, in basis points. */
export const readShare = store.readShare;

async function shareOf(db: Executor, partnerId: string): Promise<PartnerShare> {
  const next = await store.readNext(db, partnerId);
  return {
    basisPoints: await store.readShare(db, partnerId),
    next: next && {
      basisPoints: next.basisPoints,
      announcedAt: next.announcedAt.toString(),
      countsFrom: next.countsFrom.toString(),
    },
  };
}

/** The share of the partner whose group a person is in, as they may see it; null outside of all. */
export async function getShareOf(db: Executor, userId: string) {
  const partnerId = (await getMembership(db, userId))?.partnerId ?? null;
  if (partnerId === null) return null;
  const { basisPoints, next } = await shareOf(db, partnerId);
  return {
    basisPoints,
    next: next && { basisPoints: next.basisPoints, countsFrom: next.countsFrom },
  };
}

/**
 * Announces another share to everybody in the group (share-1). It counts after the days of notice;
 * one announced before is withdrawn, which is all that announcing the present share does, and told as
 * well. Quotes and bookings keep the share they were made with.
 */
export async function announceShare(
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  { partnerId: named, basisPoints }: { partnerId: string; basisPoints: number },
): Promise<PartnerShare> {
  const { db, clock } = context;
  const partner = await ownPartner(db, actor, named);
  await db.transaction().execute(async (tx) => {
    const now = clock.now();
    await lockPartner(tx, partner.id);
    // A share whose day has come is no longer announced, though no sweep has been here yet.
    await store.applyDue(tx, partner.id, now);
    const before = await store.readNext(tx, partner.id);
    if (before?.basisPoints === basisPoints) return;
    const present = await store.readShare(tx, partner.id);
    if (before) await store.withdrawNext(tx, before.id, now);
    const isAnnounced = basisPoints !== present;
    if (!before && !isAnnounced) return;
    const act = isAnnounced ? 'share-announced' : 'share-withdrawn';
    const details = isAnnounced
      ? { from: present, to: basisPoints }
      : { from: before?.basisPoints ?? present, to: present };
    await recordAct(tx, { partnerId: partner.id, actorId: actor.userId, act, details }, now);
    if (!isAnnounced) {
      if (before) await tellGroup(tx, partner.id, before.id, shareKeptMailJob);
      return;
    }
    const countsFrom = now.add({ hours: 24 * policy.partner.shareNoticeDays });
    const changeId = newId();
    const next = { id: changeId, basisPoints, announcedAt: now, countsFrom };
    await store.insertNext(tx, partner.id, next);
    await tellGroup(tx, partner.id, changeId, shareMailJob);
  });
  return shareOf(db, partner.id);
}

async function tellGroup(
  tx: Tx,
  partnerId: string,
  changeId: string,
  job: typeof shareMailJob,
): Promise<void> {
  for (const { id: userId } of await listMembers(tx, [partnerId], undefined))
    await enqueue(tx, job, { changeId, userId }, `${job.name}:${changeId}:${userId}`);
}

/** Makes announced shares count whose day has come, one a transaction. */
export async function applyShares({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const partnerId of await store.readDue(db, now))
    await db.transaction().execute(async (tx) => {
      await lockPartner(tx, partnerId);
      await store.applyDue(tx, partnerId, now);
    });
}

/** Who has no email reads it on the verification step. */
export async function sendShareMail(
  { db, mail, config }: Pick<Context, 'db' | 'mail' | 'config'>,
  ids: z.output<typeof shareMailJob.payload>,
): Promise<void> {
  const told = await store.readTold(db, ids.changeId, ids.userId);
  if (!told || told.email === null) return;
  await mail.send(shareMail(siteOf(config), { ...told, email: told.email }, ids));
}

/** Says nothing where yet another share was announced meanwhile: that is told by a mail of its own. */
export async function sendShareKeptMail(
  { db, mail, config }: Pick<Context, 'db' | 'mail' | 'config'>,
  ids: z.output<typeof shareKeptMailJob.payload>,
): Promise<void> {
  const told = await store.readKept(db, ids.changeId, ids.userId);
  if (!told || told.email === null) return;
  await mail.send(shareKeptMail(siteOf(config), { ...told, email: told.email }, ids));
}
