import { type DateReader, readDates } from '../../dates/rules.ts';
import { readDays } from '../../days/rules.ts';
import { readTimes } from '../../times/rules.ts';
import { matchAt } from '../../words/rules.ts';
import { isSeason, isWeather } from '../../unknown/rules.ts';
import type { Item } from '../rules.ts';

/** What stands behind them is why, whatever it names. */
const because: ReadonlySet<string> = new Set([
  ...['que es cuando', 'por ser', 'por tratarse', "as it's", 'as it is'],
  ...['because', 'cause', 'porque', 'ya que', 'puesto que', 'dado que', 'since i', 'since my'],
  ...[
    'since the',
    'since we',
    "since that's",
    'since our',
    'as i',
    'as my',
    'as we',
    "that's when",
  ],
  ...['that is when', "that's because", 'as a result', 'debido a', 'a causa de', 'due to'],
  ...['because of', 'since it', "since it's", "since i'm", "since i've", 'on account of'],
]);

/** Why, or when, unless hours or days stand behind them as well. */
const relative: ReadonlySet<string> = new Set([
  ...[
    'while the',
    'while my',
    'while i',
    "while i'm",
    'mientras los',
    'mientras mis',
    'mientras las',
  ],
  ...['which is', 'which are', 'which was', 'who is', 'once i', "once i've", 'once the', 'once my'],
  ...['once we', 'when i', 'when the', 'when my', 'when we', "when i'm", 'cuando ya', 'cuando hay'],
  ...['cuando los', 'cuando mi', 'cuando las', 'cuando la', 'cuando el', 'mientras mi'],
  ...[
    'que tengo',
    'que voy',
    'que viajo',
    'que llevo',
    'que hago',
    'que hay',
    'que estoy',
    'que me',
  ],
  ...['que mi', 'que vamos', 'que salgo', 'que ando', 'que trabajo', 'que estudio', 'que toca'],
  ...['que ahi', 'que despues', 'que luego', 'que si', 'que ese', 'donde', 'then i', 'then my'],
  ...['luego me', 'despues voy', 'despues me'],
]);

const having: ReadonlySet<string> = new Set([
  ...[
    'i have',
    'we have',
    "i've",
    "we've",
    "i'm",
    "we're",
    'tengo',
    'tenemos',
    'hay',
    'voy',
    'vamos',
  ],
  ...['estoy', 'ando', 'viajo', 'i need', 'i got', 'my', 'mi'],
]);

/** Is the last day, or what was said of it, closed? */
function closesLast(items: readonly Item[]): boolean {
  const told = items.filter(({ kind }) => !['separator', 'unknown', 'work'].includes(kind));
  const [before, last] = told.slice(-2);
  const isScope = last?.kind === 'days' || last?.kind === 'dates';
  return (
    last?.kind === 'close' || (isScope && (before?.kind === 'close' || before?.kind === 'except'))
  );
}

const signs: ReadonlySet<string> = new Set([',', '.', ';', '!', '?', '\n', '(', ')', '—', '–']);

/** The place behind a reason, which says nothing about the hours; null where none begins here. */
export function reasonEnd(reader: DateReader, at: number, items: readonly Item[]): number | null {
  const before = items.at(-1);
  const words = [0, 1, 2].map((ahead) => reader.tokens[at + ahead]?.word ?? '');
  const isIn = (set: ReadonlySet<string>) =>
    [1, 2, 3].some((count) => set.has(words.slice(0, count).join(' ')));
  const isFirst = !before || (before.kind === 'separator' && before.strength === 'stop');
  if (isIn(because)) return endOf(reader, at + 1, isFirst);
  // `8:15 to 9:45 before my first class`
  if (before?.kind === 'times' && before.isExact && before.to === at - 1 && isBoundBy(reader, at))
    return endOf(reader, at + 1, isFirst);
  // `not tomorrow, we've got a party`
  const isClosed = before?.kind === 'separator' && closesLast(items);
  const isWhy = isIn(relative) || (isClosed && isIn(having));
  if (!before || !isWhy || before.kind === 'days' || before.kind === 'only') return null;
  const end = endOf(reader, at + 1, isFirst);
  const inside = reader.tokens.slice(at + 1, end);
  const isPlain = inside.every(({ word }, index) => {
    const place = at + 1 + index;
    return (
      !isWeather(word) &&
      readTimes(reader, place) === null &&
      readDays(reader, place) === null &&
      matchAt(reader.tokens, place, reader.language)?.meaning.kind !== 'month'
    );
  });
  return isPlain ? end : null;
}

/** At the next sign, `so` or `but`, or a day with hours of its own. */
function endOf(reader: DateReader, from: number, isFirst: boolean): number {
  const { tokens, language } = reader;
  let at = from;
  while (at < tokens.length && !signs.has(tokens[at]?.word ?? '')) {
    const kind = matchAt(tokens, at, language)?.meaning.kind;
    if (kind === 'so' || kind === 'but') return at;
    const isDay = readDays(reader, at) !== null;
    const close = isDay && isFirst ? closeBefore(reader, from, at) : null;
    // `because of his therapy I can't do Tuesdays`
    if (close !== null) return close;
    if (isDay && hasHours(reader, at)) return at;
    at += 1;
  }
  return at;
}

/** `before my first class`, `antes de entrar`: by what is done, and by no hour or day. */
function isBoundBy(reader: DateReader, at: number): boolean {
  const words = [0, 1, 2].map((ahead) => reader.tokens[at + ahead]?.word ?? '').join(' ');
  const isLed =
    /^(?:before|after) (?:my|the|his|her|our|i|we) |^(?:antes|despues) (?:de|del) [a-z]+/.test(
      words,
    );
  if (!isLed) return false;
  const end = endOf(reader, at + 1, false);
  const places = Array.from({ length: end - at }, (_, index) => at + index);
  return places.every((place) => {
    const { word = '' } = reader.tokens[place] ?? {};
    const kind = matchAt(reader.tokens, place, reader.language)?.meaning.kind ?? '';
    const isStretch = ['holidays', 'recurrence', 'month', 'period', 'close'].includes(kind);
    const isDate =
      isStretch || readDates(reader, place) !== null || isSeason(word) || isWeather(word);
    return !isDate && readTimes(reader, place) === null && readDays(reader, place) === null;
  });
}

const beside = /^(?:do|work|see|take|make|on|los|el|the|never|not|book|any|lo|puedo|atiendo)$/;

/** The place of a word that closes, with nothing but a verb or an article between it and a day. */
function closeBefore({ tokens, language }: DateReader, from: number, day: number): number | null {
  for (let at = day - 1; at > from; at -= 1) {
    const match = matchAt(tokens, at, language);
    if (match?.meaning.kind === 'close') return at;
    if (!beside.test(tokens[at]?.word ?? '')) return null;
  }
  return null;
}

function hasHours({ tokens, language }: DateReader, from: number): boolean {
  for (let at = from; at < tokens.length; at += 1) {
    if (signs.has(tokens[at]?.word ?? '')) return false;
    if (readTimes({ tokens, language }, at)?.value.isExact === true) return true;
  }
  return false;
}
