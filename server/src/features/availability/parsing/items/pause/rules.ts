import type { DateReader } from '../../dates/rules.ts';
import { readDuration } from '../../times/duration/rules.ts';
import { readDays } from '../../days/rules.ts';
import { readPause, readTimes, timesOfPart } from '../../times/rules.ts';
import { matchAt } from '../../words/rules.ts';
import type { Item, Read } from '../rules.ts';

/** Minutes of a pause of which only the beginning is told. */
const usual = 60;

const leads: ReadonlySet<string> = new Set([
  'with',
  'con',
  'less',
  'taking',
  'take',
  'tomo',
  'hago',
]);
/** `paro una hora`, `stop for an hour`: a pause without another word for it. */
const stopping: ReadonlySet<string> = new Set([
  ...['paro', 'corto', 'pauso', 'descanso', 'paramos', 'breaking', 'pausing', 'stopping'],
]);
const links: ReadonlySet<string> = new Set(['for', 'of', 'off', 'de', 'para', 'a', 'my', 'mi']);
/** Words that mean a pause only behind its length: `an hour off`, `una hora de descanso`. */
const pauses: ReadonlySet<string> = new Set([
  ...['lunch', 'break', 'off', 'rest', 'almuerzo', 'almorzar', 'comer', 'comida', 'descanso'],
  ...['libre', 'descansar', 'pausa', 'colacion', 'siesta', 'refrigerio'],
]);

/** `lunch`, `with half an hour for lunch`, `una hora de descanso`: a pause and how long it is. */
function readPauseWord(
  { tokens, language }: DateReader,
  at: number,
): { minutes: number; next: number } | null {
  const word = (index: number) => tokens[index]?.word ?? '';
  const length = readDuration({ tokens, language }, leads.has(word(at)) ? at + 1 : at);
  const after = word(at + 1) === 'for' ? at + 2 : at + 1;
  const lasting = stopping.has(word(at)) ? readDuration({ tokens, language }, after) : null;
  if (lasting) return lasting;
  if (length) {
    let next = length.next;
    while (links.has(word(next)) && next < length.next + 3) next += 1;
    // `a half hour tea break`
    if (!pauses.has(word(next)) && pauses.has(word(next + 1)) && tokens[next]?.kind === 'word')
      next += 1;
    if (pauses.has(word(next))) {
      const more = matchAt(tokens, next, language);
      const end = more?.meaning.kind === 'break' ? more.next : next + 1;
      return { minutes: length.minutes, next: end };
    }
    // `an hour off` where nothing else follows.
    if (word(next - 1) === 'off') return { minutes: length.minutes, next };
  }
  const several = behindSeveral({ tokens, language }, at);
  if (several !== null) return { minutes: usual, next: several };
  const match = matchAt(tokens, at, language);
  if (match?.meaning.kind !== 'break') return null;
  // `a break of 30 minutes`
  const isOf = /^(?:of|de|for)$/.test(word(match.next));
  const behind = readDuration({ tokens, language }, match.next + (isOf ? 1 : 0));
  return { minutes: behind?.minutes ?? usual, next: behind?.next ?? match.next };
}

/** `with breaks 11 to 11:30 and 2 to 3`: pauses of which both ends are told. */
function behindSeveral(reader: Pick<DateReader, 'tokens' | 'language'>, at: number): number | null {
  const words = [0, 1, 2].map((ahead) => reader.tokens[at + ahead]?.word ?? '').join(' ');
  const found =
    /^(?:(?:with|con) )?(?:(?:short|two|2|dos) )?(?:breaks|pauses|pausas|descansos|recreos|cortes)(?= )/.exec(
      `${words} `,
    );
  if (!found) return null;
  const next = at + found[0].split(' ').length;
  const isMeant = /^(?:from|de|at|between|entre|:)$/.test(reader.tokens[next]?.word ?? '');
  const times = readTimes(reader, next) ?? (isMeant ? readTimes(reader, next + 1) : null);
  const isRange = times?.value.isExact && !times.value.isOpenStart && !times.value.isOpenEnd;
  return isRange === true ? next : null;
}

/** A pause, or `lunchtime Monday to Friday`, which is when. */
export function readPauseOrLunch(
  reader: DateReader,
  at: number,
  before: Item | undefined,
): Read | null {
  const { tokens, language } = reader;
  const isLunch = /^lunchtimes?$/.test(tokens[at]?.word ?? '') && readDays(reader, at + 1) !== null;
  if (isLunch && (!before || before.kind === 'separator'))
    return { part: { kind: 'times', ...timesOfPart('lunchtime', language) }, next: at + 1 };
  const word = readPauseWord(reader, at);
  if (word) return { part: { kind: 'break', minutes: word.minutes }, next: word.next };
  const pause =
    before?.kind === 'break' ? readPause({ tokens, language }, at, before.minutes) : null;
  return pause && { part: { kind: 'times', ...pause.value }, next: pause.next };
}
