import type { Item } from '../../items/rules.ts';

/**
 * `closed September 7, and also October 5 to 8`: further dates are closed as those before them, also
 * where they are a sentence of their own. Who says no hours behind `also` opens nothing with it.
 */
export function joinFurther(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  items.forEach((item, index) => {
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
