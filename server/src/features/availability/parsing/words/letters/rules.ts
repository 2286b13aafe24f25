import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../../parsing/text/rules.ts';

type Code = readonly [letters: string, day: number];

/** Longer ones first: `Th` is Thursday, and so is `R`. */
const codes: Record<Language, readonly Code[]> = {
  en: [
    ...inOrder(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']),
    ...inOrder(['m', 't', 'w', 't', 'f', 's', 's']),
    ['r', 4],
  ],
  es: [
    ...inOrder(['lu', 'ma', 'mi', 'ju', 'vi', 'sa', 'do']),
    ...inOrder(['l', 'm', 'm', 'j', 'v', 's', 'd']),
    ['x', 3],
  ],
};

function inOrder(letters: readonly string[]): Code[] {
  return letters.map((one, index) => [one, index + 1]);
}

const names: Record<Language, readonly string[]> = {
  en: ['', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  es: ['', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'],
};

/** Titles, money, names and words that could be read as days. */
const others: ReadonlySet<string> = new Set([
  ...['mr', 'ms', 'mrs', 'rs', 'mt', 'vs', 'xd', 'lv', 'ld', 'moth', 'wes'],
  ...['misa', 'visa', 'masa', 'judo', 'mas'],
]);

/**
 * `MWF`, `TR`, `MTWThF`, `LuMiVi`: days that American timetables write in one word, where hours stand
 * beside it. One M of two Spanish days isn't sure, nor is `LV`, which many mean as a range.
 */
export function daysTogether(
  tokens: readonly Token[],
  at: number,
  language: Language,
): readonly string[] | null {
  const token = tokens[at];
  if (token?.kind !== 'word' || others.has(token.word) || !isBesideHours(tokens, at)) return null;
  const other = language === 'en' ? 'es' : 'en';
  for (const one of [language, other] as const) {
    const days = split(token.word, codes[one], 0);
    if (days && days.length > 1 && (one === 'en' || !isUnsureM(token.word, days)))
      return days.map((day) => names[one][day] ?? '');
  }
  return null;
}

/** The days of a word, each later in the week than the one before. */
function split(word: string, known: readonly Code[], after: number): number[] | null {
  if (word === '') return [];
  for (const [letters, day] of known) {
    if (day <= after || !word.startsWith(letters)) continue;
    const rest = split(word.slice(letters.length), known, day);
    if (rest) return [day, ...rest];
  }
  return null;
}

/** `LMJ`: Tuesday or Wednesday? `MJ` and `LMXJV` are sure. */
function isUnsureM(word: string, days: readonly number[]): boolean {
  const isLoneM = /m(?![ai])/.test(word) && !(days.includes(2) && days.includes(3));
  return isLoneM && !word.startsWith('mj');
}

const joints = /^(?:,|;|and|&|\/|y|e|\+)$/;
const leads = /^(?::|from|at|de|desde|between|entre|-|–|\()$/;

/** What else tells hours of days with a capital. */
const parts =
  /^(?:mornings?|afternoons?|evenings?|nights?|all|after|before|until|till|en|por|antes|despues|hasta|closed|cerrado|off|only|solo)$/;

function isNumber(token: Token | undefined): boolean {
  return token?.kind === 'number';
}

/** Do hours follow, or stand before a word with a capital? Further days may stand between. */
function isBesideHours(tokens: readonly Token[], at: number): boolean {
  const [before, token, behind, next] = [-1, 0, 1, 2].map((step) => tokens[at + step]);
  if (isNumber(behind) || (leads.test(behind?.word ?? '') && isNumber(next))) return true;
  if (token?.isCapital !== true) return false;
  const isBehind = isNumber(before) || /^(?:am|pm|a|p|h|hrs|noon)$/.test(before?.word ?? '');
  const isListed = joints.test(behind?.word ?? '') && next?.kind === 'word' && next.isCapital;
  return isBehind || isListed || parts.test(behind?.word ?? '');
}
