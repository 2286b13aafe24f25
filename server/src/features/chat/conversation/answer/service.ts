import type { Context } from '../../../../context.ts';
import { wordDesk } from '../../wording/desk.ts';
import { type Asker, peopleTextsIn } from '../../wording/format.ts';
import { wordComparison } from '../../wording/comparison.ts';
import { type Facts, wordBooking, wordPeople } from '../../wording/people.ts';
import { withFewer, wordStranger, wordWhom } from '../../wording/whom.ts';
import { statedGender } from '../../filters/person.ts';
import type { Worded } from '../../wording/texts.ts';
import { isTrade } from '../intents/follow-up.ts';
import { readFacts } from '../facts/service.ts';
import type { Plan } from '../rules.ts';
import type { Table } from '../table/table.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'rates' | 'lexicon'>;

export type SpokenPlan = Exclude<Plan, { kind: 'emergency' | 'question' | 'search' }>;

/** Whom an answer is for, in which thread, and what was answered last in it. */
export type Listener = { asker: Asker; table: Table; clientId: string | null; last: string };

/** Answers what is no search: about Puente, and about people on the table. */
export async function speak(context: Deps, plan: SpokenPlan, listener: Listener): Promise<Worded> {
  const worded = await answer(context, plan, listener);
  const { asBefore, unsaidAgain } = peopleTextsIn(listener.asker.language);
  if (plan.kind !== 'people' && plan.kind !== 'book') return worded;
  // What the profile doesn't say of one thing and of the next are two answers.
  const isUnsure = plan.kind === 'people' && plan.asks[0] === 'unsure';
  const again = isUnsure ? unsaidAgain : asBefore(worded.reply);
  const told = worded.reply === listener.last ? { ...worded, reply: again } : worded;
  return plan.isInstead ? withFewer(told, listener.table.cards, listener.asker) : told;
}

async function answer(
  context: Deps,
  plan: SpokenPlan,
  { asker, table, clientId, last }: Listener,
): Promise<Worded> {
  const before = { hasPeople: table.cards.length > 0, last };
  if (plan.kind === 'foreign') return wordDesk('foreign', asker.language, before);
  if (plan.kind === 'desk')
    return wordDesk(plan.topic, asker.language, { ...before, also: plan.also });
  if (plan.kind === 'stranger') return wordStranger(plan.name, plan.people, asker);
  const when = plan.kind === 'compare' ? undefined : plan.when;
  const currency = (plan.kind === 'people' && plan.currency) || asker.currency;
  const all = await readFacts(context, {
    people: plan.people,
    when,
    currency,
    timezone: asker.timezone,
    clientId,
    topic: plan.kind === 'people' ? plan.topic : undefined,
    language: asker.language,
    hasPackages: plan.kind === 'people' && plan.asks.includes('packages'),
  });
  const facts = meantBy(plan, all);
  // Nobody of them is an expert any more.
  if (facts.length === 0) return wordDesk('unclear', asker.language, { hasPeople: false, last });
  const hasWhen = when !== undefined;
  if (plan.kind === 'book') return wordBooking(facts, hasWhen, asker);
  if (plan.kind === 'compare') return wordComparison(facts, asker);
  if (plan.isUnclear && facts.length > 1) return wordWhom(facts, asker);
  const { asks, minutes, times = 1, isFirst = false, isAlone = false } = plan;
  return wordPeople(
    facts,
    { asks, minutes, times, isFirst, hasWhen, isAlone, isOfTrade: isTrade(plan.topic ?? '') },
    asker,
  );
}

/** Who can be meant by "she": whom their profile doesn't tell to be a man. */
function meantBy(plan: SpokenPlan, facts: readonly Facts[]): readonly Facts[] {
  if ((plan.kind !== 'people' && plan.kind !== 'book') || !plan.isUnclear) return facts;
  const { pronoun } = plan;
  if (pronoun === undefined) return facts;
  const left = facts.filter(({ profile }) => [pronoun, null].includes(statedGender(profile)));
  return left.length > 0 ? left : facts;
}
