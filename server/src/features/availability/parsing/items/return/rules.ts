import { dateOfPoint, datesFrom } from '../../dates/calendar/rules.ts';
import { type DateReader, readPoint, skipSmall } from '../../dates/point/rules.ts';
import type { Item } from '../rules.ts';

type Dated = Extract<Item, { kind: 'dates' }>;

const back =
  /\b(?:back|return|returning|resume|resuming|reopen|reopening|normal again|vuelvo|volvemos|regreso|regresamos|vuelta|retomo|retomamos|reabro|reabrimos|normalidad)\b/;
const farthest = 6;

/**
 * `away from August 10, back on the 24th`: the day of one's return tells how long one is away, and
 * where that is known already it tells nothing.
 */
export function withReturns(items: readonly Item[], reader: DateReader): Item[] {
  const kept: Item[] = [];
  for (const [index, item] of items.entries()) {
    // `away on the 11th, back Monday as usual`: the weekday of one's return.
    if (isDayOfReturn(items, index, reader) && awayAt(kept) >= 0) {
      while (['unknown', 'work', 'problem', 'separator'].includes(kept.at(-1)?.kind ?? ''))
        kept.pop();
      continue;
    }
    const at = isReturn(items, index, reader) ? awayAt(kept) : -1;
    const away = kept[at];
    const known =
      item.kind === 'dates' && away?.kind === 'dates' ? until(away, item, reader) : null;
    if (!known) {
      // `back from leave on January 18, then Tuesdays 9 to 2`: from then on, which weeks don't know.
      const isBeginning = item.kind === 'dates' && at < 0 && isReturn(items, index, reader);
      kept.push(isBeginning ? { ...item, dates: [], problem: 'unclear' } : item);
      continue;
    }
    kept.splice(at, 1, known);
    while (['separator', 'unknown', 'work', 'problem'].includes(kept.at(-1)?.kind ?? ''))
      kept.pop();
  }
  return kept;
}

/** A date behind a word of coming back, and no hours of its own. */
function isReturn(items: readonly Item[], index: number, { tokens }: DateReader): boolean {
  const [item, behind] = [items[index], items[index + 1]];
  if (item?.kind !== 'dates' || item.dates.length !== 1) return false;
  const isEnd = behind === undefined || behind.kind === 'separator';
  const before = items[index - 1];
  const isLed = ['unknown', 'problem', 'work'].includes(before?.kind ?? '');
  const first = isLed
    ? item.from - farthest
    : Math.max((before?.to ?? -1) + 1, item.from - farthest);
  const words = tokens.slice(Math.max(0, first), item.to + 1).map(({ word }) => word);
  const sign = words.findLastIndex((word) => /^[.;,\n]$/.test(word));
  return isEnd && back.test(words.slice(sign + 1).join(' '));
}

const usual =
  /^(?:as|normal|normally|usual|i'm|i|am|back|return|returning|to|at|work|hours|on|be|again|vuelvo|volvemos|regreso|regresamos|retomo|normal|como|siempre|a|lo|de|con|todo|horario|mi|el|la) $/;

/** A weekday beside a word of coming back, and nothing else in its sentence. */
function isDayOfReturn(items: readonly Item[], index: number, { tokens }: DateReader): boolean {
  const day = items[index];
  if (day?.kind !== 'days' || day.days.length !== 1) return false;
  const start = tokens.findLastIndex(({ word }, at) => at < day.from && /^[.;,!\n]$/.test(word));
  const stop = tokens.findIndex(({ word }, at) => at > day.to && /^[.;,!\n]$/.test(word));
  const said = tokens
    .slice(start + 1, stop < 0 ? tokens.length : stop)
    .filter((_, at) => at + start + 1 < day.from || at + start + 1 > day.to)
    .map(({ word }) => word);
  return back.test(said.join(' ')) && said.every((word) => usual.test(`${word} `));
}

/** The place of the dates told last, which are closed; -1 where they aren't. */
function awayAt(kept: readonly Item[]): number {
  const at = kept.findLastIndex(({ kind }) => kind === 'dates');
  const beside = [...kept.slice(Math.max(0, at - 3), at), ...kept.slice(at + 1)];
  return beside.some(({ kind }) => kind === 'close') ? at : -1;
}

function until(away: Dated, { dates: [day = ''] }: Dated, reader: DateReader): Dated | null {
  const from = away.dates.at(0) ?? beginning(away, reader)?.toString();
  const last = away.dates.at(-1);
  if (from === undefined || from >= day || (last !== undefined && last >= day)) return null;
  if (away.dates.length > 1) return away;
  const before = Temporal.PlainDate.from(day).subtract({ days: 1 });
  const { dates } = datesFrom(Temporal.PlainDate.from(from), before, reader.today);
  return { ...away, dates, problem: null, isSpan: dates.length > 1 };
}

/** `from August 10`, of which the end wasn't told. */
function beginning({ from, problem }: Dated, reader: DateReader): Temporal.PlainDate | null {
  if (problem !== 'unclear') return null;
  const at = skipSmall(reader, from + 1);
  const [point, ...more] = readPoint(reader, at)?.points ?? [];
  const date = point && more.length === 0 ? dateOfPoint(point, reader.today) : null;
  return typeof date === 'string' ? null : date;
}
