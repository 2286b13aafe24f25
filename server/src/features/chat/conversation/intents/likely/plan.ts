import { askedCurrency } from '../../../filters/budget.ts';
import { liftedBy } from '../../../filters/rules.ts';
import { countWords, saying } from '../../../filters/plain.ts';
import type { Plan, Reader, State } from '../../rules.ts';
import { askedAs, bookedAs, comparedAs, rebookedAs } from '../../table/about.ts';
import { type Ask, asks } from '../../table/questions.ts';
import { readReferences } from '../../table/references.ts';
import { fullName, type Table } from '../../table/table.ts';
import { type DeskTopic, deskTopicOf, deskTopics } from '../desk.ts';
import { isNewTopic, isYes } from '../follow-up.ts';
import { ofMeeting } from '../going-on.ts';
import { topicByWords } from '../key-words/topic.ts';
import { moneyTopic } from '../money.ts';
import { isAsking } from '../unheard.ts';
import { featuresOf } from './features.ts';
import { type Intent, intentOf, intents, moves } from './intents.ts';
import { courtesies, floorFor, floors, goesBack, ofPeople } from './floors.ts';
import { moveTo } from './move.ts';
import { ownWeights, sharesOf } from './weights.ts';

/** Less likely, it is no matter to look for, whatever else it is. */
const leastMatter = 0.04;

/**
 * So likely, what the rules found stands, unless something is far likelier. Of 1,180 goals that taught nothing
 * 3 are less likely to be one and as likely as `floors.surely` something else.
 */
const mostOwn = 0.15;
const farShare = 0.4;
const farTimes = 2;

const fewWords = 3;

/** So many times as likely to tell more of a matter as to begin one, it tells more. */
const leastTimes = 1.5;

/**
 * What to do with a message by what was learnt of thousands of others, where that is likelier than what the
 * rules made of it; null where the rules stand.
 */
export function likelyPlan(plan: Plan, text: string, state: State, reader: Reader): Plan | null {
  const said = saying(text);
  // "Yes" is an answer to what was asked before, which no sentence tells by itself.
  if (isAfterDanger(state) || isYes(said) || !/[a-z]/.test(said)) return null;
  const shares = sharesFor(text, state);
  const own = intentOf(plan);
  const isEarlier = plan.kind === 'search' && goesBack(plan, state);
  const message = { plan, shares, text, state, reader };
  const ownShare = shareOf(familyOf(plan, own), shares);
  const [intent, share] = likeliest(intents, shares);
  const isFarLikelier = share >= farShare && share >= farTimes * ownShare;
  if (ownShare > mostOwn && !isFarLikelier) return moreOfIt(message) ?? withOthers(plan, shares);
  const floor = floorFor(intent, {
    ...{ plan, own, state, isEarlier, isGoingOn: goesOn(plan, said, state) },
    isOfSomebody: readReferences(text, state.table).isExplicit,
    isFew: countWords(said) <= fewWords,
    isRead: liftedBy(text).length > 0,
  });
  if (intent === own || floor === floors.never) return withOthers(plan, shares);
  const isOther = own === 'goal' && floor < floors.first;
  if (share >= (isOther ? Math.min(floor, floors.surely) : floor)) return planAs(intent, message);
  const isNoMatter = isOther && ownShare <= leastMatter;
  const isNamed = reader.parseQuery(text).isNamed !== false;
  return moreOfIt(message) ?? (isNoMatter && !isNamed ? { kind: 'desk', topic: 'unclear' } : null);
}

/** What else is asked of the same people: "how long is it, and how much?" */
function withOthers(plan: Plan, shares: Shares): Plan | null {
  if (plan.kind !== 'people' || plan.asks[0] === 'unsure') return null;
  const others = asksAbove(alsoFloor, shares).filter((ask) => !plan.asks.includes(ask));
  return others.length > 0 ? { ...plan, asks: [...plan.asks, ...others] } : null;
}

function asksAbove(least: number, shares: Shares): Ask[] {
  return asks.filter((ask) => {
    const ofSite = ask === 'length' ? 'duration' : ask === 'price' ? 'cost' : undefined;
    const share = Math.max(
      shares.get(`person-${ask}`) ?? 0,
      ofSite === undefined ? 0 : (shares.get(ofSite) ?? 0),
    );
    return share >= least;
  });
}

