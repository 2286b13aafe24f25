import type { Recommendation } from '@puente/contract/chat';
import type { Currency, Language } from '@puente/contract/policy';
import { type CrisisKind, findCrisis } from '../crisis/rules.ts';
import { countWords, saying } from '../filters/plain.ts';
import { afterSwitch } from '../language/switch.ts';
import type { Gender } from '../filters/person.ts';
import { type Filters, readWishes } from '../filters/rules.ts';
import type { When } from '../filters/when.ts';
import { consent, deskOrConsent } from './consent.ts';
import { asideOf } from './intents/aside.ts';
import { isAskedOfPuente } from './intents/asked.ts';
import { afterDanger } from './intents/after-danger.ts';
import { otherTopic } from './intents/both.ts';
import { comesFirst, type DeskTopic, deskTopicOf, deskTopics } from './intents/desk.ts';
import { hasContent, seeksSomebody } from './intents/follow-up.ts';
import { topicAmongExperts } from './intents/for-experts.ts';
import { topicGoingOn } from './intents/going-on.ts';
import { firstForNothing, moneyTopic } from './intents/money.ts';
import { saidFully } from './said-fully.ts';
import { isForeign } from './intents/foreign.ts';
import { ofAnyMeeting, topicByWords } from './intents/key-words/topic.ts';
import { likelyPlan } from './intents/likely/plan.ts';
import { isBye } from './intents/reactions.ts';
import { whichMatter } from './intents/unheard.ts';
import { lookFor } from './search.ts';
import { aboutPeople } from './table/about.ts';
import { byMatter, type Choice } from './table/matter.ts';
import { type Ask, isPlaceOfNobody } from './table/questions.ts';
import { strangerNamed } from './table/stranger.ts';
import { emptyTable, type Table, tableAfter, type Turn } from './table/table.ts';

/** What the matchmaker reads in a text. */
export type ParsedQuery = {
  language: Language;
  hasGoal: boolean;
  /** By a word that names something, and not only by the number of its words. */
  isNamed?: boolean;
  /** How likely it is of the likeliest field of life, 0 to 1. */
  certainty?: number;
};

export type People = readonly Recommendation[];

/** "She" where several people are on the table: who is meant isn't clear, unless profiles tell. */
type Unclear = { isUnclear?: true; pronoun?: Gender };

/** A place in the list was named that nobody has; these stand for it. */
type Instead = { isInstead?: true };

export type Plan =
  | { kind: 'emergency'; crisis: CrisisKind }
  /** Neither English nor Spanish. */
  | { kind: 'foreign' }
  /** About Puente itself, or courtesy. `unclear`: nothing was understood. */
  | {
      kind: 'desk';
      topic:
        | DeskTopic
        | 'unclear'
        | 'gibberish'
        | 'nobodyYet'
        | 'nobodyFound'
        | 'afterDanger'
        | 'unknown'
        | 'sameMatter'
        | 'otherMatter'
        | 'healthAdvice';
      /** What else was asked in the same message. */
      also?: DeskTopic;
    }
  /**
   * A question about people shown before. `minutes`: the length whose price is asked for, `times`: of
   * how many meetings, `currency`: the one it is asked in, `topic`: the words that are looked for in the profile,
   * `isAlone`: there is nobody to compare with.
   */
  | ({
      kind: 'people';
      people: People;
      asks: readonly Ask[];
      minutes: number | null;
      times?: number;
      isFirst?: true;
      when?: When;
      currency?: Currency;
      topic?: string;
      isAlone?: true;
    } & Unclear &
      Instead)
  /** Somebody was named who was never shown; `people`: who is on the table instead. */
  | { kind: 'stranger'; name: string; people: People }
  | { kind: 'compare'; people: People }
  | ({ kind: 'book'; people: People; when?: When } & Unclear & Instead)
  /** One question back: nothing to look for yet. `hasFilters` when filters came without a goal. */
  | { kind: 'question'; hasFilters: boolean; filters: Filters; isTold: boolean }
  /**
   * `core`: the goal without the details that were told later, which choose among those who fit it.
   * `isUnread`: a wish came with it that profiles can't be asked about.
   */
  | {
      kind: 'search';
      goal: string;
      core?: string;
      filters: Filters;
      isRefined: boolean;
      isUnread?: true;
      /** What was meant is said again: the same people would be no answer. */
      isCorrected?: true;
      /** More was told that no rule knows for a detail. */
      isUnheard?: true;
    };

