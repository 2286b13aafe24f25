import type { Item } from '../../items/rules.ts';

/**
 * `closed September 7, and also October 5 to 8`: further dates are closed as those before them, also
 * where they are a sentence of their own. Who says no hours behind `also` opens nothing with it.
 */
export function joinFurther(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  items.forEach((item, index) => {
    if (isAnyOf(items, index)) {
      kept.push({ kind: 'separator', strength: 'and', from: item.from, to: item.to });
      return;
    }
    if (item.kind === 'also' && isBesideDays(items, index) && isBehindClosedDays(kept, index)) {
      kept.push({ ...item, kind: 'close' });
      return;
    }
    if (item.kind !== 'also' || !leadsDates(items, index) || !isBehindClosed(kept)) {
      kept.push(item);
      return;
    }
    while (kept.at(-1)?.kind === 'separator') kept.pop();
    kept.push({ kind: 'separator', strength: 'and', from: item.from, to: item.to });
  });
  return kept;
}

function isDates(item: Item | undefined): boolean {
  return item?.kind === 'dates' || item?.kind === 'holidays';
}

function isStop(item: Item): boolean {
  return item.kind === 'separator' && item.strength === 'stop';
}

/** Dates of which nothing more is said. */
function leadsDates(items: readonly Item[], also: number): boolean {
  const [dates, behind] = items.slice(also + 1);
  return isDates(dates) && (behind === undefined || behind.kind === 'separator');
}

/** Do these items end in dates that are closed? */
function isBehindClosed(items: readonly Item[]): boolean {
  const end = items.findLastIndex(({ kind }) => kind !== 'separator') + 1;
  const start = items.slice(0, end).findLastIndex(isStop) + 1;
  const sentence = items.slice(start, end);
  const closing = sentence.findLastIndex(({ kind }) => kind === 'close' || kind === 'except');
  const last = sentence.at(-1);
  const hasHours = sentence.slice(closing + 1).some(({ kind }) => kind === 'times');
  return closing >= 0 && !hasHours && (isDates(last) || last?.kind === 'close');
}

function isVague(item: Item | undefined): boolean {
  return item?.kind === 'times' && !item.isExact;
}

function isEnd(item: Item | undefined): boolean {
  return item === undefined || item.kind === 'separator';
}

/** `and so are Wednesday nights`, `y los miércoles por la noche también`: days without hours of the clock. */
function isBesideDays(items: readonly Item[], also: number): boolean {
  const [one, two, three] = items.slice(also + 1, also + 4);
  const isAhead = one?.kind === 'days' && (isEnd(two) || (isVague(two) && isEnd(three)));
  const [first, second] = [items[also - 2], items[also - 1]];
  const isBehind =
    isEnd(one) && (second?.kind === 'days' || (isVague(second) && first?.kind === 'days'));
  return isAhead || isBehind;
}

/** Is nothing but days, or parts of them, closed in the piece before, in the same sentence? */
function isBehindClosedDays(kept: readonly Item[], index: number): boolean {
  const start = kept.findLastIndex(isStop) + 1;
  const sentence = kept.slice(start, index);
  const joint = sentence.findLastIndex(
    (item) => item.kind === 'separator' && ['and', 'comma'].includes(item.strength),
  );
  const before = sentence.slice(0, Math.max(0, joint));
  const isPlain = before.every((item) => item.kind !== 'times' || !item.isExact);
  const isLast = before.findLast(({ kind }) => kind !== 'separator' && kind !== 'unknown');
  return isPlain && isLast?.kind === 'close' && before.some(({ kind }) => kind === 'days');
}

/** `any time between 9 and 12 on Tuesdays or Thursdays`: both of them. */
function isAnyOf(items: readonly Item[], index: number): boolean {
  const [before, item, behind] = items.slice(Math.max(0, index - 1), index + 2);
  const isOr = item?.kind === 'separator' && item.strength === 'or';
  if (!isOr || before?.kind !== 'days' || behind?.kind !== 'days') return false;
  const start = items.findLastIndex((one, at) => at < index && isStop(one)) + 1;
  return items.slice(start, index).some((one) => one.kind === 'times' && one.isLoose === true);
}
