import type { Token } from '../../../../parsing/text/rules.ts';
import { matchAt } from '../../words/rules.ts';
import type { Language } from '@puente/contract/policy';
import { exact, hours, type Times } from '../values/rules.ts';

const known = new WeakMap<readonly Token[], boolean>();
const links: ReadonlySet<string> = new Set(['a', '-', '–', 'to', 'hasta', 'las', 'until', 'till']);
const units: ReadonlySet<string> = new Set(['h', 'hs', 'hrs', 'horas']);

/** Does the text write afternoons as 13 and later? Then `6:00 to 8:00` is in the morning. */
export function isWrittenIn24(reader: { tokens: readonly Token[]; language: Language }): boolean {
  const { tokens } = reader;
  const found = known.get(tokens) ?? tokens.some((_, at) => isLateHour(reader, at));
  known.set(tokens, found);
  return found;
}

function isLateHour(
  { tokens, language }: { tokens: readonly Token[]; language: Language },
  at: number,
): boolean {
  const token = tokens[at];
  if (token?.kind !== 'number' || token.word.length !== 2) return false;
  const hour = Number(token.word);
  if (hour < 13 || hour > 23 || tokens[at - 1]?.word === ':') return false;
  const isDate = [1, 2, 3, 4].some((ahead) => {
    const behind = matchAt(tokens, at + ahead, language);
    return behind?.meaning.kind === 'month';
  });
  if (isDate) return false;
  const [before, behind] = [tokens[at - 1]?.word ?? '', tokens[at + 1]];
  const isClock = behind?.word === ':' && behind.isGlued;
  return (
    isClock || units.has(behind?.word ?? '') || links.has(before) || links.has(behind?.word ?? '')
  );
}

const evenings = /^(?:evenings?|nights?|noches?)$/;
const others =
  /^(?:mornings?|mananas?|am|noon|midday|mediodia|lunch|lunchtime|afternoons?|tardes?|early|temprano|weekdays?)$/;
const late = new WeakMap<readonly Token[], boolean>();

/** Is no part of the day named but evenings? Then `7 to 9` is in one. */
export function isOfEvenings({ tokens }: { tokens: readonly Token[] }): boolean {
  const found =
    late.get(tokens) ??
    (tokens.some(({ word }) => evenings.test(word)) &&
      !tokens.some(({ word }) => others.test(word)));
  late.set(tokens, found);
  return found;
}

/** `24/7`. */
export function readAround(
  tokens: readonly Token[],
  at: number,
): { value: Times; next: number } | null {
  const words = [0, 1, 2].map((index) => tokens[at + index]?.word);
  return words.join('') === '24/7'
    ? { value: exact(hours(0, 24), { isEveryDay: true }), next: at + 3 }
    : null;
}
