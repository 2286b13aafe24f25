import type { decideApplication, listApplications } from '@puente/contract/application';
import { policy } from '@puente/contract/policy';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { FileReply } from '../../../http/route.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { decideDocument, documentsOf, openDocument } from '../../provider/document/service.ts';
import {
  getMembership,
  joinPartner,
  leavePartner,
  listMembers,
  lockMember,
  verifyMember,
} from '../../provider/membership/service.ts';
import type { OnProfileSaved } from '../../provider/service.ts';
import { recordAct } from '../log/service.ts';
import { presentMember } from '../present.ts';
import { ownPartners } from '../service.ts';
import { planMail } from './mail/service.ts';
import { presentApplicant, presentApplication, presentSteps } from './present.ts';
import { cursorOf, type Decision, decisions, followOf, mayDecide, placeOf } from './rules.ts';
import * as store from './store.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'lexicon'>;

/** What became of the wish to be verified by a partner. */
export type Applied = 'waiting' | 'approved' | 'verified-elsewhere';

/**
 * Asks a partner to verify a person, inside a transaction (application-1). Somebody without a published
 * profile waits as well; publishing it keeps the application. Whom the partner has verified stays
 * verified, and so does whom another partner has: they change partners on their own page.
 */
export async function apply(
  tx: Tx,
  { partnerId, userId, message = '' }: { partnerId: string; userId: string; message?: string },
  now: Temporal.Instant,
): Promise<Applied> {
  const before = await lockMember(tx, userId);
  if (before?.verification === 'verified')
    return before.partnerId === partnerId ? 'approved' : 'verified-elsewhere';
  const live = await store.lockLive(tx, userId);
  const step = { status: 'waiting', side: 'expert', message, at: now } as const;
  if (live && live.partnerId !== partnerId)
    await store.saveStep(tx, live.id, { ...step, status: 'withdrawn', message: '' });
  if (live?.partnerId === partnerId) {
    if (live.status === 'more-asked') await store.saveStep(tx, live.id, step);
    else if (await isNews(tx, live.id, message)) await store.insertStep(tx, live.id, step);
  } else await store.insertApplication(tx, { userId, partnerId }, step);
  await joinPartner(tx, { userId, partnerId }, now);
  return 'waiting';
}

/** Words that the application doesn't have yet, of somebody who waits already. */
async function isNews(tx: Tx, id: string, message: string): Promise<boolean> {
  if (message === '') return false;
  return (await store.readSteps(tx, id)).every((step) => step.message !== message);
}

/** Applications follow the membership that a saved profile left, in its transaction. */
export async function followMembership(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  const membership = await getMembership(tx, userId);
  if (!membership) return;
  const live = await store.lockLive(tx, userId);
  const { becomes, begins } = followOf(live, membership);
  const step = { side: 'expert', message: '', at: clock.now() } as const;
  if (live && becomes) await store.saveStep(tx, live.id, { ...step, status: becomes });
  if (begins && membership.partnerId !== null) {
    const { partnerId } = membership;
    await store.insertApplication(tx, { userId, partnerId }, { ...step, status: begins });
  }
}

/** A page of applications to the manager's partners. */
export async function getApplications(
  { db }: Pick<Context, 'db'>,
  actor: Client,
  query: z.output<typeof listApplications.query>,
) {
  const partnerIds = await ownPartners(db, actor, query.partnerId);
  const { which, cursor } = query;
  const limit = policy.partner.pageSize;
  const after = cursor === undefined ? null : placeOf(cursor);
  // One more tells whether there is a next page.
  const rows = await store.readPage(db, partnerIds, which, { limit: limit + 1, after });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    applications: shown.map(presentApplicant),
    total: await store.countAll(db, partnerIds, which),
    next: rows.length > limit && last ? cursorOf(last, which) : null,
  };
}

/** How many applications wait for an answer, by partner. */
export const countWaiting = store.countWaiting;

/** One application with document and history; of other partners there is none. */
export async function getApplication(
  db: Executor,
  { managedPartnerIds }: Pick<Client, 'managedPartnerIds'>,
  id: string,
) {
  const row = await store.readApplication(db, managedPartnerIds, id);
  if (!row) throw new AppError('not-found');
  const document = await documentFor(db, managedPartnerIds, row.user_id);
  return presentApplication(row, document, await store.readSteps(db, row.id));
}

/** Approves, refuses or asks for more; of two at once the second learns that it was answered. */
export async function decide(
  context: Deps,
  actor: Client,
  { id, ...body }: z.output<typeof decideApplication.body> & { id: string },
  onProfileSaved: OnProfileSaved,
) {
  const message = 'message' in body ? body.message : '';
  await context.db.transaction().execute(async (tx) => {
    const found = await store.readApplication(tx, actor.managedPartnerIds, id);
    if (!found) throw new AppError('not-found');
    await lockMember(tx, found.user_id);
    const live = await store.lockLive(tx, found.user_id);
    if (live?.id !== found.id) throw new AppError('application-changed');
    await carryOut(
      context,
      tx,
      { actor, live, userId: found.user_id, decision: body.decision, message },
      onProfileSaved,
    );
  });
  return getApplication(context.db, actor, id);
}

/** Takes the verification of a member back, or removes a member of the manager's groups. */
export async function decideMember(
  context: Deps,
  actor: Client,
  change: { userId: string; decision: 'take-back' | 'remove'; message: string },
  onProfileSaved: OnProfileSaved,
) {
  const id = await context.db.transaction().execute(async (tx) => {
    const live = await lockLiveOf(tx, actor, change.userId);
    await carryOut(context, tx, { actor, live, ...change }, onProfileSaved);
    return live.id;
  });
  return getApplication(context.db, actor, id);
}

