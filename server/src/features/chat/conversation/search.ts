import { foreignMoney, perMeeting } from '../filters/budget.ts';
import { countWords } from '../filters/plain.ts';
import { type Filters } from '../filters/rules.ts';
import {
  contentWords,
  corrected,
  goalAlone,
  hasContent,
  isAddition,
  isBack,
  isCorrection,
  isDetail,
  isNeed,
  isNewTopic,
  isQualifier,
  isTrade,
  isWithoutThat,
  partOfGoal,
  withoutAnnouncement,
} from './intents/follow-up.ts';
import { broadGoal } from './intents/broad.ts';
import { earlierGoal } from './intents/earlier.ts';
import { ratherThis } from './intents/rather.ts';
import { isAskedOfPuente, isProcedure } from './intents/asked.ts';
import { isAsking, isOfThing, isSupposed, isTrait } from './intents/unheard.ts';
import { isGibberish } from './intents/foreign.ts';
import {
  afterObjection,
  emojiTopicOf,
  isApology,
  isBye,
  isLost,
  isSigh,
  isThanks,
} from './intents/reactions.ts';
import { hear, type Heard } from './hear.ts';
import type { Plan, Reader, State } from './rules.ts';
import { isAskedOfNobody, isBooking, isComparisonOfNobody, isOrder } from './table/questions.ts';
import { topicOf } from './table/told.ts';
import { keptOf, ofPerson } from './wishes.ts';

const fewWords = 4;

/** Beside people who were shown, so many words that name nothing are no goal of their own. */
const longerWords = 14;

/** Refines the goal told before, looks for a new one, or asks back. */
export function lookFor(text: string, state: State, reader: Reader): Plan {
  const heard = hear(text, state, reader);
  const left = state.table.known.length > 0 ? afterObjection(heard.said) : null;
  // "That's not what I asked for, I want a plumber": what is left tells what was meant.
  if (left !== null) {
    const told = hear(left, state, reader);
    const isMeant = told.isGoal || told.isWish || isNeed(left);
    if (!isMeant) return { kind: 'desk', topic: 'missed' };
    return refine(told, state) ?? begin(told, state) ?? askBack(told, state);
  }
  return (
    react(heard, state) ??
    howItGoes(heard, state) ??
    refine(heard, state) ??
    begin(heard, state) ??
    askBack(heard, state)
  );
}

const mostProcedureWords = 9;

/** "Do we sign a contract?" of one who was shown is no goal: their profile is asked. */
function howItGoes({ said, text, isWish, rest }: Heard, { table, goal }: State): Plan | null {
  const { cards, focus } = table;
  const [only, other] = focus.length === 1 ? focus : cards;
  if (goal === null || isWish || !only || other) return null;
  if (countWords(said) > mostProcedureWords || !isProcedure(said, text)) return null;
  return askedOf(rest, { ...table, focus: [only] });
}

/** Answers what asks for nothing; null where something is looked for. */
function react(
  { text, said, rest, isWish, isGoal, isShort }: Heard,
  { goal, table, told }: State,
): Plan | null {
  const isOfNobody = isAskedOfNobody(said) || (isShort && isComparisonOfNobody(said));
  const isForTrade = isGoal || isTrade(rest);
  if (table.known.length === 0 && (isOfNobody || (isOrder(said) && !isForTrade)))
    return { kind: 'desk', topic: goal === null ? 'nobodyYet' : 'nobodyFound' };
  // Where no one was found, there is no one to go back to.
  if (table.known.length === 0 && goal !== null && isBack(said) && told.length < 2)
    return { kind: 'desk', topic: 'nobodyFound' };
  const emoji = emojiTopicOf(text);
  if (emoji !== null) return { kind: 'desk', topic: emoji };
  if (isLost(said) && goal === null) return { kind: 'desk', topic: 'lost' };
  if (isApology(said)) return { kind: 'desk', topic: 'sorry' };
  if (isWish || isGoal) return null;
  if (foreignMoney.test(said)) return { kind: 'desk', topic: 'foreignMoney' };
  if (isThanks(said) && !isDetail(said)) return { kind: 'desk', topic: 'thanks' };
  if (isBye(said)) return { kind: 'desk', topic: 'bye' };
  return isSigh(said) ? { kind: 'desk', topic: 'low' } : null;
}

