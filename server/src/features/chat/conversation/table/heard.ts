import type { Recommendation } from '@puente/contract/chat';
import type { Currency } from '@puente/contract/policy';
import { askedCurrency } from '../../filters/budget.ts';
import { withHours } from '../../filters/numbers.ts';
import { countWords, saying } from '../../filters/plain.ts';
import type { Wishes } from '../../filters/rules.ts';
import { readWhen, type When } from '../../filters/when.ts';
import { contentWords, hasContent } from '../intents/follow-up.ts';
import { isAsking } from '../intents/unheard.ts';
import type { Reader } from '../rules.ts';
import { asksIn, isBooking, readMinutes, withoutLead } from './questions.ts';
import { isBeyond, namesToSkip, type References } from './references.ts';
import type { Table } from './table.ts';
import { readTimes } from './times.ts';

/** Longer messages that only say "he" or "her" tell a story. */
export const shortWords = 14;

/** So few words beside a place in the list tell nothing of their own. */
const fewTold = 3;

/** Words for the person's own people: "my husband, he…" is nobody on the table. */
const ownPeople =
  /\b(?:my|our|mi|mis|nuestr[oa]s?) (?!(?:house|home|place|casa|area|city|ciudad|office|card|time|question|goal|zone|money|budget|case|situation|problem|pregunta|hora|caso|tarjeta|problema|tema))[a-z]/;

/** "With the second one, at six". */
export const takes =
  /^\W*(?:(?:ok(?:ay)?|ya|po|dale|bueno|vale|va|sale|listo|perfect[oa]?|great|good|fine|yes|si|so|then|entonces|mejor|pues|orale|venga|joya|genial|lovely|grand|sound|brilliant),? )*(?:with|con|me quedo con|voy con|quiero a)\b/;

/** "OK, the first one tomorrow at six". */
export const takesPlace =
  /^\W*(?:(?:ok(?:ay)?|ya|dale|bueno|vale|va|sale|listo|great|good|fine|yes|si|then|entonces|pues|orale|venga),? )+(?:the |el |la )?(?:first|second|third|last|cheaper|cheapest|primer[oa]|segund[oa]|tercer[oa]|ultim[oa]|mas barat[oa])\b/;

/** A message about people, as far as it was read. */
export type Heard = {
  text: string;
  said: string;
  references: References;
  /** Who is meant: those named, else those last spoken of, else all on the table. */
  meant: readonly Recommendation[];
  when: When | undefined;
  /** What is left without names and times. */
  rest: string;
  /** The rest tells a goal of its own. */
  hasGoal: boolean;
  /** It tells of somebody in the person's life. */
  isStory: boolean;
  asks: ReturnType<typeof asksIn>;
  minutes: number | null;
  times: number | null;
  /** The currency that prices are asked in, where one is named. */
  currency: Currency | undefined;
};

type Read = { table: Table; references: References; wishes: Wishes };

export function hear(
  text: string,
  { table, references, wishes }: Read,
  { own, parseQuery }: Reader,
): Heard {
  const said = saying(text);
  const { people, isExplicit } = references;
  const rest = namesToSkip(wishes.rest, table);
  const parsed = parseQuery(rest);
  // Of somebody who is taken, a time is one to meet, however long the message is.
  const when =
    wishes.filters.when ??
    (isExplicit && (takes.test(said) || takesPlace.test(said))
      ? readWhen(`book ${withHours(said)}`)
      : undefined);
  return {
    text,
    said,
    references,
    meant: people.length > 0 ? people : table.focus.length > 0 ? table.focus : table.cards,
    when,
    rest,
    hasGoal: hasContent(rest) && countWords(rest) > 4 && (parsed.isNamed ?? parsed.hasGoal),
    isStory: !isExplicit && (ownPeople.test(said) || countWords(said) > shortWords),
    asks: asksIn(withoutLead(said) || said),
    // "For under 30 dollars" is a price, and no length.
    minutes: wishes.filters.budget ? null : readMinutes(said),
    times: readTimes(said),
    currency: askedCurrency(said, own),
  };
}

/** "The second one" is somebody, whatever the other words name. */
const placeOfSomebody =
  /\b(?:the|that) (?:second|third|last|2nd|3rd) (?:one|person|expert)\b|\b(?:el|la) (?:segund|tercer|ultim)[oa] (?:sabe|puede|tiene|atiende|es|habla|cobra|trabaja|ha|hace|ensena)\b/;

/** A place in the list that nobody has, in a message about somebody. */
export function isOfNobodyInList(
  { text, said, references, hasGoal, asks, rest }: Heard,
  table: Table,
) {
  const isOfList =
    asks.about.length > 0 ||
    isBooking(said) ||
    takesPlace.test(said) ||
    isAsking(said) ||
    contentWords(rest) <= fewTold;
  return (
    !references.isExplicit &&
    (!hasGoal || placeOfSomebody.test(said)) &&
    isOfList &&
    isBeyond(text, table) &&
    countWords(said) <= shortWords
  );
}
