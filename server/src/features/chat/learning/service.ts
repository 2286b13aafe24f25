import type { ChatAnswer } from '@puente/contract/chat';
import { type Language, policy } from '@puente/contract/policy';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { takeTurn } from '../../../jobs/daily.ts';
import { enqueue } from '../../../jobs/job.ts';
import { AppError } from '../../../lib/app-error.ts';
import { hasBookedSince } from '../../booking/quote/service.ts';
import { publicTerms } from '../matching/public-terms.ts';
import { planUnmetCount } from '../unmet/service.ts';
import { addOutcome, addShown, deleteOfExpert, deleteOld, hasCard, readOpened } from './store.ts';

/** Counts the cards of an answer by the public terms of its goal; the queue has no words of people. */
export const countShownJob = {
  name: 'chat.count-shown',
  payload: z.object({
    answerId: z.uuid(),
    providerIds: z.array(z.uuid()),
    terms: z.array(z.string()),
    at: z.string(),
  }),
};

/** Counts that a card was opened. */
export const countOpenedJob = {
  name: 'chat.count-opened',
  payload: z.object({ answerId: z.uuid(), providerId: z.uuid() }),
};

/** An opened card is counted so much later: the answer's own job has run by then. */
const openedAfterSeconds = 60;

/** What an answer looked for; `isUnmet` when it was told for the first time and no one does it. */
export type Sought = { goal: string; language: Language; isUnmet: boolean };

/** Plans to count what no one here does, and else the cards that were recommended for it. */
export async function planCounts(
  context: Pick<Context, 'db' | 'clock' | 'lexicon' | 'config' | 'alarms'>,
  { isUnmet, ...sought }: Sought,
  answer: Pick<ChatAnswer, 'answerId' | 'kind' | 'recommendations'>,
): Promise<void> {
  if (isUnmet) await planUnmetCount(context, sought);
  if (answer.kind !== 'recommendations') return;
  const providerIds = answer.recommendations.map(({ providerId }) => providerId);
  await planShownCount(context, { ...sought, answerId: answer.answerId, providerIds });
}

type Answer = {
  answerId: string;
  providerIds: readonly string[];
  goal: string;
  language: Language;
};

/** Plans to count the cards of an answer (learning-1), so that the answer doesn't wait for it. */
async function planShownCount(
  context: Pick<Context, 'db' | 'clock' | 'lexicon' | 'config'>,
  { answerId, providerIds, goal, language }: Answer,
): Promise<void> {
  if (!context.config.learnsFromUse || providerIds.length === 0) return;
  const terms = publicTerms(context.lexicon(), goal, language);
  if (terms.length === 0) return;
  const at = context.clock.now().toString();
  await context.db
    .transaction()
    .execute((tx) =>
      enqueue(tx, countShownJob, { answerId, providerIds: [...providerIds], terms, at }),
    );
}

export function countShown(
  { db }: Pick<Context, 'db'>,
  { at, ...shown }: z.output<typeof countShownJob.payload>,
): Promise<void> {
  return addShown(db, { ...shown, at: Temporal.Instant.from(at) });
}

/**
 * Somebody opened the page of an expert from a card. Errors: `not-found` where the card isn't one of
 * an answer that they were given.
 */
export async function noteOpened(
  { db, config }: Pick<Context, 'db' | 'config'>,
  card: { subject: string; answerId: string; providerId: string },
): Promise<{ success: true }> {
  if (!(await hasCard(db, card))) throw new AppError('not-found');
  const { subject, answerId, providerId } = card;
  // Experts who look at themselves tell nothing.
  if (!config.learnsFromUse || subject === `user:${providerId}`) return { success: true };
  const key = `${countOpenedJob.name}:${answerId}:${providerId}`;
  const how = { key, afterSeconds: openedAfterSeconds };
  await db
    .transaction()
    .execute((tx) => enqueue(tx, countOpenedJob, { answerId, providerId }, how));
  return { success: true };
}

export function countOpened(
  { db }: Pick<Context, 'db'>,
  card: z.output<typeof countOpenedJob.payload>,
): Promise<void> {
  return addOutcome(db, card, 'opened');
}

const turn = 'chat.learning';

/** Once a day: counts what was booked after a card was opened, and forgets what is old. */
export async function sweepLearning({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const nextAt = now.add({ hours: 24 });
  const isDue = await db.transaction().execute((tx) => takeTurn(tx, turn, { now, nextAt }));
  if (!isDue) return;
  for (const { clientId, providerId, shownAt, answerId } of await readOpened(db))
    if (await hasBookedSince(db, { clientId, providerId, since: shownAt }))
      await addOutcome(db, { answerId, providerId }, 'booked');
  const { showingDays, keptDays } = policy.learning;
  const month = now
    .subtract({ hours: 24 * keptDays })
    .toZonedDateTimeISO('UTC')
    .toPlainDate();
  await deleteOld(db, {
    shown: now.subtract({ hours: 24 * showingDays }),
    month: month.toString(),
  });
}

/** What was counted of an expert goes with the profile. */
export function forgetCounts(tx: Tx, userId: string): Promise<void> {
  return deleteOfExpert(tx, userId);
}