/** The goal told before with another wish, a correction or a detail; null for anything else. */
function refine(heard: Heard, state: State): Plan | null {
  const { goal, core, latest, told, filters: before } = state;
  const { said, kept: filters, rest, isShort, isGoal, change } = heard;
  if (goal === null || isNewTopic(said)) return null;
  const ofGoal = core !== null && core !== goal ? { core } : {};
  const searchFor = (words: string): Plan => ({
    kind: 'search',
    goal: words,
    ...(words === goal ? ofGoal : {}),
    filters,
    isRefined: true,
  });
  /** What chooses among those who fit the goal, and brings in nobody else. */
  const detailed = (words: string, isUnread = false): Plan => ({
    kind: 'search',
    goal: `${goal}\n${words}`,
    core: core ?? goal,
    filters,
    isRefined: true,
    ...(isUnread ? { isUnread: true } : {}),
  });
  // "Back to the ones before" right after another goal is back to the goal before.
  const [, previous] = told;
  if (isBack(said) && state.isNewGoal && previous !== undefined)
    return { kind: 'search', goal: previous, filters, isRefined: false };
  if (isBack(said) || (before.budget && isUnit(said))) return searchFor(goal);
  const rather = ratherThis(said);
  if (rather !== null && isGoal && !heard.isVague)
    return { kind: 'search', goal: rather, filters, isRefined: true, isCorrected: true };
  if (isWithoutThat(said) && Object.keys(before).length > 0)
    return {
      kind: 'search',
      goal,
      ...ofGoal,
      filters: withoutLatest(before, latest),
      isRefined: true,
    };
  const part = partOfGoal(said, goal);
  if (part !== null) return searchFor(part);
  const earlier = earlierGoal(said, told);
  if (earlier !== null) return { kind: 'search', goal: earlier, filters, isRefined: false };
  if (isQualifier(said) && !heard.isWish) return detailed(rest, true);
  if (isCorrection(said) && heard.isWish && !isGoal) return searchFor(goal);
  if (isCorrection(said)) {
    const meant = corrected(rest);
    // What names a matter of its own stands in the place of what was misunderstood.
    const words = isGoal && !heard.isVague ? meant : `${goal}\n${meant}`;
    return { kind: 'search', goal: words, filters, isRefined: true, isCorrected: true };
  }
  // "A lawyer, not a coach": who is wanted instead chooses among those who fit.
  if (change.asked.without && isTrade(rest) && isShort) return detailed(rest);
  const takesBack = change.withdrawn.length + change.lifted.length > 0;
  if (heard.isWish && (!isGoal || (takesBack && isShort))) return searchFor(goal);
  // "A male trainer, please": one word more of the same goal.
  const isOneWord = change.asked.gender !== undefined && contentWords(rest) === 1 && isShort;
  if (isQualifier(said)) return detailed(rest);
  const isMoreOfIt =
    (isDetail(said) && (isShort || !isGoal || saidAgain.test(said))) ||
    (isAddition(said) && isShort);
  return isOneWord || isMoreOfIt ? detailed(rest) : null;
}

/** "Hang on, I said 3": a detail is put right, however long it takes. */
const saidAgain =
  /^\W*(?:hang on|wait|no|sorry|perdon|espera|oye)\b.{0,12}\b(?:i said|i told you|dije|te dije)\b/;

const unit = new RegExp(
  `^\\W*(?:(?:that's|that is|it's|eso es|es|i mean(?:t)?|digo|sorry|perdon|no|btw|by the way|pero|but|and|y|claro|obviously|se entiende|me refiero a)[ ,]*)*${perMeeting.source}(?:[ ,]*(?:btw|by the way|digo|i mean(?:t)?|obviously|claro|eh|of course|por cierto))*\\W*$`,
);

/** "Per session, I mean": what the price said before is for, which it is anyway. */
function isUnit(said: string): boolean {
  return unit.test(said);
}

