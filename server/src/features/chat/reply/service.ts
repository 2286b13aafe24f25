import type { Recommendation } from '@puente/contract/chat';
import { type Currency, type Language, policy } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import { takeModelCall } from '../allowance/service.ts';
import { speak } from '../conversation/answer/service.ts';
import { isOfTwoMatters, mattersOf } from '../conversation/intents/follow-up.ts';
import { type Plan, planFor, type Reader } from '../conversation/rules.ts';
import { findRecommendations, type Found } from '../conversation/service.ts';
import { fullName, type Table, type Turn } from '../conversation/table/table.ts';
import { findCrisis, hasSigns } from '../crisis/rules.ts';
import { countWords, saying, withoutRepeats } from '../filters/plain.ts';
import { remembered } from '../../../lib/remembered.ts';
import type { Sought } from '../learning/service.ts';
import { parseQuery, readQuotable } from '../matching/service.ts';
import { withHelpLines, wordEmergency, wordQuestion } from '../wording/present.ts';
import { textsOf, type Worded } from '../wording/texts.ts';
import { calmWord, kindWord } from '../wording/kindness.ts';
import { browseOf } from '../wording/browse.ts';
import { isFactual } from '../wording/desk.ts';
import { wordSearch } from './rules.ts';
import { isUnmet, waysOn, withoutWaiting } from '../wording/ways.ts';
import { withForm } from '../wording/model/apply.ts';
import { questionKinds, readForm } from '../wording/model/form.ts';
import { forModel, instructionsFor } from '../wording/rules.ts';
import { wishesOf } from '../wording/wishes.ts';

type Deps = Pick<
  Context,
  | 'db'
  | 'clock'
  | 'rates'
  | 'llm'
  | 'lexicon'
  | 'log'
  | 'config'
  | 'alarms'
  | 'embeddings'
  | 'quietLog'
>;

/** All that an answer depends on. */
export type Question = {
  text: string;
  turns: Turn[];
  language: Language;
  currency: Currency;
  timezone: string;
  partner: { id: string; slug: string; name: string } | null;
  clientId: string | null;
};

/** `sought`: what was looked for; null where the message was no search. */
type Composed = {
  worded: Worded;
  isFallback: boolean;
  sought: Sought | null;
  /** It answers a question about experts or about Puente, or books one. */
  isPlain?: boolean;
};

/** Danger comes before everything: help lines alone where it is sure, above the answer else. */
export async function compose(context: Deps, question: Question): Promise<Composed> {
  // What else hears danger, a model for one, may raise this tier here and never lower it.
  const crisis = findCrisis(question.text);
  const composed = await composeUsual(context, question);
  if (crisis?.tier !== 'maybe') return composed;
  // "Would she come to my house?" is asked of an expert, and only resembles danger.
  if (composed.isPlain && !hasSigns(question.text)) return composed;
  const usual = withoutWaiting(composed.worded);
  return { ...composed, worded: withHelpLines(usual, crisis.kind, question) };
}

