import { countWords, saying } from '../../filters/plain.ts';
import { liftedBy, mergeWhen, readWishes } from '../../filters/rules.ts';
import { withHours } from '../../filters/numbers.ts';
import { readWhen, type When } from '../../filters/when.ts';
import { hasContent, isBack, isMore, partOfWhom } from '../intents/follow-up.ts';
import type { Plan, Reader, State } from '../rules.ts';
import {
  type Ask,
  asksFirstMeeting,
  isAskedOfThem,
  isBooking,
  isChoice,
  isComparison,
  withoutLead,
} from './questions.ts';
import {
  isBeyond,
  isOnlyReference,
  isPardon,
  readReferences,
  type References,
  refusesPeople,
} from './references.ts';
import { hear, type Heard, isOfNobodyInList, shortWords, takes, takesPlace } from './heard.ts';
import type { Table } from './table.ts';
import { topicOf } from './told.ts';

const fewWords = 9;

const anyone = /\b(?:someone|somebody|anyone|anybody|alguien|quien|who|otro|otra)\b/;

const asksSomething =
  /\?|^\W*(?:and |y |ok |but |pero |so |entonces |great,? |genial,? )*(?:how|what|when|where|who|which|why|is|are|does|do|can|could|will|would|has|have|tell|more|cuanto|cuando|que|quien|donde|como|cual|tiene|puede|habla|es|esta|atiende|cobra|hace|ayuda|trabaja|cuenta|dime|mas|a que|sabe|sirve)\b/;

/** The plan of a message that is about people on the table; null when it isn't. */
export function aboutPeople(text: string, state: State, { own, parseQuery }: Reader): Plan | null {
  const { table } = state;
  if (table.known.length === 0) return null;
  const said = saying(text);
  const references = readReferences(text, table);
  if (isAboutChoice(said, references, state)) return null;
  if (liftedBy(text).length > 0 && references.people.length === 0 && !text.includes('?'))
    return null;
  const wishes = readWishes(text, { own });
  // "Never mind the price, whoever is free first": the choice is made anew.
  if (wishes.filters.isSoonest && liftedBy(text).length > 0) return null;
  const heard = hear(text, { table, references, wishes }, { own, parseQuery });
  const last = table.cards.at(-1);
  if (!last || !isOfNobodyInList(heard, table)) return answerTo(heard, state);
  // "The third" when two were shown: answers about the last one, and says that there were two.
  const instead = { people: [last], isExplicit: true, before: references.before };
  const plan = answerTo(
    hear(text, { table, references: instead, wishes }, { own, parseQuery }),
    state,
  );
  const isAnswer =
    plan?.kind === 'book' ||
    (plan?.kind === 'people' && (text.includes('?') || plan.asks[0] !== 'unsure'));
  // "The third looks nice" asks nothing: who is there is told of.
  return isAnswer
    ? { ...plan, isInstead: true }
    : { kind: 'people', people: [last], asks: ['about'], minutes: null, isInstead: true };
}

/** A message about people on the table that is known to ask this of them. */
export function askedAs(
  asked: readonly Ask[],
  text: string,
  { table }: State,
  reader: Reader,
): Plan {
  const heard = heardOf(text, table, reader);
  const told = toldOf(heard, heard.when && !asked.includes('when') ? [...asked, 'when'] : asked);
  return told.kind === 'people' && isOfNobody(heard, table) ? { ...told, isInstead: true } : told;
}

/** A place in the list that nobody has. */
function isOfNobody({ text, references }: Heard, table: Table): boolean {
  return !references.isExplicit && isBeyond(text, table);
}

/** A message that is known to take somebody. */
export function bookedAs(text: string, state: State, reader: Reader): Plan {
  const heard = heardOf(text, state.table, reader);
  const when = heard.when ? timed(heard) : askedBefore(state);
  const instead = isOfNobody(heard, state.table) ? { isInstead: true as const } : {};
  return { kind: 'book', people: heard.meant, ...unclear(heard.references), ...when, ...instead };
}