export type Reader = {
  /** What "$" and a bare number stand for. */
  own: Currency;
  parseQuery: (text: string) => ParsedQuery;
};

/** A thread as far as it was read. */
export type State = {
  table: Table;
  /** What is looked for; null until it was told. */
  goal: string | null;
  /** The goal without the details that were told later. */
  core: string | null;
  filters: Filters;
  /** What was said before a goal was understood. */
  before: string | null;
  /** Every goal of the thread, the latest first. */
  told: readonly string[];
  last: Plan | null;
  /** The filters that came with the last message. */
  latest: Filters;
  /** What Puente was asked about last, until people are spoken of. */
  desk: DeskTopic | null;
  /** The last search began a goal of its own. */
  isNewGoal: boolean;
  /** Who was shown for which goal, the latest first. */
  choices: readonly Choice[];
};

const beginning: State = {
  table: emptyTable,
  goal: null,
  core: null,
  filters: {},
  before: null,
  told: [],
  last: null,
  latest: {},
  desk: null,
  isNewGoal: false,
  choices: [],
};

/** How many earlier messages of a thread are looked at. */
const rememberedTurns = 24;

/**
 * What to do with a message in its thread, and who is on the table: answer a question about people
 * or about Puente, refine the goal told before ("someone cheaper"), look for a new one, or ask one
 * thing back. The earlier messages, oldest first, are read by the same rules.
 */
export function planFor(
  text: string,
  turns: readonly Turn[],
  reader: Reader,
): { plan: Plan; table: Table } {
  const state = turns
    .slice(-rememberedTurns)
    .reduce(
      (read, turn) =>
        turn.role === 'assistant' ? shownIn(read, turn) : after(read, turn.content, reader),
      beginning,
    );
  const plan = decide(text, state, reader);
  if (plan.kind !== 'desk') return { plan, table: state.table };
  const also = otherTopic(saying(text), plan.topic);
  return { plan: also === null ? plan : { ...plan, also }, table: state.table };
}

/** What a person looks for, in their words, and their wishes. */
export type Goal = { goal: string; filters: Filters };

/**
 * The goals of a thread in the order they were told, each with the wishes it ended with, who is on
 * its table, and what was said without a goal being understood.
 */
export function readThread(
  turns: readonly Turn[],
  reader: Reader,
): { goals: Goal[]; table: Table; untold: string | null } {
  const goals: Goal[] = [];
  let state = beginning;
  for (const turn of turns) {
    if (turn.role === 'assistant') state = shownIn(state, turn);
    else {
      state = { ...after(state, turn.content, reader) };
      const { last } = state;
      if (last?.kind !== 'search') continue;
      if (last.isRefined) goals.pop();
      goals.push({ goal: last.goal, filters: last.filters });
    }
  }
  return { goals, table: state.table, untold: state.before };
}

/** The thread after an answer: who stands on the table, and for what. */
function shownIn(state: State, turn: Turn): State {
  const table = tableAfter(state.table, turn);
  const { goal, core, choices } = state;
  if (table.cards === state.table.cards || goal === null) return { ...state, table };
  const others = choices.filter((choice) => choice.goal !== goal && choice.goal !== core);
  return { ...state, table, choices: [{ goal, cards: table.cards }, ...others] };
}

function after(state: State, text: string, reader: Reader): State {
  const plan = decide(text, state, reader);
  if (plan.kind === 'search') {
    const latest = readWishes(text, { own: reader.own }).filters;
    const core = plan.core ?? plan.goal;
    return {
      ...state,
      goal: plan.goal,
      core,
      filters: plan.filters,
      before: null,
      told: plan.isRefined ? state.told : [plan.goal, ...state.told],
      last: plan,
      latest,
      desk: null,
      isNewGoal: !plan.isRefined,
    };
  }
  if (plan.kind === 'question') {
    const told = hasContent(saying(text)) ? [state.before, text] : [state.before];
    const before = told.filter((words) => words !== null).join('\n') || null;
    return { ...state, filters: plan.filters, before, last: plan, latest: {} };
  }
  return { ...state, last: plan, desk: deskAfter(state, plan) };
}