async function lockLiveOf(
  tx: Tx,
  { managedPartnerIds }: Client,
  userId: string,
): Promise<store.LiveRow> {
  await lockMember(tx, userId);
  const live = await store.lockLive(tx, userId);
  if (!live || !managedPartnerIds.includes(live.partnerId)) throw new AppError('not-found');
  return live;
}

type Act = {
  actor: Client;
  live: store.LiveRow;
  userId: string;
  decision: Decision;
  message: string;
};

/** Does it to a locked application: state, history, log, mail, document and membership. */
async function carryOut(
  context: Deps,
  tx: Tx,
  { actor, live, userId, decision, message }: Act,
  onProfileSaved: OnProfileSaved,
): Promise<void> {
  if (!mayDecide(live.status, decision)) throw new AppError('application-changed');
  const now = context.clock.now();
  const { status, act } = decisions[decision];
  const { partnerId } = live;
  const member = await getMembership(tx, userId);
  if (decision === 'approve' && !member) throw new AppError('profile-incomplete');
  const line = await store.saveStep(tx, live.id, { status, side: 'partner', message, at: now });
  await recordAct(tx, { partnerId, actorId: actor.userId, act, subjectId: userId }, now);
  await planMail(tx, { applicationId: live.id, line });
  if (status === 'refused') {
    await decideDocument(tx, userId, now);
    await leavePartner(context, tx, userId, onProfileSaved);
  } else if (member && decision !== 'ask') {
    const change = { providerId: userId, isVerified: decision === 'approve' };
    await verifyMember(context, tx, { ...change, partnerIds: [partnerId] }, onProfileSaved);
  }
}

/** Verifies a provider of the manager's groups or takes it back; a repeated call changes nothing. */
export async function verify(
  context: Deps,
  actor: Client,
  { providerId, isVerified }: { providerId: string; isVerified: boolean },
  onProfileSaved: OnProfileSaved,
) {
  const userId = providerId.toLowerCase();
  await context.db.transaction().execute(async (tx) => {
    const live = await lockLiveOf(tx, actor, userId);
    if ((live.status === 'approved') === isVerified) return;
    const decision = isVerified ? 'approve' : 'reopen';
    await carryOut(context, tx, { actor, live, userId, decision, message: '' }, onProfileSaved);
  });
  const members = await listMembers(context.db, actor.managedPartnerIds, undefined);
  const member = members.find(({ id }) => id === userId);
  if (!member) throw new AppError('not-found');
  const documents = await documentsOf(context.db, [userId]);
  return presentMember(member, documents.get(userId) ?? null);
}

/** The document of a person, where these partners may read it. */
async function documentFor(db: Executor, partnerIds: readonly string[], userId: string) {
  const document = (await documentsOf(db, [userId])).get(userId);
  if (!document) return null;
  const sentAt = Temporal.Instant.from(document.sentAt);
  return (await store.mayReadDocument(db, partnerIds, { userId, sentAt })) ? document : null;
}

/** The document of somebody who asked the manager's groups, as they may read it; of others there is none. */
export async function openMemberDocument(
  context: Pick<Context, 'db' | 'storage'>,
  { managedPartnerIds }: Client,
  providerId: string,
): Promise<FileReply> {
  const id = providerId.toLowerCase();
  const document = await documentFor(context.db, managedPartnerIds, id);
  if (!document) throw new AppError('not-found');
  return openDocument(context, id, document);
}

/** The person's own latest application, with what the partner wrote. */
export async function getOwn(db: Executor, userId: string) {
  const row = await store.readLatest(db, userId);
  if (!row) return null;
  return {
    id: row.id,
    partner: { id: row.partner_id, slug: row.slug, name: row.name },
    status: row.status,
    askedAt: row.asked_at.toString(),
    changedAt: row.changed_at.toString(),
    history: presentSteps(await store.readSteps(db, row.id)),
  };
}

/** Answers what was asked for, or asks the same partner again; not while it waits or is verified. */
export async function sendAgain(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId }: Client,
  message: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, userId);
    const live = await store.lockLive(tx, userId);
    if (live && live.status !== 'more-asked') throw new AppError('application-changed');
    const partnerId = live?.partnerId ?? (await store.readLatest(tx, userId))?.partner_id;
    if (partnerId === undefined) throw new AppError('not-found');
    await apply(tx, { partnerId, userId, message }, clock.now());
  });
}

/** Takes the open application back; one that was answered meanwhile is refused. */
export async function withdraw(
  context: Deps,
  { userId }: Client,
  onProfileSaved: OnProfileSaved,
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    await lockMember(tx, userId);
    const live = await store.lockLive(tx, userId);
    if (!live) {
      if (await store.readLatest(tx, userId)) throw new AppError('application-changed');
      throw new AppError('not-found');
    }
    if (live.status === 'approved') throw new AppError('application-changed');
    const at = context.clock.now();
    await store.saveStep(tx, live.id, { status: 'withdrawn', side: 'expert', message: '', at });
    await leavePartner(context, tx, userId, onProfileSaved);
  });
}

/** Every application of the person with its history. */
export async function exportApplications({ db }: Pick<Context, 'db'>, { userId }: Client) {
  const rows = await store.readAllOf(db, userId);
  return Promise.all(
    rows.map(async ({ id, name }) => ({
      partner: name,
      history: presentSteps(await store.readSteps(db, id)),
    })),
  );
}

export const forgetApplications = store.deleteAllOf;