/** Another time for somebody who was just to be booked, whatever is said along with it; null without one. */
export function rebookedAs(text: string, state: State, reader: Reader): Plan | null {
  const { last, table } = state;
  if (last?.kind !== 'book' || last.people.length !== 1) return null;
  const { when, references } = heardOf(text, table, reader);
  const people = references.people.length > 0 ? references.people : last.people;
  return when ? { kind: 'book', people, when } : null;
}

/** A message that is known to set people side by side. */
export function comparedAs(text: string, { table }: State, reader: Reader): Plan {
  const heard = heardOf(text, table, reader);
  const { people } = heard.references;
  const several = people.length > 1 ? people : table.cards;
  return several.length > 1 ? { kind: 'compare', people: several } : toldOf(heard, ['about']);
}

function heardOf(text: string, table: Table, { own, parseQuery }: Reader): Heard {
  const references = readReferences(text, table);
  const wishes = readWishes(text, { own });
  const heard = hear(text, { table, references, wishes }, { own, parseQuery });
  // A time that is told along with somebody is one to meet, however long the message is.
  const when = heard.when ?? readWhen(`book ${withHours(heard.said)}`);
  return { ...heard, when };
}

function answerTo(heard: Heard, state: State): Plan | null {
  return (
    toBook(heard, state) ??
    toCompare(heard, state.table) ??
    toAsk(heard, state) ??
    atTime(heard, state)
  );
}

/** More people, the ones before, or some not: what is looked for, and nothing about them. */
function isAboutChoice(said: string, references: References, { filters, goal }: State): boolean {
  const isPardoned = isPardon(said) && (filters.withoutPeople ?? []).length > 0;
  const isPart = goal !== null && countWords(said) <= fewWords && partOfWhom(said, goal) !== null;
  return isPart || isMore(said) || isBack(said) || isPardoned || refusesPeople(said, references);
}

function timed({ when }: Heard): { when?: When } {
  return when ? { when } : {};
}

/** Nothing but "that one", after somebody was told of. */
const oneAlone = /^\W*(?:es[ae]|est[ae]|that one|this one|him|her|ella|con es[ae]|con ella)\W*$/;

function toBook(heard: Heard, state: State): Plan | null {
  const isTheirs = heard.references.people.length > 0 || !heard.hasGoal;
  const { isExplicit } = heard.references;
  const isTaken = takes.test(heard.said) || (isExplicit && takesPlace.test(heard.said));
  const isTimed = heard.when !== undefined && isTheirs && isTaken && !heard.text.includes('?');
  const isNamedAlone = !heard.text.includes('?') && oneAlone.test(heard.said);
  const isTaking = isNamedAlone && state.table.focus.length === 1 && state.last?.kind === 'people';
  return isTimed || isTaking || isChoice(heard.said) || (isBooking(heard.said) && isTheirs)
    ? {
        ...{ kind: 'book', people: heard.meant, ...unclear(heard.references) },
        ...(heard.when ? timed(heard) : askedBefore(state)),
      }
    : null;
}

/** "Book it then": the time that was asked for just before, else the one that is wished for. */
function askedBefore({ last, filters }: State): { when?: When } {
  const when = (last?.kind === 'people' ? last.when : undefined) ?? filters.when;
  return when ? { when } : {};
}

function toCompare({ said, references, hasGoal }: Heard, table: Table): Plan | null {
  const { cards, focus } = table;
  if (!isComparison(said) || (hasGoal && !references.isExplicit)) return null;
  const [only, other] = references.people;
  // "Compare her with the second": the one spoken of comes along.
  const beside = only && focus.length === 1 && focus[0] !== only ? [...focus, only] : cards;
  // Shown one after the other: "which is cheaper of the two?"
  const isOfTwo = cards.length === 1 && /\b(?:two|both|dos|amb[oa]s)\b/.test(said);
  const people = other ? references.people : isOfTwo ? table.known.slice(0, 2) : beside;
  if (people.length > 1) return { kind: 'compare', people };
  const alone = table.known.length === 1 ? { isAlone: true as const } : {};
  const asks: Ask[] = [comparedBy.find(([, words]) => words.test(said))?.[0] ?? 'about'];
  return { kind: 'people', people: only ? [only] : cards, asks, minutes: null, ...alone };
}

