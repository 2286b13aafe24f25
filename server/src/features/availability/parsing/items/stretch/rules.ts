import type { Token } from '../../../../parsing/text/rules.ts';
import type { Item } from '../rules.ts';

type Dates = Extract<Item, { kind: 'dates' }>;

/**
 * `next week I'm only in on Monday and Tuesday`, `in December only Mondays, 10 to 2`: the other days of
 * the stretch are closed. Where no hours are told, those that are left keep theirs.
 */
export function withoutOtherDates(items: readonly Item[], tokens: readonly Token[]): Item[] {
  const named = new Set(items.flatMap((item) => (item.kind === 'days' ? item.days : [])));
  const kept: Item[] = [];
  let at = 0;
  for (; at < items.length; at += 1) {
    const item = items[at];
    if (!item) continue;
    const told = item.kind === 'dates' && item.isSpan ? daysOnly(items, at) : null;
    if (item.kind !== 'dates' || !told) {
      if (item.kind === 'dates' && item.isSpan) kept.push(...besideWeek(items, at, tokens));
      kept.push(item);
      continue;
    }
    const others = othersOf(item, told.days, named);
    if (others.length > 0) kept.push(...closed(item, others));
    if (told.end === null) kept.push(item);
    else at = told.end - 1;
  }
  return kept;
}

/** Days of the stretch that have hours otherwise, and aren't among these. */
function othersOf({ dates }: Dates, days: readonly number[], named: ReadonlySet<number>): string[] {
  return dates.filter((date) => {
    const day = Temporal.PlainDate.from(date).dayOfWeek;
    return !days.includes(day) && named.has(day);
  });
}

const fewest = 3;
const contrast =
  /\b(?:rest of the year|remainder of the year|other months|otherwise|normally|usually|resto del ano|otros meses|demas meses|normalmente|de lo contrario|si no)\b/;

/**
 * `June to August Mon-Thu 9 to 3, the rest of the year Mon-Fri 9 to 5`: a week of their own, so that its
 * Fridays are closed. Where nothing sets it against the usual one, that is asked.
 */
function besideWeek(items: readonly Item[], at: number, tokens: readonly Token[]): Item[] {
  const [stretch, days, hours] = items.slice(at);
  if (stretch?.kind !== 'dates' || days?.kind !== 'days' || hours?.kind !== 'times') return [];
  const isRange = hours.isExact && !hours.isOpenStart && !hours.isOpenEnd;
  if (days.isRest || days.days.length < fewest || !isRange) return [];
  const named = new Set(items.flatMap((item) => (item.kind === 'days' ? item.days : [])));
  const others = othersOf(stretch, days.days, named);
  if (others.length === 0) return [];
  const said = tokens.map(({ word }) => word).join(' ');
  const { from } = stretch;
  return contrast.test(said)
    ? closed(stretch, others)
    : [{ kind: 'approximate', from, to: hours.to }];
}

function closed({ from, to }: Dates, dates: string[]): Item[] {
  const place = { from, to };
  return [
    { kind: 'dates', dates, problem: null, isSpan: false, isWeek: false, ...place },
    { kind: 'close', ...place },
    { kind: 'separator', strength: 'stop', ...place },
  ];
}

const small: ReadonlySet<string> = new Set(['work', 'unknown', 'approximate', 'only']);

/** The only days of a stretch, and where they end if no hours are told of them; else null. */
function daysOnly(
  items: readonly Item[],
  at: number,
): { days: number[]; end: number | null } | null {
  let place = at + 1;
  const kinds: string[] = [];
  while (small.has(items[place]?.kind ?? '')) {
    kinds.push(items[place]?.kind ?? '');
    place += 1;
  }
  const days: number[] = [];
  let hasHours = false;
  for (; place < items.length; place += 1) {
    const item = items[place];
    const next = items[place + 1];
    const isListed = item?.kind === 'separator' && /^(?:and|or|comma)$/.test(item.strength);
    // `only Mondays 10 to 2, normally weekdays 9 to 5`
    const isApart = hasHours || (item?.kind === 'separator' && item.strength === 'comma');
    const isOfList = next?.kind === 'days' && (!isApart || next.days.length === 1);
    if (item?.kind === 'days' && !item.isRest) days.push(...item.days);
    else if (item?.kind === 'times') hasHours = true;
    else if (!(isListed && isOfList)) break;
  }
  // `next week Monday and Tuesday only`
  const isBehind = items[place]?.kind === 'only' && items[place + 1]?.kind !== 'times';
  // `the week of Dec 21: Mon-Wed 8 to 12 only`
  const behind = items[place + 1];
  const isLast =
    behind === undefined || (behind.kind === 'separator' && behind.strength === 'stop');
  const isOnly = kinds.includes('only') || (isBehind && (!hasHours || isLast));
  if (days.length === 0 || !isOnly) return null;
  return { days, end: hasHours ? null : place + (isBehind ? 1 : 0) };
}