async function composeUsual(context: Deps, question: Question): Promise<Composed> {
  const { language, timezone, currency, clientId } = question;
  const { plan, table } = planFor(question.text, question.turns, readerOf(context, question));
  const asBuilt = (worded: Worded, sought: Sought | null = null): Composed => ({
    ...{ worded, isFallback: false, sought, isPlain: isPlainAnswer(plan, question.text) },
  });
  if (plan.kind === 'emergency') return asBuilt(wordEmergency(plan.crisis, language, timezone));
  const asker = { language, currency, timezone, now: context.clock.now() };
  const last = question.turns.findLast(({ role }) => role === 'assistant')?.content ?? '';
  if (plan.kind !== 'search' && plan.kind !== 'question')
    return asBuilt(
      withCalmWord(await speak(context, plan, { asker, table, clientId, last }), plan, question),
    );
  const found = plan.kind === 'search' ? await search(context, { ...question, table }, plan) : null;
  const chips = wishesOf(plan.filters, asker);
  const browse =
    plan.kind === 'search' && found
      ? browseOf(found, plan, question.partner?.slug ?? null)
      : undefined;
  const goal = plan.kind === 'search' ? plan.goal : '';
  const isNew = plan.kind === 'search' && !plan.isRefined;
  const sought = found ? { goal, language, isUnmet: isNew && isUnmet(found) } : null;
  const along = {
    ...waysOn(found, { goal, language, partnerId: question.partner?.id ?? null }),
    ...(chips.length > 0 ? { wishes: chips } : {}),
    ...(browse ? { browse } : {}),
  };
  const worded =
    plan.kind === 'search' && found
      ? wordSearch(found, plan, { question: { ...question, table }, asker, last })
      : wordQuestion(language, {
          hasFilters: plan.kind === 'question' && plan.hasFilters,
          isTold: plan.kind === 'question' && plan.isTold,
          last,
        });
  const kindly = (ours: Worded) => (isNew ? withKindWord(ours, question) : ours);
  const builtIn = { ...kindly(worded), ...along };
  if (!context.llm) return asBuilt(builtIn, sought);
  // An opening of the model's stands in the place of our few words.
  const built = { found, worded: { ...worded, ...along } };
  const byModel = await askModel(context, { ...question, table }, plan, built);
  if (byModel)
    return asBuilt(byModel.reply.startsWith(worded.reply) ? kindly(byModel) : byModel, sought);
  const reply = `${builtIn.reply}\n\n${textsOf(language).fallback}`;
  return { worded: { ...builtIn, reply }, isFallback: true, sought };
}

/** A few words first for what somebody told with a goal. */
function withKindWord(worded: Worded, { text, language }: Question): Worded {
  const kind = kindWord(text, language);
  return kind === null ? worded : { ...worded, reply: `${kind} ${worded.reply}` };
}

/** A few words first to somebody who is ashamed of what they ask about a meeting. */
function withCalmWord(worded: Worded, plan: Plan, { text, language }: Question): Worded {
  const isTold = plan.kind === 'desk' && isFactual(plan.topic);
  const calm = isTold ? calmWord(text, language) : null;
  return calm === null ? worded : { ...worded, reply: `${calm} ${worded.reply}` };
}

/** How the messages of a thread are read, each text once. */
function readerOf(context: Deps, { currency, language }: Question): Reader {
  return {
    own: currency,
    parseQuery: remembered((text) => parseQuery(context.lexicon(), withoutRepeats(text), language)),
  };
}

/** More words tell of oneself as well. */
const mostPlainWords = 12;

/**
 * Answers that no likeness to danger stands above: about people shown, and facts about Puente, to a message in
 * few words.
 */
export function isPlainAnswer(plan: Plan, text: string): boolean {
  if (countWords(text) > mostPlainWords) return false;
  return plan.kind === 'desk'
    ? isFactual(plan.topic)
    : ['people', 'compare', 'book', 'stranger'].includes(plan.kind);
}

type Search = Extract<Plan, { kind: 'search' }>;

/** What was found without a model, and our own words for it. */
type Built = { found: Found | null; worded: Worded };

/** A question with the people on its table. */
type Seated = Question & { table: Table };

/** Two matters in one message that nobody answers together are answered each by their own people. */
async function search(context: Deps, question: Seated, plan: Search): Promise<Found> {
  const found = await searchFor(context, question, plan);
  const parts = mattersOf(plan.goal);
  const isWhole =
    isUseful(found) && (plan.goal.includes('\n') || !isOfTwoMatters(saying(plan.goal)));
  if (isWhole || plan.isRefined || parts.length < 2) return found;
  const each: Found[] = [];
  for (const goal of parts) each.push(await searchFor(context, question, { ...plan, goal }));
  const useful = each.filter((one) => isUseful(one));
  const [first, second] = useful;
  if (!first) return found;
  if (!second) return isUseful(found) ? found : first;
  const [one, other] = [first.recommendations[0], second.recommendations[0]];
  const isOne = first.recommendations.some((card) => card.providerId === other?.providerId);
  // Who is there for both answers the whole.
  if (isUseful(found) && (isOne || isWithin(one, second))) return found;
  const pair = one && other && !isOne ? { each: [fullName(one), fullName(other)] as const } : {};
  return { ...first, ...pair, recommendations: inTurn(first, second) };
}

