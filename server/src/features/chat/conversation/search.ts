import { liftedExclusions } from '../filters/exclusions.ts';
import { foreignMoney, perMeeting } from '../filters/budget.ts';
import { countWords, saying } from '../filters/plain.ts';
import { type Filters, joinDays, liftedBy, readWishes } from '../filters/rules.ts';
import { languageAgain, withoutLanguage } from '../filters/language.ts';
import { endsInRuledOut } from '../filters/ruled-out.ts';
import { isAlternative, isScheduling } from '../filters/when.ts';
import {
  contentWords,
  corrected,
  goalAlone,
  hasContent,
  isAddition,
  isBack,
  isCorrection,
  isDetail,
  isLesson,
  isMore,
  isNeed,
  isNewTopic,
  isQualifier,
  isTrade,
  tradeIn,
  isWithoutThat,
  partOfGoal,
  withoutAnnouncement,
} from './intents/follow-up.ts';
import { broadGoal } from './intents/broad.ts';
import { earlierGoal } from './intents/earlier.ts';
import { ratherThis } from './intents/rather.ts';
import { isAskedOfPuente, isProcedure } from './intents/asked.ts';
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
import type { Plan, Reader, State } from './rules.ts';
import { isAskedOfNobody, isBooking, isComparisonOfNobody, isOrder } from './table/questions.ts';
import { namesToSkip } from './table/references.ts';
import { topicOf } from './table/told.ts';
import {
  type Change,
  cheapestOn,
  keptOf,
  liftedPeople,
  ofPerson,
  wishesAboutPeople,
} from './wishes.ts';

/** A message that may tell a goal or wishes, as far as it was read. */
type Heard = {
  text: string;
  said: string;
  change: Change;
  /** The filters after it, in the same search. */
  kept: Filters;
  /** What is left without the words of its wishes. */
  rest: string;
  isWish: boolean;
  /** The rest tells a goal of its own. */
  isGoal: boolean;
  /** By the number of its words alone, none of which names anything. */
  isVague: boolean;
  isShort: boolean;
};

const shortWords = 9;

const fewWords = 4;

/** So many words tell a story, whose days and people aren't wished for. */
const storyWords = 40;

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
  { goal, table }: State,
): Plan | null {
  const isOfNobody = isAskedOfNobody(said) || (isShort && isComparisonOfNobody(said));
  const isForTrade = isGoal || isTrade(rest);
  if (table.known.length === 0 && (isOfNobody || (isOrder(said) && !isForTrade)))
    return { kind: 'desk', topic: goal === null ? 'nobodyYet' : 'nobodyFound' };
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

function hear(text: string, state: State, { own, parseQuery }: Reader): Heard {
  const said = saying(text);
  const { filters: before, table } = state;
  const read = readWishes(text, { own, before: before.budget ?? cheapestOn(table) });
  const onTable = isMore(said) ? { isOthers: true as const } : wishesAboutPeople(text, table);
  // "And French?" after one language names another; else it is something to learn.
  const isAlso = liftedBy(text).includes('language');
  const other = before.language && !isAlso ? languageAgain(said) : undefined;
  const asked: Filters = { ...read.filters, ...onTable, ...(other ? { language: other } : {}) };
  if (asked.cheaperThan) delete asked.isCheaper;
  if (asked.when && isAlternative(said)) asked.when = joinDays(before.when, asked.when);
  const left = other ? '' : namesToSkip(read.rest, table);
  // "I don't sleep at night" tells no time to meet.
  const isTime = isScheduling(said) || endsInRuledOut(said);
  const isLong = countWords(said) > storyWords;
  const isStory =
    asked.when !== undefined && !read.isTimed && hasContent(left) && (isLong || !isTime);
  if (isStory) delete asked.when;
  // "A new manager, nice enough bloke" in a long story is nobody's wish.
  if (isLong) delete asked.gender;
  // "A therapist who speaks French": the words of the wish have said whom.
  const trade = state.goal === null && !hasContent(left) ? tradeIn(said) : null;
  // A story is looked for as it was told.
  const story = asked.language ? withoutLanguage(said) : said;
  const rest = isStory || isLong ? story : (trade ?? left);
  const withdrawn = [
    ...liftedExclusions(said, before.without ?? []),
    ...liftedPeople(said, before),
  ];
  const change = { asked, withdrawn, lifted: liftedBy(text) };
  const parsed = parseQuery(rest);
  return {
    text,
    said,
    change,
    kept: keptOf(before, change),
    rest,
    isWish: Object.keys(asked).length + change.lifted.length + withdrawn.length > 0,
    isGoal: hasContent(rest) && (parsed.hasGoal || (isLesson(said) && !isMore(said))),
    isVague: parsed.isNamed === false && !isLesson(said),
    isShort: countWords(said) <= shortWords,
  };
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
function withoutLatest(filters: Filters, latest: Filters): Filters {
  const left = Object.entries(filters).filter(([name]) => !(name in latest));
  return left.length < Object.keys(filters).length ? Object.fromEntries(left) : {};
}

const forWhom = /^\W*(?:(?:and|y) )?(?:for|para)\b/;

/** A goal, with what was said before it was understood; null when there is none. */
function begin(heard: Heard, { goal, before, filters }: State): Plan | null {
  const { said, rest, isWish, isGoal, isShort, kept, change } = heard;
  // "For my daughter" alone tells for whom, and not yet what.
  const isForWhom =
    goal === null &&
    isDetail(said) &&
    (heard.isVague || forWhom.test(said)) &&
    countWords(said) <= fewWords;
  // In a thread few words that name nothing are no goal of their own.
  const isAside = goal !== null && isShort && heard.isVague;
  // "A therapist who speaks French" says whom, if not yet what for.
  const isForTrade = goal === null && isWish && isTrade(rest);
  if (!(isGoal || isForTrade) || isForWhom || isAside) return null;
  const words = goalAlone(withoutAnnouncement(isWish ? rest : heard.text));
  if (goal === null) {
    const whole = before === null ? words : `${before}\n${words}`;
    return { kind: 'search', goal: whole, filters: kept, isRefined: false };
  }
  // A new goal takes along only what is true of the person.
  const lasting = keptOf(ofPerson(filters), { ...change, withdrawn: [] });
  return { kind: 'search', goal: words, filters: lasting, isRefined: false };
}

function askedOf(rest: string, { focus }: State['table']): Plan {
  const topic = topicOf(rest);
  return focus.length === 1
    ? {
        kind: 'people',
        people: focus,
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
  if (table.known.length === 0 && isBooking(said)) return { kind: 'desk', topic: 'nobodyYet' };
  const broad = goal === null && !isWish ? broadGoal(said) : null;
  if (broad !== null) return { kind: 'search', goal: broad, filters, isRefined: false };
  const hasWords = hasContent(rest);
  // A question that nothing else understands is asked of who is spoken of, and looks for nobody.
  if (goal !== null && !isWish && text.includes('?')) return askedOf(rest, table);
  if (goal === null && !isWish && isAskedOfPuente(said)) return { kind: 'desk', topic: 'unknown' };
  if (goal === null)
    return { kind: 'question', hasFilters: isWish, filters, isTold: before !== null || hasWords };
  return hasWords && (countWords(said) >= leastWords || isNeed(said))
    ? { kind: 'search', goal: `${goal}\n${text}`, core: core ?? goal, filters, isRefined: true }
    : { kind: 'desk', topic: 'unclear' };
}