/** A question back, or that nothing was understood, changes nothing of what was spoken of. */
function deskAfter({ desk }: State, plan: Plan): DeskTopic | null {
  if (plan.kind !== 'desk') return null;
  return deskTopics.find((topic) => topic === plan.topic) ?? desk;
}

/** Danger first, then what the words tell, and what they resemble. */
function decide(whole: string, state: State, reader: Reader): Plan {
  const crisis = findCrisis(whole);
  if (crisis?.tier === 'sure') return { kind: 'emergency', crisis: crisis.kind };
  const text = afterSwitch(whole);
  if (isForeign(text)) return { kind: 'foreign' };
  const ruled = byRules(text, state, reader);
  // What may be danger is answered by what the words say, and by nothing they only resemble.
  const plan = (crisis === null ? likelyPlan(ruled, text, state, reader) : null) ?? ruled;
  return saidFully(plan, text, state.table);
}

/** The list of decisions by words that are known: the first that fits. */
function byRules(text: string, state: State, reader: Reader): Plan {
  const topic = topicOf(saying(text), state);
  const isOfNobody = state.table.known.length === 0 && isPlaceOfNobody(saying(text));
  if (isOfNobody && topic !== null && !comesFirst.has(topic))
    return { kind: 'desk', topic: state.goal === null ? 'nobodyYet' : 'nobodyFound' };
  return (
    (topic !== null && comesFirst.has(topic) ? ({ kind: 'desk', topic } as const) : null) ??
    afterDanger(text, topic, state) ??
    whichMatter(saying(text)) ??
    firstForNothing(saying(text), state.table) ??
    practical(text, state) ??
    byMatter(text, state) ??
    strangerNamed(text, state, reader) ??
    aboutPeople(text, state, reader) ??
    (topic === null ? null : deskOrConsent(text, topic, state)) ??
    consent(text, state) ??
    deskByWords(text, state, reader) ??
    asideOf(text, reader) ??
    lookFor(text, state, reader)
  );
}

/** The topic about Puente, which may be told by what was asked before. */
function topicOf(said: string, { desk }: State): DeskTopic | null {
  const money = moneyTopic(said);
  if (money !== null) return money;
  const goingOn = desk === null ? null : topicGoingOn(said, desk);
  const topic = goingOn ?? deskTopicOf(said);
  if (topic === 'thanks' && isBye(said)) return 'bye';
  return topic ?? (desk === null ? null : topicAmongExperts(said, desk));
}

/** So few words, or a question, may be about Puente before anything else was said. */
const mostFirstWords = 7;

/** How a meeting goes, asked once a goal was told: no goal of its own, and nothing of a profile. */
function practical(text: string, { goal, desk }: State): Plan | null {
  if (goal === null && desk === null) return null;
  const said = saying(text);
  const topic = topicByWords(said) ?? (deskTopicOf(said) === 'join' ? 'join' : null);
  return topic !== null && ofAnyMeeting.has(topic) ? { kind: 'desk', topic } : null;
}

/** About Puente in words that no pattern was written for. */
function deskByWords(text: string, { goal }: State, { own }: Reader): Plan | null {
  const said = saying(text);
  const topic = topicByWords(said);
  // Whether it is worth it is asked of a meeting with somebody.
  if (topic === null || topic === 'worth' || topic === 'advice') return null;
  if (goal === null && seeksSomebody(said)) return null;
  if (ofAnyMeeting.has(topic)) return { kind: 'desk', topic };
  if (Object.keys(readWishes(text, { own }).filters).length > 0) return null;
  const isAsked = text.includes('?') || countWords(said) <= mostFirstWords || isAskedOfPuente(said);
  return goal === null && !isAsked ? null : { kind: 'desk', topic };
}
