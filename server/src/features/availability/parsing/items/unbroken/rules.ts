import type { Item } from '../rules.ts';

type Days = Extract<Item, { kind: 'days' }>;

/**
 * `10 to 7 with a break from 2 to 3. Saturdays no break.`: that days have no pause is said of the pause
 * told before; anywhere else it says nothing.
 */
export function withUnbroken(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  let at = 0;
  while (at < items.length) {
    const item = items[at];
    const piece = pieceAt(items, at);
    const pause = piece ? pauseBefore(kept) : -1;
    if (piece && pause >= 0) {
      const { days, next } = piece;
      const { from, to } = days;
      while (kept.at(-1)?.kind === 'separator') kept.pop();
      kept.splice(pause + 1, 0, { kind: 'except', from, to: from }, { ...days, from, to });
      at = next;
    } else {
      if (item && item.kind !== 'unbroken') kept.push(item);
      at += 1;
    }
  }
  return kept;
}

/** Days and that they have no pause, and no more until the next sign. */
function pieceAt(items: readonly Item[], from: number): { days: Days; next: number } | null {
  const before = items[from - 1];
  if (before !== undefined && before.kind !== 'separator') return null;
  let end = from;
  while (items[end] !== undefined && items[end]?.kind !== 'separator') end += 1;
  const piece = items.slice(from, end).filter(({ kind }) => kind !== 'work' && kind !== 'also');
  const [days, ...more] = piece.filter((item) => item.kind === 'days');
  const isPlain = piece.every(({ kind }) => kind === 'days' || kind === 'unbroken');
  const isTold = piece.some(({ kind }) => kind === 'unbroken');
  return days && more.length === 0 && isPlain && isTold ? { days, next: end } : null;
}

/** The place of the hours of a pause told before. */
function pauseBefore(kept: readonly Item[]): number {
  const pause = kept.findLastIndex(({ kind }) => kind === 'break');
  return kept.findIndex(({ kind }, at) => at > pause && pause >= 0 && kind === 'times');
}
