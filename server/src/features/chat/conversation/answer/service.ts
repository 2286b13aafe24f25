import type { Context } from '../../../../context.ts';
import { wordDesk } from '../../wording/desk.ts';
import type { Asker } from '../../wording/format.ts';
import { wordBooking, wordComparison, wordPeople } from '../../wording/people.ts';
import type { Worded } from '../../wording/present.ts';
import { readFacts } from '../facts/service.ts';
import type { Plan } from '../rules.ts';
import type { Table } from '../table/table.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'rates' | 'lexicon'>;

export type SpokenPlan = Exclude<Plan, { kind: 'emergency' | 'question' | 'search' }>;

/** Whom an answer is for, and in which thread. */
export type Listener = { asker: Asker; table: Table; clientId: string | null };

/** Answers what is no search: about Puente, and about people on the table. */
export async function speak(
  context: Deps,
  plan: SpokenPlan,
  { asker, table, clientId }: Listener,
): Promise<Worded> {
  const hasPeople = table.cards.length > 0;
  if (plan.kind === 'foreign') return wordDesk('foreign', asker.language, hasPeople);
  if (plan.kind === 'desk') return wordDesk(plan.topic, asker.language, hasPeople);
  const when = plan.kind === 'compare' ? undefined : plan.when;
  const currency = (plan.kind === 'people' && plan.currency) || asker.currency;
  const facts = await readFacts(context, {
    people: plan.people,
    when,
    currency,
    timezone: asker.timezone,
    clientId,
  });
  // Nobody of them is an expert any more.
  if (facts.length === 0) return wordDesk('unclear', asker.language, false);
  const hasWhen = when !== undefined;
  if (plan.kind === 'book') return wordBooking(facts, hasWhen, asker);
  if (plan.kind === 'compare') return wordComparison(facts, asker);
  return wordPeople(facts, { asks: plan.asks, minutes: plan.minutes, hasWhen }, asker);
}
