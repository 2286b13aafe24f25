import { countWords, plain } from '../../filters/plain.ts';
import { partsOf, wordsOf } from './follow-up.ts';

const lead =
  '^\\W*(?:(?:ok(?:ay)?|ya|bueno|vale|right|well|and|y|so|entonces|listo|great|genial|dale|now|ahora|fine|alright|good|perfecto|pues|gracias|thanks|cool|then)[ ,.]+)*';

/** Goes back to something that was told before. */
const returns = new RegExp(
  `${lead}(?:(?:and |y )?(?:can you |could you |can i |puedes |me puedes |podria )?(?:show|see|muestra|mostrar|ver|ensena|ensenar)(?:me)? (?=.*\\b(?:again|otra vez|de nuevo|nuevamente)\\b)(?:the|los|las|a los|a las|el|la|my|mis)?|(?:(?:let's |let us |can we |could we |i want to |i'd like to )?(?:go(?:ing)? |come |get )?back to|(?:about|regarding|concerning)|(?:volvamos|vuelvo|volviendo|volver|regresemos|regresando|regreso|retomando|retomemos|retomar) (?:al?|lo)|(?:y )?(?:lo|que) (?:de|del)|(?:sobre|respecto a|en cuanto a)|what about|how about|(?:ahora|y|entonces)(?: si)?,? (?:vamos con |veamos )?|now(?: for)?|next)) ?(?:(?:the|my|that|lo|la|el|los|las|mi|de|del|al|a|thing|bit|part) )*`,
);

const isReturn = new RegExp(
  `${lead}(?:.{0,20}\\b(?:back to|volvamos|vuelvo|volviendo|volver|regresemos|regresando|retomando|retomemos|retomar)\\b|(?:ahora|now)\\b|lo de\\b|(?:sobre|about|what about|how about|next)\\b)|\\b(?:ahora si|(?:y )?ahora|now|then|(?:show|see|muestra|mostrar|ver|ensena|ensenar)(?:me)?\\b.{0,30}\\b(?:again|otra vez|de nuevo|nuevamente)|lo de antes|de antes|from before|earlier)\\b`,
);

const mostWords = 12;

/** What alone tells nothing of a goal. */
const idle = new Set(
  'can you show see list just case acaso por please favor puedes mostrar ver nuevo nuevamente experts people especialistas personas thing things stuff part bit first one before again back other back with for about tema cosa asunto antes otra otro vez primero primera eso esto ese esa that this now then ahora entonces sobre volvamos volver right next'.split(
    ' ',
  ),
);

/**
 * "Back to the resume thing", "ahora sí el abogado": the goal told before that has those words, or
 * its part that has them; null where none has.
 */
export function earlierGoal(said: string, told: readonly string[]): string | null {
  if (!isReturn.test(said) || countWords(said) > mostWords) return null;
  const named = wordsOf(said.replace(returns, ' ')).filter((word) => !idle.has(word));
  if (named.length === 0) return null;
  for (const goal of told) {
    const parts = partsOf(goal).filter((part) => tells(part, named));
    const [part] = parts;
    if (part === undefined) continue;
    return parts.length === 1 && countWords(goal) <= longGoal ? part.trim() : goal;
  }
  return null;
}

/** Of a story a part can't be cut out. */
const longGoal = 40;

const leastStem = 4;

function tells(part: string, named: readonly string[]): boolean {
  const words = wordsOf(plain(part));
  return named.every((name) => words.some((word) => isAlike(word, name)));
}

/** The same word in another form: "will" and "wills", "abogado" and "abogada". */
export function isAlike(word: string, name: string): boolean {
  if (word === name) return true;
  const least = Math.min(word.length, name.length);
  const stem = Math.max(least - 1, leastStem);
  return least >= leastStem && word.slice(0, stem) === name.slice(0, stem);
}