/** The wishes without the last one, or without any where the last message had none. */
export function withoutLatest(filters: Filters, latest: Filters): Filters {
  const left = Object.entries(filters).filter(([name]) => !(name in latest));
  return left.length < Object.keys(filters).length ? Object.fromEntries(left) : {};
}

const forWhom = /^\W*(?:(?:and|y) )?(?:for|para)\b/;

/** A goal, with what was said before it was understood; null when there is none. */
function begin(heard: Heard, state: State): Plan | null {
  const { goal } = state;
  const { said, rest, isWish, isGoal, isShort } = heard;
  // "For my daughter" alone tells for whom, and not yet what.
  const isForWhom =
    goal === null &&
    isDetail(said) &&
    (heard.isVague || forWhom.test(said)) &&
    countWords(said) <= fewWords;
  // In a thread few words that name nothing are no goal of their own.
  const isAmongPeople = state.table.cards.length > 0;
  const isAside =
    goal !== null &&
    ((heard.isVague && (isShort || (isAmongPeople && countWords(said) <= longerWords))) ||
      (isAmongPeople && countWords(said) <= longerWords && (isSupposed(said) || isTrait(said))) ||
      (isAmongPeople && countWords(said) <= fewWords && isOfThing(said)));
  // "A therapist who speaks French" says whom, if not yet what for.
  const isForTrade = goal === null && isWish && isTrade(rest);
  return (isGoal || isForTrade) && !isForWhom && !isAside ? begun(heard, state) : null;
}

/** A search of its own, with what was said before it was understood. */
export function begun(
  { text, rest, isWish, kept, change }: Heard,
  { goal, before, filters }: State,
): Plan {
  const words = goalAlone(withoutAnnouncement(isWish ? rest : text));
  if (goal === null) {
    const whole = before === null ? words : `${before}\n${words}`;
    return { kind: 'search', goal: whole, filters: kept, isRefined: false };
  }
  // A new goal takes along only what is true of the person.
  const lasting = keptOf(ofPerson(filters), { ...change, withdrawn: [] });
  return { kind: 'search', goal: words, filters: lasting, isRefined: false };
}

/** What is asked of those who are spoken of, else of all who were shown. */
function askedOf(rest: string, { focus, cards }: State['table']): Plan {
  const topic = topicOf(rest);
  const people = focus.length === 1 ? focus : cards;
  return people.length > 0
    ? {
        kind: 'people',
        people,
        asks: ['unsure'],
        minutes: null,
        ...(topic === '' ? {} : { topic }),
      }
    : { kind: 'desk', topic: 'unclear' };
}

/** Words too few or too strange to look for. */
const leastWords = 4;

function askBack(heard: Heard, { goal, core, before, table }: State): Plan {
  const { text, said, rest, kept: filters, isWish } = heard;
  if (isGibberish(text)) return { kind: 'desk', topic: 'gibberish' };
  if (table.known.length === 0 && isBooking(said))
    return { kind: 'desk', topic: goal === null ? 'nobodyYet' : 'nobodyFound' };
  const broad = goal === null && !isWish ? broadGoal(said) : null;
  if (broad !== null) return { kind: 'search', goal: broad, filters, isRefined: false };
  const hasWords = hasContent(rest);
  // A question that nothing else understands is asked of who is spoken of, and looks for nobody.
  const isQuestion =
    text.includes('?') || (table.cards.length > 0 && (isAsking(said) || isSupposed(said)));
  if (goal !== null && !isWish && isQuestion) return askedOf(rest, table);
  if (goal === null && !isWish && isAskedOfPuente(said)) return { kind: 'desk', topic: 'unknown' };
  if (goal === null)
    return { kind: 'question', hasFilters: isWish, filters, isTold: before !== null || hasWords };
  return hasWords && (countWords(said) >= leastWords || isNeed(said))
    ? {
        kind: 'search',
        goal: `${goal}\n${text}`,
        core: core ?? goal,
        filters,
        isRefined: true,
        ...(isWish || isNeed(said) ? {} : { isUnheard: true as const }),
      }
    : { kind: 'desk', topic: 'unclear' };
}