/** What is said to help lines has answers of its own. */
function isAfterDanger({ last }: State): boolean {
  return last?.kind === 'emergency' || (last?.kind === 'desk' && last.topic === 'afterDanger');
}

const mostlyWhole = 0.6;

/** Below this a message names no field of life for sure. */
const leastCertain = 0.3;

/** From here on it names one, however little it sounds like a goal. */
const surelyCertain = 0.5;

/** Something is wanted, or somebody. */
const wants =
  /\b(?:need|want|looking|help|learn|teach\w*|some(?:one|body)|any(?:one|body)|find|how (?:do|can|to)|i'?d like|would like|quiero|quisiera|necesito|busco|ayud\w+|aprend\w+|ensen\w+|alguien|me gustaria|como (?:hago|puedo|se))\b/;

/** Likelier, it is a matter of its own all the same; much less likely, a question is asked of who is there. */
const surelyGoal = 0.8;
const hardlyGoal = 0.3;

/** What was taken for a matter of its own, and rather tells more of what was spoken of. */
function moreOfIt({ plan, shares, text, state, reader }: Message): Plan | null {
  const { table, desk } = state;
  const goalShare = shares.get('goal') ?? 0;
  if (plan.kind !== 'search' || plan.isRefined || goesBack(plan, state)) return null;
  // Of a meeting that was spoken of, it is told which one, and what happened.
  const isOfMeeting = desk !== null && ofMeeting.has(desk) && goalShare < hardlyGoal;
  if (isOfMeeting) return { kind: 'desk', topic: desk };
  // What is looked for is then the message itself, and nothing that the rules took out of it.
  if (table.known.length === 0 || plan.goal.length <= text.length * mostlyWhole) return null;
  if (isNewTopic(saying(text))) return null;
  const [move, share] = likeliest(['detail', 'wish-quality', 'correct'] as const, shares);
  if (share > leastTimes * goalShare) return moveTo(move, text, state, reader);
  const { certainty = 1 } = reader.parseQuery(text);
  const isWanted = goalShare >= surelyGoal && wants.test(saying(text));
  const isOfField = certainty >= (goalShare >= hardlyGoal ? leastCertain : surelyCertain);
  if (isWanted || isOfField) return null;
  const isQuestion = text.includes('?') || isAsking(saying(text));
  return isQuestion && goalShare < hardlyGoal
    ? askedAs(['unsure'], text, state, reader)
    : moveTo('detail', text, state, reader);
}

/** A topic that its words alone wouldn't tell: it is one of what was asked before. */
function goesOn(plan: Plan, said: string, { desk }: State): boolean {
  return (
    plan.kind === 'desk' &&
    desk !== null &&
    deskTopicOf(said) !== plan.topic &&
    topicByWords(said) !== plan.topic &&
    moneyTopic(said) !== plan.topic
  );
}

type Shares = ReadonlyMap<string, number>;

function shareOf(some: readonly Intent[], shares: Shares): number {
  return some.reduce((sum, intent) => sum + (shares.get(intent) ?? 0), 0);
}

/** What the rules found, with what would be found by the same plan. */
function familyOf(plan: Plan, own: Intent | null): readonly Intent[] {
  if (plan.kind === 'search' && !plan.isUnheard) return ofMatter;
  return own === null ? [] : [own];
}

/** Moves that tell of the matter itself. */
const ofMatter = ['goal', 'detail', 'correct', 'wish-quality'] as const;

/** A part of a message counts for more than the whole, which tells of something else as well. */
const partShare = 0.6;

/**
 * How likely a message is for each intent. Of several sentences one may ask, and the others tell why: the
 * surest of them counts.
 */
function sharesFor(text: string, { table, goal }: State): Shares {
  const hasPeople = goal !== null || table.known.length > 0;
  const names = namesOn(table);
  const sharesOfPart = (part: string) =>
    sharesOf(ownWeights(), featuresOf(part, { hasPeople, names }));
  const whole = sharesOfPart(text);
  const parts = text.split(/(?<=[.?!;])\s+|\n/u).filter((part) => countWords(part) >= leastWords);
  if (parts.length < 2) return whole;
  const heard = parts.map(sharesOfPart);
  const mixed = intents.map((intent): [Intent, number] => {
    const surest = Math.max(...heard.map((shares) => shares.get(intent) ?? 0));
    const told = courtesies.has(intent) ? 0 : surest;
    return [intent, (1 - partShare) * (whole.get(intent) ?? 0) + partShare * told];
  });
  const all = mixed.reduce((sum, [, share]) => sum + share, 0);
  return new Map(mixed.map(([intent, share]) => [intent, share / all]));
}

/** Fewer words are no part of their own. */
const leastWords = 2;

/** Whole names first, so that one of two words is one name. */
function namesOn({ known }: Table): string[] {
  return [
    ...known.map((card) => fullName(card)),
    ...known.flatMap(({ name, lastName }) => [name, lastName]),
  ].filter((name) => name !== '');
}

function likeliest<One extends Intent>(
  some: readonly One[],
  shares: Shares,
): [intent: One, share: number] {
  return some
    .map((intent): [One, number] => [intent, shares.get(intent) ?? 0])
    .reduce((best, other) => (other[1] > best[1] ? other : best));
}

/** Asked in general, and answered by those who are on the table. */
const askedOfCards: Partial<Record<DeskTopic, Ask>> = {
  cost: 'price',
  currency: 'price',
  duration: 'length',
};

/** What else is asked in the same message is at least so likely. */
const alsoFloor = 0.25;

/** What another time for a meeting that is to be booked may be taken for. */
const ofTime: ReadonlySet<Intent> = new Set<Intent>([
  ...(['chitchat', 'ok', 'wish-time', 'choose', 'person-when', 'correct', 'reschedule'] as const),
]);

type Message = { plan: Plan; shares: Shares; text: string; state: State; reader: Reader };

function planAs(intent: Intent, { plan, shares, text, state, reader }: Message): Plan | null {
  const isTimed = ofTime.has(intent) && !text.includes('?');
  const again = isTimed ? rebookedAs(text, state, reader) : null;
  if (again !== null) return again;
  const topic = deskTopics.find((one) => one === intent);
  const isOfOne = topic === 'minors' && plan.kind === 'people';
  const ofCards = isOfOne ? 'helps' : topic === undefined ? undefined : askedOfCards[topic];
  const isAnswered = topic !== 'currency' || askedCurrency(saying(text), reader.own) !== undefined;
  if (ofCards !== undefined && isAnswered && state.table.cards.length > 0)
    return askedAs([ofCards], text, state, reader);
  if (topic !== undefined) return { kind: 'desk', topic };
  if (ofPeople.has(intent) && state.table.known.length === 0) {
    // Of nobody, what the rules know of Puente answers better.
    const isKnown = plan.kind === 'desk' && intentOf(plan) !== null;
    return isKnown || (shares.get(intent) ?? 0) < floors.named
      ? null
      : { kind: 'desk', topic: state.goal === null ? 'nobodyYet' : 'nobodyFound' };
  }
  const ask = asks.find((one) => intent === `person-${one}`);
  if (ask !== undefined) {
    const known = plan.kind === 'people' && plan.asks[0] !== 'unsure' ? plan.asks : [];
    const others = [...known, ...asksAbove(alsoFloor, shares)].filter((one) => one !== ask);
    return askedAs([ask, ...new Set(others)], text, state, reader);
  }
  // "Does she have mornings?" asks, and takes nothing yet.
  if (intent === 'choose' && plan.kind === 'people' && text.includes('?'))
    return askedAs(['when'], text, state, reader);
  if (intent === 'choose') return bookedAs(text, state, reader);
  if (intent === 'compare' || intent === 'which') return comparedAs(text, state, reader);
  const move = moves.find((one) => one === intent);
  const moved = move === undefined ? null : moveTo(move, text, state, reader);
  // A wish without a value that can be read is answered by what there is.
  const instead = askedByWish[intent];
  return moved?.kind === 'search' && moved.isUnread && instead
    ? askedAs([instead], text, state, reader)
    : moved;
}

const askedByWish: Partial<Record<Intent, Ask>> = {
  'wish-time': 'when',
  'wish-budget': 'price',
  'wish-language': 'languages',
  'wish-place': 'place',
  'wish-gender': 'gender',
};