function isWithin(card: Recommendation | undefined, { recommendations }: Found): boolean {
  return recommendations.some(({ providerId }) => providerId === card?.providerId);
}

/** The first of each, then the second of each, nobody twice. */
function inTurn(first: Found, second: Found): Recommendation[] {
  const people = first.recommendations.flatMap((card, at) => [
    card,
    ...second.recommendations.slice(at, at + 1),
  ]);
  people.push(...second.recommendations.slice(first.recommendations.length));
  const cards = new Map(people.map((card) => [card.providerId, card]));
  return [...cards.values()].slice(0, policy.chat.maxRecommendations);
}

function isUseful({ recommendations, isNearest }: Found): boolean {
  return recommendations.length > 0 && !isNearest;
}

function searchFor(context: Deps, question: Seated, plan: Search): Promise<Found> {
  return findRecommendations(context, {
    goal: plan.goal,
    core: plan.core,
    filters: plan.filters,
    language: question.language,
    currency: question.currency,
    timezone: question.timezone,
    partnerId: question.partner?.id ?? null,
    clientId: question.clientId,
    shown: question.table.cards,
    seen: question.table.known,
  });
}

/** The model's reply, or null when it is down, slow, unusable or has no call left this hour. */
async function askModel(
  context: Deps,
  question: Seated,
  plan: Search | Extract<Plan, { kind: 'question' }>,
  built: Built,
): Promise<Worded | null> {
  if (!(await takeModelCall(context))) {
    context.alarms.reached('model-calls', 'all');
    return null;
  }
  context.alarms.spent('model-call', 'all');
  return answerByModel(context, question, plan, built).catch((error: unknown) => {
    context.log.warn({ err: error }, 'the model did not answer');
    return null;
  });
}

/**
 * Our own answer with what the model's form may change of it. Throws when the model is down or slow;
 * null when nothing of its form can be used.
 */
async function answerByModel(
  context: Deps,
  question: Seated,
  plan: Search | Extract<Plan, { kind: 'question' }>,
  { found, worded }: Built,
): Promise<Worded | null> {
  const { language, turns, text } = question;
  const filters = plan.kind === 'search' ? plan.filters : {};
  const ids = worded.recommendations.map(({ providerId }) => providerId);
  const quotable = await readQuotable(context, ids);
  let cards = worded.recommendations;
  const isOrdered = Object.keys(filters).length > 0;
  const filled = await context.llm?.answer({
    language,
    instructions: instructionsFor(language),
    questions: questionKinds,
    messages: [
      ...turns.map(({ role, content }) => ({ role, content })),
      { role: 'user', content: text },
    ],
    findExperts: async (goal) => {
      // Its search may bring people forward, never replace whom the visitor's own goal found.
      if (!found || cards.length === 0) return [];
      const own = { kind: 'search', goal, filters, isRefined: false } as const;
      if (!isOrdered) cards = broughtForward(cards, await search(context, question, own));
      return cards.map((card) => forModel(card, quotable.get(card.providerId) ?? []));
    },
  });
  const form = readForm(filled);
  if (!form) return null;
  const said = [text, ...turns.flatMap(({ role, content }) => (role === 'user' ? [content] : []))];
  return withForm({ ...worded, recommendations: cards }, form, {
    ...{ language, said, quotable, isOrdered },
    hasFound: cards.length > 0 && found?.isNearest === false,
    isDanger: findCrisis(text) !== null,
  });
}

/** The same people, those first that the other search found as well. */
function broughtForward(cards: readonly Recommendation[], other: Found): Recommendation[] {
  const again = new Set(other.recommendations.map(({ providerId }) => providerId));
  const place = ({ providerId }: Recommendation) => (again.has(providerId) ? 0 : 1);
  return cards.toSorted((one, two) => place(one) - place(two));
}
