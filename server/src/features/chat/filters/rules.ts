import type { Money } from '@puente/contract/money';
import {
  type BudgetBase,
  foreignMoney,
  perMeeting,
  readBudget,
  type ReadBudget,
} from './budget.ts';
import { type Clauses, turnOf, wishingClauses, withoutDenied } from './clauses.ts';
import { readExclusions } from './exclusions.ts';
import { languageSpans, readLanguage } from './language.ts';
import { alsoLanguage, liftsIn, liftSpans } from './lifts.ts';
import { withDigits, withHours } from './numbers.ts';
import { type Gender, readGender } from './person.ts';
import { readPlace } from './place.ts';
import { saying } from './plain.ts';
import { readRuledOut } from './ruled-out.ts';
import { clockBeforeAlone, readWhen, type When, whenSpans } from './when.ts';

/** What somebody asks of the expert besides the goal. All of them must be met. */
export type Filters = {
  /** The highest price of a meeting, of any length or a first one. */
  budget?: Money;
  /** Less than the budget, and not up to it. */
  isUnder?: true;
  /** Cheaper than those shown before, or the cheapest first when nobody was shown. */
  isCheaper?: true;
  /** Who is free first comes first. */
  isSoonest?: true;
  /** Not those shown before. */
  isOthers?: true;
  /** Cheaper than this person. */
  cheaperThan?: { name: string; price: Money };
  /** ISO 639-1 */
  language?: string;
  isInPerson?: true;
  /** A city or country, by its name in profiles. */
  place?: string;
  gender?: Gender;
  when?: When;
  /** Trades and topics that aren't wanted, as they were said. */
  without?: readonly string[];
  /** People who aren't wanted. */
  withoutPeople?: readonly { id: string; name: string }[];
};

/** The filters in one message, and what is left of it without the words that say them. */
export type Wishes = {
  filters: Filters;
  rest: string;
  /** A time was wished for in so many words, in the middle of a story. */
  isTimed?: true;
};

