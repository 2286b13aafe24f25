import { setImmediate as breathe } from 'node:timers/promises';
import type { Call } from '@puente/contract/endpoint';
import { policy } from '@puente/contract/policy';
import type { waitForExpert, WaitingGoal } from '@puente/contract/waiting';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { enqueue } from '../../../jobs/job.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { siteOf } from '../../../lib/email-template.ts';
import { newId } from '../../../lib/ids.ts';
import { hashToken, newToken } from '../../../lib/token.ts';
import { findMailBrand } from '../../partner/face/service.ts';
import { findPartner } from '../../partner/service.ts';
import { isWithinReach, profileOf, whoIsRecommended } from '../matching/reach.ts';
import { foundMail, presentGoal } from './present.ts';
import { goalKey, waitsUntil } from './rules.ts';
import {
  countWaiting,
  deleteExpired,
  deleteGoal,
  deleteOf,
  deleteWaiting,
  findOpen,
  findReader,
  findSame,
  findTold,
  insertGoal,
  insertLink,
  keepFound,
  lockAccount,
  readGoal,
  readGoals,
  readOpen,
  waitAgain,
} from './store.ts';

/** Looks whether a new or changed profile is what somebody waits for. */
export const lookForExpertJob = {
  name: 'chat.waiting-expert',
  payload: z.object({ providerId: z.uuid() }),
};

/** Looks whether somebody is there already for a goal that has just begun to wait. */
export const lookForGoalJob = {
  name: 'chat.waiting-goal',
  payload: z.object({ goalId: z.uuid() }),
};

/** Mails that an expert for a goal came. */
export const foundMailJob = {
  name: 'chat.waiting-mail',
  payload: z.object({ goalId: z.uuid() }),
};

type Deps = Pick<Context, 'db' | 'clock' | 'lexicon'>;

/** The person's goals, those that wait and those for which an expert came, the newest first. */
export async function getGoals(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: Pick<Client, 'userId'>,
): Promise<WaitingGoal[]> {
  return (await readGoals(db, actor.userId, clock.now())).map(presentGoal);
}

type Asked = Extract<Call<typeof waitForExpert>['body'], object>;

/**
 * Lets a goal wait for an expert; the same goal twice, also at the same time, waits once.
 * Errors: `expert-there` when somebody is recommended for it by now, `waiting-limit-reached`.
 */
export async function wait(context: Deps, actor: Client, asked: Asked): Promise<WaitingGoal> {
  const { db } = context;
  const { goal, language = actor.language } = asked;
  const partnerId = asked.partnerId ? await knownPartner(context, asked.partnerId) : null;
  const sought = { goal, language, partnerId };
  if ((await whoIsRecommended(context, sought)).some((id) => id !== actor.userId))
    throw new AppError('expert-there');
  const now = context.clock.now();
  const id = await db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, actor.userId))) throw new AppError('unauthenticated');
    const row = {
      id: newId(),
      user_id: actor.userId,
      goal,
      goal_key: goalKey(goal),
      language,
      partner_id: partnerId,
      created_at: now,
      expires_at: waitsUntil(now),
    };
    const same = await findSame(tx, row);
    if (same !== null) return same;
    if ((await countWaiting(tx, actor.userId, now)) >= policy.waiting.maxOpen)
      throw new AppError('waiting-limit-reached');
    await insertGoal(tx, row);
    // An expert may have come between the look above and this row.
    await enqueue(tx, lookForGoalJob, { goalId: row.id }, `${lookForGoalJob.name}:${row.id}`);
    return row.id;
  });
  return presentGoal(await readGoal(db, actor.userId, id));
}

async function knownPartner(context: Deps, id: string): Promise<string> {
  const partner = await findPartner(context, id);
  if (!partner) throw new AppError('not-found');
  return partner.id;
}

/** Takes a goal back. Errors: `not-found`. */
export async function takeBack(
  { db }: Pick<Context, 'db'>,
  actor: Client,
  id: string,
): Promise<{ success: true }> {
  if (!(await deleteGoal(db, actor.userId, id))) throw new AppError('not-found');
  return { success: true };
}