/** What people are compared by, which is told of one alone as well. */
const comparedBy: readonly (readonly [Ask, RegExp])[] = [
  ['price', /\b(?:cheap|least|less|barat|menos|economic)/],
  ['background', /\b(?:experien|qualif|anos|years)/],
];

function toAsk(heard: Heard, { table, last }: State): Plan | null {
  const { text, said, references, meant, rest, asks, minutes, isStory, hasGoal } = heard;
  const { people, isExplicit } = references;
  const isOnly = isExplicit && isOnlyReference(text, people);
  // "And the first?" asks the same of somebody else.
  if (isOnly && last?.kind === 'people') {
    const { isUnclear: _unclear, pronoun: _pronoun, ...same } = last;
    return { ...same, people, ...timed(heard) };
  }
  // "With whom?" is answered.
  if (isOnly && last?.kind === 'book' && last.people.length > 1)
    return { kind: 'book', people, ...(last.when ? { when: last.when } : {}), ...timed(heard) };
  const isAsked =
    people.length > 0 && asks.about.length > 0 && (isExplicit || asksSomething.test(said));
  if (!isStory && (isAsked || asks.alone.length > 0))
    return toldOf(heard, isAsked ? asks.about : asks.alone);
  if (table.cards.length > 0 && whoAgain.test(said))
    return { kind: 'people', people: table.cards, asks: ['about'], minutes: null };
  if (!isStory && heard.times !== null && countWords(said) <= shortWords)
    return toldOf(heard, ['price']);
  // "And for an hour and a half?" after a price.
  const isPrice = minutes !== null || (!isExplicit && asksFirstMeeting(said));
  if (!isStory && heard.currency && !hasGoal && countWords(said) <= fewWords)
    return toldOf(heard, ['price']);
  if (!isStory && last?.kind === 'people' && isPrice && !hasGoal)
    return { kind: 'people', people: meant, asks: ['price'], minutes };
  if (isExplicit && !isStory && !isOnly && asksOfNamed.test(said) && topicOf(rest) !== '')
    return toldOf(heard, [heard.when ? 'when' : 'unsure']);
  if (isExplicit && (isOnly || !hasGoal))
    return toldOf(heard, [
      heard.when ? 'when' : isOnly || topicOf(rest) === '' ? 'about' : 'unsure',
    ]);
  if (!isStory && table.cards.length > 0 && asksWhichOf(said, rest))
    return toldOf({ ...heard, meant: table.cards }, ['unsure']);
  if (!isStory && meant.length > 0 && text.includes('?') && thatPerson.test(said))
    return toldOf(heard, [heard.when ? 'when' : 'unsure']);
  if (isStory || !isAskedOfThem(said, text) || countWords(said) > fewWords) return null;
  return toldOf(heard, asks.about.length > 0 ? asks.about : [heard.when ? 'when' : 'unsure']);
}

/** "Does that lady know about…?" is asked of her. */
const thatPerson =
  /\b(?:that|this) (?:guy|lady|man|woman|person|expert|one|gentleman)\b|\b(?:es[ae]|est[ae]) (?:senora?|tipo|tipa|persona|especialista|doctora?|profe\w*|abogad[oa]|chic[oa]|mujer|hombre)\b/;

