import { readDeadline } from './deadline.ts';
import { countWords } from './plain.ts';

/** Where somebody takes back what they just said: "60, or no, make it 80", "el martes, digo, el miércoles". */
const turning =
  /(?:[,;.…—-] ?| )(?:(?:or |o |ay |uy |oh |well,? |bueno,? )?(?:no,? (?:wait|sorry|espera|perdon|mejor|actually|make (?:it|that)|que sean)|wait|hang on|hold on|scratch that|or no|o no|perdon|sorry)|i mean(?:t)?|actually|make (?:it|that)|better|digo|quise decir|mejor dicho|o mejor|mas bien|que sean|well)\b[,.:]? /g;

/** Says at the end that something was taken back: "before 10 actually". */
const closing =
  /[, ]+(?:actually|i mean(?:t)?|instead|then|please|rather|digo|mejor|entonces|por favor|porfa)\W*$/;

/** What stands before the last turn of a message, and what stands after it; null where it has none. */
export function turnOf(said: string): { head: string; tail: string } | null {
  const turns = [...said.matchAll(turning)].map((turn) => ({
    head: said.slice(0, turn.index),
    tail: said
      .slice(turn.index + turn[0].length)
      .replace(closing, '')
      .trim(),
  }));
  return turns.findLast(({ tail }) => /\d|\p{L}{3}/u.test(tail)) ?? null;
}

/** "A las 12 no, a las 13": what stands before its own "no" is taken back. */
export function withoutDenied(said: string): string {
  return said.replace(
    /(?:^|[,;] ?)(?:no,? )?(?:(?:a|el|la|los|las|en|on|at|the|por) )?(?:[\w:]+ ){0,3}[\w:]+,? (?:no|not)(?:,|;| but| sino) (?=(?:(?:a|el|la|los|las|en|on|at|the|por|mejor|better) )?[\w:]+)/,
    ' ',
  );
}

/** A longer message is a story, and what is wished stands in a clause of it. */
const storyWords = 18;

/** When somebody can, in the middle of a story (lower case, no accents). */
const available =
  /\b(?:(?:i'm|i am|we're|im) (?:only |just )?(?:free|available|around|off)|i (?:can )?only (?:do|have|can)|(?:i can|could) (?:only )?(?:do|talk|meet)|has to be|would have to be|only (?:on|after|before|in the)|ideally|preferably|(?:solo|nada mas|nomas|unicamente|solamente) (?:puedo|tengo|los|las|en|el|por|despues|antes)|puedo (?:solo|solamente|nomas|unicamente|los|las|por|en|despues|antes|el)|tendria que ser|tiene que ser|debe ser|ojala|prefiero|de preferencia|idealmente)\b/;

/** From when somebody is free, by when they are done. */
const done =
  /\b(?:i (?:get off|finish|clock out|get home|get out)|(?:i'm|im) (?:done|off|home)|salgo|termino|llego a (?:la )?casa|me desocupo|me libero)\b(?: [^,.;]{0,25}?)? (?:at|by|around|a las|como a las|tipo) (\d{1,2})(?::(\d{2}))?(?: ?(?:pm|p\.m))?\b/;

/** What can be paid at most, in so many words. */
const most =
  /\b(?:(?:can't|cannot|won't|don't want to|not going to) (?:pay|spend|afford|go over)|(?:no more than|up to|at most|max(?:imum)?|tops|budget|or less|under)|(?:no|sin) (?:puedo|quiero|podria|pienso) (?:pagar|gastar)|no (?:mas|pase) de|hasta|maximo|como mucho|a lo (?:mas|sumo)|tope|presupuesto|(?:podria|puedo|alcanza para|me alcanza) (?:pagar|gastar)?|ojala)\b/;

export type Clauses = { ofPrice: string[]; ofTime: string[]; freeFrom: number | null };

/** The clauses of a story that tell a wish about price or time; null of a message that is none. */
export function wishingClauses(said: string): Clauses | null {
  if (countWords(said) <= storyWords) return null;
  const clauses = said
    .split(/[,.;!?]+ ?| (?:and|but|so|y|pero|asi que|porque|because|cause|cuz) /)
    .map((clause) => clause.trim());
  const home = done.exec(said);
  const hour = Number(home?.[1] ?? 0);
  const minutes = (hour < 12 ? hour + 12 : hour) * 60 + Number(home?.[2] ?? 0);
  return {
    ofPrice: clauses.filter((clause) => most.test(clause)),
    ofTime: clauses.filter((clause) => available.test(clause) || readDeadline(clause)),
    freeFrom: home && minutes < 24 * 60 ? minutes : null,
  };
}
