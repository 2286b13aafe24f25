import type { Item } from '../rules.ts';

type Days = Extract<Item, { kind: 'days' }>;

const all = 7;

/** `every day Monday to Friday`: which days that are, where no others stand between. */
export function withNarrowed(items: readonly Item[]): Item[] {
  return items.filter((item, index) => {
    const [next, behind] = [items[index + 1], items[index + 2]];
    if (!isEvery(item)) return true;
    const isComma = next?.kind === 'separator' && next.strength === 'comma';
    const named = isComma ? behind : next;
    // `every day, Mondays until 8`: a day that differs.
    return !(isGroup(named) && items[index - 1]?.kind !== 'except');
  });
}

function isEvery(item: Item): item is Days {
  return item.kind === 'days' && !item.isRest && item.days.length === all;
}

function isGroup(item: Item | undefined): boolean {
  return item?.kind === 'days' && !item.isRest && item.days.length > 2 && item.days.length < all;
}