/** How many goals the link of a mail would stop. Errors: `link-invalid`. */
export async function readLink(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<{ waiting: number }> {
  const now = clock.now();
  const userId = await findReader(db, hashToken(token), now);
  if (userId === null) throw new AppError('link-invalid');
  return { waiting: await countWaiting(db, userId, now) };
}

/** Stops all that waits for the reader of a mail. Errors: `link-invalid`. */
export async function stopByLink(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<{ stopped: number }> {
  const now = clock.now();
  const userId = await findReader(db, hashToken(token), now);
  if (userId === null) throw new AppError('link-invalid');
  return { stopped: await deleteWaiting(db, userId, now) };
}

/** Plans to look who waits for this expert, in the transaction that saved the profile. */
export async function planLook(tx: Tx, providerId: string): Promise<void> {
  await enqueue(tx, lookForExpertJob, { providerId }, `${lookForExpertJob.name}:${providerId}`);
}

/** How many goals are read at once. */
const goalsAtOnce = 100;

/**
 * Finds the goals that an expert is recommended for by now, and plans a mail for each. Those that
 * the profile alone rules out cost no query.
 */
export async function lookForExpert(
  context: Deps,
  { providerId }: z.output<typeof lookForExpertJob.payload>,
): Promise<void> {
  const profile = await profileOf(context, providerId);
  if (!profile) return;
  const lexicon = context.lexicon();
  let after: string | null = null;
  for (;;) {
    const now = context.clock.now();
    const goals = await readOpen(context.db, {
      ...{ after, now, expertId: providerId, limit: goalsAtOnce },
    });
    for (const goal of goals)
      if (isWithinReach(lexicon, goal, profile)) await tellIfRecommended(context, goal, providerId);
    after = goals.at(-1)?.id ?? null;
    if (goals.length < goalsAtOnce) return;
    await breathe();
  }
}

type Goal = Parameters<typeof whoIsRecommended>[1] & { id: string };

async function tellIfRecommended(
  context: Deps,
  { id, ...goal }: Omit<Goal, 'partnerId'> & { partner_id: string | null },
  expertId: string,
): Promise<void> {
  const sought = { goal: goal.goal, language: goal.language, partnerId: goal.partner_id };
  if ((await whoIsRecommended(context, sought)).includes(expertId))
    await tell(context, id, expertId);
}

/** Looks for a goal's expert once, when it begins to wait. */
export async function lookForGoal(
  context: Deps,
  { goalId }: z.output<typeof lookForGoalJob.payload>,
): Promise<void> {
  const goal = await findOpen(context.db, goalId);
  if (!goal) return;
  const found = await whoIsRecommended(context, { ...goal, partnerId: goal.partner_id });
  const expertId = found.find((one) => one !== goal.user_id);
  if (expertId !== undefined) await tell(context, goalId, expertId);
}

/** Ends the waiting and plans the mail, once however many processes find the expert. */
async function tell({ db, clock }: Deps, goalId: string, expertId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await keepFound(tx, { id: goalId, expertId }, clock.now()))) return;
    await enqueue(tx, foundMailJob, { goalId }, `${foundMailJob.name}:${goalId}:${expertId}`);
  });
}

/**
 * Mails that an expert came, if they are still recommended for the goal; else it waits again. Who
 * has no address reads it in the list.
 */
export async function sendFoundMail(
  context: Deps & Pick<Context, 'mail' | 'config'>,
  { goalId }: z.output<typeof foundMailJob.payload>,
): Promise<void> {
  const { db, clock } = context;
  const told = await findTold(db, goalId);
  if (!told) return;
  const sought = { ...told, partnerId: told.partner_id };
  if (!(await whoIsRecommended(context, sought)).includes(told.expertId)) {
    await db.transaction().execute((tx) => waitAgain(tx, goalId, told.expertId));
    return;
  }
  if (told.email === null) return;
  const token = newToken();
  await insertLink(db, {
    tokenHash: hashToken(token),
    userId: told.userId,
    expiresAt: waitsUntil(clock.now()),
  });
  const site = siteOf(context.config);
  const brand = await findMailBrand(db, told.partner_id, site.publicUrl);
  await context.mail.send(foundMail(site, { ...told, email: told.email, brand }, token));
}

/** Forgets goals and links whose time is over. */
export function sweepExpired({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteExpired(db, clock.now());
}

/** Forgets the person's goals, and what others were told of them as an expert. */
export function forgetGoals(tx: Tx, userId: string): Promise<void> {
  return deleteOf(tx, userId);
}
