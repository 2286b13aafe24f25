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

/** Whom an answer is for, in which thread, and what was answered last in it. */
export type Listener = { asker: Asker; table: Table; clientId: string | null; last: string };

/** Answers what is no search: about Puente, and about people on the table. */
export async function speak(
  context: Deps,
  plan: SpokenPlan,
  { asker, table, clientId, last }: Listener,
): Promise<Worded> {
  const before = { hasPeople: table.cards.length > 0, last };
  if (plan.kind === 'foreign') return wordDesk('foreign', asker.language, before);
  if (plan.kind === 'desk') return wordDesk(plan.topic, asker.language, before);
  const when = plan.kind === 'compare' ? undefined : plan.when;
  const currency = (plan.kind === 'people' && plan.currency) || asker.currency;
  const facts = await readFacts(context, {
    people: plan.people,
    when,
    currency,
    timezone: asker.timezone,
    clientId,
    topic: plan.kind === 'people' ? plan.topic : undefined,
    language: asker.language,
  });
  // Nobody of them is an expert any more.
  if (facts.length === 0) return wordDesk('unclear', asker.language, { hasPeople: false, last });
  const hasWhen = when !== undefined;
  if (plan.kind === 'book') return wordBooking(facts, hasWhen, asker);
  if (plan.kind === 'compare') return wordComparison(facts, asker);
  const { asks, minutes, isAlone = false } = plan;
  return wordPeople(facts, { asks, minutes, hasWhen, isAlone }, asker);
}
