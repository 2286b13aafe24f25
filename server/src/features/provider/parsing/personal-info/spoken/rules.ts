import type { Span } from '@puente/contract/parsing';
import { spokenLanguages } from '@puente/contract/policy/spoken-languages';
import { plain, spanOf, type Token, tokenize } from '../../../../parsing/text/rules.ts';
import { speaking } from '../cues/rules.ts';

/** A language with the piece of the text that names it. */
export type Spoken = { code: string; source: Span };

/** Languages of meetings, and those of which it is asked whether they are spoken well enough. */
export type ReadLanguages = { spoken: Spoken[]; unsure: Span[] };

/** Names that are words of their own: "ido" is gone, and "lao" is seldom meant. */
const otherWords: ReadonlySet<string> = new Set(['ido', 'vai', 'tonga', 'sango', 'ewe', 'lao']);

let languageNames: ReadonlyMap<string, string> | null = null;

function namesOfLanguages(): ReadonlyMap<string, string> {
  languageNames ??= new Map([
    ...['en', 'es'].flatMap((language) => {
      const display = new Intl.DisplayNames([language], { type: 'language' });
      return spokenLanguages
        .map((code): [string, string] => [plain(display.of(code) ?? code), code])
        .filter(([name]) => !otherWords.has(name));
    }),
    ['castellano', 'es'],
    ['mandarin', 'zh'],
    ['cantones', 'zh'],
    ['cantonese', 'zh'],
    ['valenciano', 'ca'],
    ['valencian', 'ca'],
    ['vasco', 'eu'],
    ['farsi', 'fa'],
  ]);
  return languageNames;
}

const clauses =
  /[.,;:]|\s(?:but|pero|aunque|although|though|sino)\s|\s(?:and|y)\s+(?=(?:i|my|yo|mi|no)\s)/giu;
const negated =
  /\b(?:no|not|never|nunca|don't|dont|doesn't|can't|cannot|without|sin|ni|tampoco)\b(?!\s+(?:only|just|solo|solamente))/;
/** Proposed, and asked about: it may be enough for a meeting. */
const little =
  /\b(?:basic|limited|conversational|a (?:bit|little)(?: of)?|bits of|some|poco|poquito|algo de|basico|basica|nociones)\b/;
/** Not enough for a meeting. */
const badly =
  /\b(?:terrible|awful|bad|poor|rusty|learning|beginner|mal|malo|mala|aprendiendo|principiante|oxidado|estudiando|chapurreo)\b/;
const wellSpoken =
  /\b(?:fluent|native|perfect|good|well|nativ[oa]|fluid[oa]|bien|perfecto|hablo|speak)\b/;
/** Words between names of languages. */
const joins = /^(?:y|e|o|ni|u|and|or|nor|also|tambien|both|-|&|\/)$/;
const taught =
  /^(?:teach|teaching|taught|tutor|learn|clases|curso|cursos|profe|profesor|profesora|maestra|maestro|ensen[oa]|lessons|translate|traduzco|traductora?|interprete|examen|exams?)$/;
const taughtBehind =
  /^(?:teacher|tutor|lessons?|classes|class|tutoring|grammar|literature|exams?)$/;

/** Languages named where somebody tells what they speak, and only that. */
export function languagesIn(text: string, sentence: Span): ReadLanguages {
  const read: ReadLanguages = { spoken: [], unsure: [] };
  const isSpeaking = speaking.test(plain(sentence.text));
  const isAll = tokenize(sentence.text).every((token) => isOfList(token) || token.kind === 'sign');
  let start = 0;
  let isNegated = false;
  for (const match of [...sentence.text.matchAll(clauses), null]) {
    const end = match?.index ?? sentence.text.length;
    const clause = sentence.text.slice(start, end);
    const tokens = tokenize(clause);
    const named = namedIn(tokens);
    const isList = named.length > 0 && tokens.every((token) => isOfList(token));
    const said = plain(clause);
    // `I don't speak French, German or Italian`
    isNegated = negated.test(said) || (isNegated && isList);
    if (named.length > 0 && !isNegated && (isSpeaking || isAll || (isList && named.length > 1))) {
      const place = sentence.start + start;
      const at = ({ token }: Named) => spanOf(text, place + token.start, place + token.end);
      for (const one of named) {
        const isSaid = (how: RegExp) => isSaidOf(how, plain(clause.slice(0, one.token.end)), said);
        const isBad = isSaid(badly);
        if (isBad || isSaid(little)) read.unsure.push(at(one));
        if (!isBad) read.spoken.push({ code: one.code, source: at(one) });
      }
    }
    start = end + (match?.[0].length ?? 0);
  }
  return read;
}

/** `a little Spanish and fluent English`: what is said of the one before holds until something better. */
function isSaidOf(how: RegExp, upTo: string, clause: string): boolean {
  const own = upTo.split(/\s(?:and|y|e)\s/).at(-1) ?? upTo;
  if (how.test(own)) return true;
  if (wellSpoken.test(own)) return false;
  return how.test(/\s(?:and|y|e)\s/.test(clause) ? upTo : clause);
}

type Named = { token: Token; code: string };

function namedIn(tokens: readonly Token[]): Named[] {
  return tokens.flatMap((token, at) => {
    const code = namesOfLanguages().get(token.word);
    return code && !isTaught(tokens, at) ? [{ token, code }] : [];
  });
}

function isOfList({ word }: Token): boolean {
  return joins.test(word) || namesOfLanguages().has(word);
}

/** `clases de inglés`, `a Spanish teacher`: what is taught, not in which language. */
function isTaught(tokens: readonly Token[], at: number): boolean {
  if (taughtBehind.test(tokens[at + 1]?.word ?? '')) return true;
  const before = [tokens[at - 1]?.word ?? '', tokens[at - 2]?.word ?? ''];
  return taught.test(before[0] ?? '') || (before[0] === 'de' && taught.test(before[1] ?? ''));
}