/** "Who was it again?" */
const whoAgain =
  /^\W*(?:(?:sorry|perdon|and|y|ok|wait|espera|remind me|recuerdame),? )*(?:who (?:did you (?:say|show(?: me)?|recommend|find|suggest)|was (?:it|that|he|she)|were (?:they|those))|what was (?:his|her|their|the) names?|quien(?:es)? (?:dijiste|era[n]?|me dijiste|me mostraste|me recomendaste|habias dicho)|como se llama(?:ba)?n?)(?: (?:again|otra vez|que era|el|ella))?\W*$/;

const mostWhichWords = 7;

/** "Who can do Lightroom?", "¿alguno sabe de monotributo?": asked of each who was shown. */
function asksWhichOf(said: string, rest: string): boolean {
  return (
    countWords(said) <= mostWhichWords &&
    topicOf(rest) !== '' &&
    /^\W*(?:(?:and|y|ok|so|but|pero|entonces|sweet|great|cool|nice|genial|guay),? )*(?:who|which(?: one)?(?: of (?:them|these|those))?|(?:do|does|is|are|can) (?:any|one|either) of (?:them|these|those)|quien(?: de ell[oa]s)?|cual(?: de ell[oa]s)?|algun[oa](?: de ell[oa]s)?) (?:can|could|does|do|knows?|uses?|has|have|sabe|usa|hace|maneja|ensena|puede|tiene|trabaja)\b/.test(
      said,
    ) &&
    !/\b(?:help|ayud\w+|me|my|mi)\b/.test(said)
  );
}

/** Begins as a question about somebody who is named does. */
const asksOfNamed =
  /^\W*(?:(?:and|y|ok|but|pero|so|entonces),? )*(?:is|are|was|has|have|does|do|did|can|could|will|would)\b|^[^?]{0,60}\b(?:atiende|trabaja|ayuda|tiene|sabe|puede|ha|es)\b[^?]*\?/;

/** What is answered by a sentence of the profile where one tells of it. */
const quoted: ReadonlySet<Ask> = new Set<Ask>(['helps', 'background', 'unsure']);

/** Whether it isn't clear who is meant. */
function unclear({ isUnclear, pronoun }: References) {
  return { ...(isUnclear ? { isUnclear } : {}), ...(pronoun ? { pronoun } : {}) };
}

function toldOf(heard: Heard, asks: readonly Ask[]): Plan {
  const { meant: people, minutes, times, currency } = heard;
  const topic = asks.some((ask) => quoted.has(ask)) ? topicOf(withoutLead(heard.rest)) : '';
  return {
    kind: 'people',
    people,
    asks,
    minutes,
    ...timed(heard),
    ...(times !== null ? { times } : {}),
    ...(asksFirstMeeting(heard.said) ? { isFirst: true as const } : {}),
    ...(currency ? { currency } : {}),
    ...(topic === '' ? {} : { topic }),
    ...unclear(heard.references),
  };
}

/** Days in general are a wish, and no time to take. */
const inGeneral =
  /\b(?:(?:morning|evening|afternoon|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s|sabados|domingos|los (?:lunes|martes|miercoles|jueves|viernes)|preferencia|prefer\w*|ideally|idealmente|ojala|only|solo)\b/;

/** A time alone, after somebody was spoken of, is asked of them. */
function atTime({ text, said, when, rest }: Heard, { table, last }: State): Plan | null {
  if (!text.includes('?') && inGeneral.test(said)) return null;
  if (!when || table.focus.length !== 1 || hasContent(rest) || anyone.test(said)) return null;
  const isExact = when.fromMinute !== undefined && (when.day ?? when.weekdays) !== undefined;
  const isQuestion = text.includes('?');
  const asked = last?.kind === 'people' || last?.kind === 'book' ? last.when : undefined;
  const whole = asked ? mergeWhen(asked, when) : when;
  if (last?.kind === 'people' && (isQuestion || !isExact))
    return { kind: 'people', people: table.focus, asks: ['when'], minutes: null, when: whole };
  return last?.kind === 'book' || isExact
    ? { kind: 'book', people: table.focus, when: whole }
    : null;
}
