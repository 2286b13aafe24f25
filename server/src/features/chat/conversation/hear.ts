import { liftedExclusions } from '../filters/exclusions.ts';
import { countWords, saying } from '../filters/plain.ts';
import { type Filters, joinDays, liftedBy, readWishes } from '../filters/rules.ts';
import { languageAgain, withoutLanguage } from '../filters/language.ts';
import { endsInRuledOut } from '../filters/ruled-out.ts';
import { isAlternative, isScheduling } from '../filters/when.ts';
import { hasContent, isLesson, isMore, tradeIn } from './intents/follow-up.ts';
import type { Reader, State } from './rules.ts';
import { namesToSkip } from './table/references.ts';
import { type Change, cheapestOn, keptOf, liftedPeople, wishesAboutPeople } from './wishes.ts';

/** A message that may tell a goal or wishes, as far as it was read. */
export type Heard = {
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

/** Who can when is no story: "she can only do Sundays". */
const ofTime =
  /\b(?:she|he|they|her|him|them|ella|el|ellos|ellas|ell@s|(?:my|mi) \w+|can|could|does|do|only|just|solo|solamente|unicamente|los|las|pueden?|podria|whoever)\b/g;

const ofNight =
  /\b(?:sleep\w*|slept|awake|wak(?:e|es|ing)|woke|insomnia|up (?:at|until|till)|staring|dorm\w+|duerm\w+|sueno|insomnio|desvel\w+|despiert\w+|en vela|techo|dan las)\b/;

const ofMeeting =
  /\b(?:available|free|meet\w*|session|appointment|slots?|book\w*|someone|somebody|anyone|evenings?|mornings?|disponible|libres?|cita|sesion|reunion|alguien|agend\w*|reserv\w*|tiene|puede)\b/;

/** "It's 4 am and I stare at the ceiling" tells when somebody lies awake. */
function isNight(said: string): boolean {
  return ofNight.test(said) && !ofMeeting.test(said);
}

/** So many words tell a story, whose days and people aren't wished for. */
const storyWords = 40;

export function hear(text: string, state: State, { own, parseQuery }: Reader): Heard {
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
  const hasDeadline = asked.when?.deadline !== undefined;
  const isTime = hasDeadline || isScheduling(said) || endsInRuledOut(said);
  const isLong = countWords(said) > storyWords;
  const isStory =
    asked.when !== undefined &&
    !read.isTimed &&
    ((hasContent(left.replaceAll(ofTime, ' ')) && (isLong || !isTime)) || isNight(said));
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
