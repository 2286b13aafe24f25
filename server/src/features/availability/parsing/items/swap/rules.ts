import type { Item } from '../rules.ts';

type Days = Extract<Item, { kind: 'days' }>;

/**
 * `Mondays and Wednesdays 6 to 9, scratch Wednesday, make it Thursday`: one of the days before gives way
 * to another one, which has its hours.
 */
export function withSwapped(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  let at = 0;
  while (at < items.length) {
    const swap = swapAt(items, at, kept);
    if (swap) {
      const { place, fresh, next } = swap;
      const old = kept[place];
      if (old?.kind === 'days') {
        const gone = swap.gone.days;
        const days = [...old.days.filter((day) => !gone.includes(day)), ...fresh.days];
        kept.splice(place, 1, { ...old, days });
      }
      while (kept.at(-1)?.kind === 'separator') kept.pop();
      at = next;
      continue;
    }
    const item = items[at];
    if (item) kept.push(item);
    at += 1;
  }
  return kept;
}

type Swap = { place: number; gone: Days; fresh: Days; next: number };

/** `not Wednesday, better Thursday`, `Wednesday no, better Thursday`, and nothing more of either. */
function swapAt(items: readonly Item[], at: number, kept: readonly Item[]): Swap | null {
  const start = /^(?:close|correction|except)$/.test(items[at]?.kind ?? '') ? at + 1 : at;
  const gone = items[start];
  if (gone?.kind !== 'days' || gone.isRest) return null;
  let place = start + 1;
  let isMended = false;
  for (;;) {
    const { kind = '' } = items[place] ?? {};
    isMended ||= kind === 'correction';
    if (kind !== 'close' && kind !== 'correction' && kind !== 'separator') break;
    place += 1;
  }
  const fresh = items[place];
  const behind = items[place + 1];
  const isEnd = behind === undefined || behind.kind === 'separator';
  const isSwap = isMended && fresh?.kind === 'days' && !fresh.isRest && isEnd;
  if (!isSwap || !hasHours(kept)) return null;
  const named = kept.findLastIndex(
    (one) => one.kind === 'days' && !one.isRest && gone.days.every((day) => one.days.includes(day)),
  );
  return named < 0 ? null : { place: named, gone, fresh, next: place + 1 };
}

function hasHours(kept: readonly Item[]): boolean {
  return kept.some(({ kind }) => kind === 'times');
}