const cheaper =
  /\b(?:cheap|cheaper|cheapest|less expensive|more affordable|affordable|pricey|pricy|(?:cost|costs|that's|thats|is|way|far|bit) too much|(?:go|come down) (?:any )?lower|(?:do|be) (?:any )?cheaper|esta (?:muy )?salad[oa]|carisim[oa]s?|out of (?:my )?(?:budget|price range)|can't afford (?:that|it|this|them|her|him|those)|(?:tight|small|low|limited) budget|budget is tight|cost less|for less(?: money)?|(?:anything|something|anyone|someone) (?:less|lower|cheap)|(?:algo|alguien) (?:por )?menos|lower price|too expensive|too much money|low[- ]cost|mas baratos?|mas baratas?|baratos?|baratas?|baratit[oa]s?|mas economic[oa]s?|menos car[oa]s?|no tan car[oa]s?|(?:muy|demasiado|un poco) car[oa]s?|caros|esta car[oa]|son car[oa]s|algo (?:mas )?barato|sale menos|cueste menos|cobre menos|se me (?:escapa|va) del presupuesto|no (?:me )?alcanza|no puedo pagar (?:tanto|eso))\b|^\W*(?:pero |but )?(?:no tengo (?:mucha|tanta|harta)? ?(?:plata|dinero|lucas)|ando corto de plata|i (?:don't|do not) have (?:much|a lot of|that much|that kind of) money|i'm broke|soy pobre)\W*$|^\W*(?:(?:no|nah|ok|uf+|wow|oh|ah|but|pero|still|sorry)[ ,.]+)*(?:too much|way too much|mucho|demasiado)\b(?=(?: \w+){0,2}\W*(?:$|[.,!]))/;

const others =
  /\b(?:someone else|somebody else|anyone else|anybody else|another (?:one|person|expert|option)|other (?:people|experts|options|ones)|show me (?:more|others)|more options|different (?:person|people|expert)|otr[oa]s? (?:personas?|expert[oa]s?|opcion(?:es)?|profesional(?:es)?)|alguien mas(?! \w)|algun otro|alguna otra|muestrame (?:mas|otr[oa]s)|mas (?:opciones|gente|personas)|hay (?:mas|otr[oa]s?)|quien mas|who else|what else|any others?|no me (?:convencen?|gustan?)(?: (?:ningun[oa]|est[oa]s|es[oa]s|ell[oa]s))?|none of (?:them|these|those))\b/;

const soonest =
  /\b(?:(?:el|la|alguien|quien) que (?:pueda|tenga(?: hora)?|atienda|este|quede|salga|sea|puede)(?: libre| disponible| hora)? (?:antes|primero|mas pronto|mas temprano)|(?:whoever|who|some(?:one|body)|anyone)(?:'s| is| can be| has| who's| who is)? ?(?:free|available|time|open)?(?: the)? ?(?:first|soonest|earliest)(?=\W*$|[,.;!?])|soonest (?:available|possible))/;

const inPerson =
  /\b(?:in[- ]person|face[- ]to[- ]face|presencial(?:es|mente)?|en persona|cara a cara|at (?:an|the|their) office|en (?:su|la) consulta|en una oficina)\b/;

const notInPerson =
  /\b(?:not|no|sin|nada|never|instead of) (?:\w+ ){0,2}(?:in[- ]person|presencial|en persona|face)/;

/** "In person or online?" asks, and wishes neither. */
const either =
  /\b(?:in[- ]person|face to face|presencial|en persona) (?:or|o) |\b(?:or|o) (?:in[- ]person|face to face|presencial|en persona)\b/;

/** The filters in one message: price, language, place, person, time, and what isn't wanted. */
export function readFilters(text: string, base: BudgetBase): Filters {
  return readWishes(text, base).filters;
}

/** As `readFilters`, with the rest of the message: in it a goal is looked for. */
export function readWishes(text: string, base: BudgetBase): Wishes {
  const said = withoutDenied(withHours(saying(text)));
  const read = readSaid(said, base);
  const story = wishingClauses(said);
  const inStory = story ? readStory(story, base) : { filters: {}, spans: [] };
  const turn = turnOf(said);
  // What was said last of a kind is meant: "60, or no, make it 80".
  const before = base.before ?? read.filters.budget;
  const tail = turn && readSaid(turn.tail, { ...base, before });
  const last = tail ? lastWishes(tail.filters) : {};
  const isTurned = turn !== null && tail !== null && Object.keys(last).length > 0;
  const rest = isTurned ? `${readSaid(turn.head, base).rest} ${tail.rest}`.trim() : read.rest;
  return {
    filters: { ...read.filters, ...inStory.filters, ...last },
    rest: inStory.spans.reduce((left, span) => left.replace(span, ' '), rest),
    ...(inStory.filters.when === undefined ? {} : { isTimed: true as const }),
  };
}

/** What a later word of the same kind replaces. */
function lastWishes({ budget, isUnder, when, language, place }: Filters): Filters {
  return {
    ...(budget ? { budget, ...(isUnder ? { isUnder } : {}) } : {}),
    ...(when ? { when } : {}),
    ...(language ? { language } : {}),
    ...(place ? { place } : {}),
  };
}

const under = /\b(?:under|below|less than|cheaper than|menos de|(?:por )?debajo de)\s*\D{0,5}\d/;

/** "Under 80" is less than 80, "up to 80" is 80 as well. */
function pricedAs(priced: ReadBudget | undefined, said: string): Filters {
  if (!priced) return {};
  return { budget: priced.budget, ...(under.test(said) ? { isUnder: true as const } : {}) };
}

/** A price or a time that is wished for in a clause of a story. */
function readStory(
  { ofPrice, ofTime, freeFrom }: Clauses,
  base: BudgetBase,
): { filters: Filters; spans: string[] } {
  const priced = ofPrice.flatMap((clause) => readBudget(clause, base) ?? []).at(-1);
  const [timed, ...more] = ofTime.flatMap((clause) => readWhen(clause) ?? []);
  const when =
    (timed && more.reduce(mergeWhen, timed)) ??
    (freeFrom === null ? undefined : { fromMinute: freeFrom, untilMinute: 24 * 60 });
  return {
    filters: { ...pricedAs(priced, ofPrice.at(-1) ?? ''), ...(when ? { when } : {}) },
    spans: priced ? [priced.span] : [],
  };
}

function readSaid(said: string, base: BudgetBase): Wishes {
  const never = readRuledOut(said);
  const possible = never.spans.reduce((left, span) => left.replace(span, ' '), said);
  const exclusions = readExclusions(possible);
  const wanted = exclusions.reduce((left, { span }) => left.replace(span, ' '), possible);
  // "Hasta las 20" is an hour.
  const priced = readBudget(wanted.replace(clockBeforeAlone, ' '), base);
  const isCheaper = !priced && cheaper.test(wanted);
  const language = alsoLanguage.test(wanted) ? undefined : readLanguage(wanted);
  const meant = readWhen(liftSpans.reduce((left, span) => left.replace(span, ' '), wanted).trim());
  const when = never.spans.length > 0 ? { ...never.when, ...meant } : meant;
  const gendered = readGender(wanted);
  const placed = readPlace(wanted);
  const isInPerson = inPerson.test(wanted) && !notInPerson.test(wanted) && !either.test(wanted);
  const isSoonest = soonest.test(wanted);
  const isOthers = others.test(wanted);
  const filters: Filters = {
    ...pricedAs(priced, withDigits(wanted)),
    ...(isCheaper ? { isCheaper: true as const } : {}),
    ...(isSoonest ? { isSoonest: true as const } : {}),
    ...(isOthers ? { isOthers: true as const } : {}),
    ...(language ? { language } : {}),
    ...(isInPerson ? { isInPerson: true as const } : {}),
    ...(placed ? { place: placed.place } : {}),
    ...(gendered ? { gender: gendered.gender } : {}),
    ...(when && Object.keys(when).length > 0 ? { when } : {}),
    ...(exclusions.length > 0 ? { without: exclusions.map(({ phrase }) => phrase) } : {}),
  };
  const spans: (string | RegExp)[] = [
    ...[priced?.span, gendered?.span, placed?.span].filter((span) => span !== undefined),
    ...(isCheaper || priced ? [cheaper] : []),
    ...(isCheaper || priced || foreignMoney.test(wanted) ? [foreignMoney, perMeeting] : []),
    ...(isSoonest ? [soonest] : []),
    ...(isOthers ? [others] : []),
    ...(language ? languageSpans : []),
    ...(isInPerson ? [inPerson] : []),
    ...(when ? whenSpans : []),
    ...liftSpans,
  ];
  const rest = spans.reduce<string>(
    (left, span) => left.replaceAll(typeof span === 'string' ? span : new RegExp(span, 'g'), ' '),
    withDigits(wanted),
  );
  return { filters, rest: rest.replaceAll(/\s+/g, ' ').trim() };
}

/**
 * Later filters replace earlier ones of their kind, what isn't wanted adds up; relative ones
 * (cheaper, others) don't last.
 */
export function mergeFilters(earlier: Filters, later: Filters): Filters {
  const { isCheaper: _cheaper, isOthers: _others, isSoonest: _soonest, ...left } = earlier;
  const { isUnder: _under, ...upTo } = left;
  const lasting = later.budget ? upTo : left;
  const without = [...new Set([...(earlier.without ?? []), ...(later.without ?? [])])];
  const people = [...(earlier.withoutPeople ?? []), ...(later.withoutPeople ?? [])];
  const when = later.when && earlier.when ? mergeWhen(earlier.when, later.when) : later.when;
  return {
    ...lasting,
    ...later,
    ...(when ? { when } : {}),
    ...(without.length > 0 ? { without } : {}),
    ...(people.length > 0 ? { withoutPeople: people } : {}),
  };
}

/** Both days: "o domingos" after "los sábados". */
export function joinDays(earlier: When | undefined, later: When): When {
  if (!earlier?.weekdays || !later.weekdays) return later;
  const days = [...earlier.weekdays, ...later.weekdays];
  return { ...later, weekdays: [...new Set(days)].toSorted((one, other) => one - other) };
}

/** "And on Thursdays?" keeps the hours that were asked for, "after 7?" the days, "not Mondays" both. */
export function mergeWhen(earlier: When, later: When): When {
  const notWeekdays = [...(earlier.notWeekdays ?? []), ...(later.notWeekdays ?? [])].filter(
    (day) => !later.weekdays?.includes(day),
  );
  const merged = mergeTimes(earlier, later);
  const weekdays = merged.weekdays?.filter((day) => !notWeekdays.includes(day)) ?? [];
  const { weekdays: _days, notWeekdays: _not, ...hours } = merged;
  if (weekdays.length > 0) return { ...hours, weekdays };
  return { ...hours, ...(notWeekdays.length > 0 ? { notWeekdays } : {}) };
}

function mergeTimes(earlier: When, later: When): When {
  const hasDays =
    later.day !== undefined || later.weekdays !== undefined || later.deadline !== undefined;
  const hasHours = later.fromMinute !== undefined || later.untilMinute !== undefined;
  if (hasDays && hasHours) return later;
  const { day, weekdays, deadline, notWeekdays: _not, ...hours } = earlier;
  // "Tomorrow then" after "tonight" is any hour of tomorrow.
  if (hasDays && day === 'today') return later;
  const days = {
    ...(day ? { day } : {}),
    ...(weekdays ? { weekdays } : {}),
    ...(deadline ? { deadline } : {}),
  };
  if (hasDays) return { ...hours, ...later };
  // "Before 8" after "in the evening" is in the evening.
  const { fromMinute = 0 } = earlier;
  const until = (later.untilMinute ?? 0) + 12 * 60;
  if (later.fromMinute === 0 && fromMinute > 0 && (later.untilMinute ?? 0) <= fromMinute)
    return until > fromMinute && until <= 24 * 60
      ? { ...days, ...later, fromMinute, untilMinute: until }
      : { ...days, ...later };
  return hasHours ? { ...days, ...later } : { ...earlier, ...later };
}

/** Filters that a message takes back, such as "any price". */
export function liftedBy(text: string): (keyof Filters)[] {
  return liftsIn(saying(text));
}
