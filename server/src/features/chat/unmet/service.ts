import { type Language, languages, policy } from '@puente/contract/policy';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { enqueue } from '../../../jobs/job.ts';
import { publicTerms } from '../matching/public-terms.ts';
import { addGoal, type Count, deleteBefore, sumGoals } from './store.ts';

/** Counts a goal that no one here can answer, by what the public lists call it. */
export const countUnmetJob = {
  name: 'chat.count-unmet',
  payload: z.object({
    day: z.iso.date(),
    language: z.enum(languages),
    terms: z.array(z.string()),
  }),
};

/** The term under which every goal is counted. */
export const anyTerm = '';

/**
 * Plans to count a goal that no one here can answer, without the person and without their words: the
 * queue holds the terms alone. What fails is not worth an answer.
 */
export async function planUnmetCount(
  context: Pick<Context, 'db' | 'clock' | 'lexicon' | 'alarms'>,
  { goal, language }: { goal: string; language: Language },
): Promise<void> {
  const terms = [anyTerm, ...publicTerms(context.lexicon(), goal, language)];
  const day = dayOf(context.clock.now());
  context.alarms.missed(language);
  await context.db
    .transaction()
    .execute((tx) => enqueue(tx, countUnmetJob, { day, language, terms }));
}

function dayOf(now: Temporal.Instant): string {
  return now.toZonedDateTimeISO('UTC').toPlainDate().toString();
}

export function countUnmet(
  { db }: Pick<Context, 'db'>,
  goal: z.output<typeof countUnmetJob.payload>,
): Promise<void> {
  return addGoal(db, goal);
}

/** What was looked for in vain in the last days, the most wanted first. */
export function readUnmet(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  days: number,
): Promise<Count[]> {
  return sumGoals(db, dayOf(clock.now().subtract({ hours: 24 * (days - 1) })));
}

export function sweepOldCounts({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteBefore(db, dayOf(clock.now().subtract({ hours: 24 * policy.unmet.keptDays })));
}
