import type { Item } from '../rules.ts';

export function isSo(item: Item | undefined): boolean {
  return item?.kind === 'separator' && item.isReason === true;
}

export function isStop(item: Item | undefined): boolean {
  return item?.kind === 'separator' && item.strength === 'stop';
}

export function isScope(item: Item | undefined): boolean {
  return item?.kind === 'days' || item?.kind === 'dates' || item?.kind === 'holidays';
}

/** What stands behind a `so`, and the comma after it, but for words that say nothing. */
export function behind(items: readonly Item[], index: number): (Item | undefined)[] {
  const rest = items
    .slice(index + 1)
    .filter(({ kind }) => !['work', 'also', 'unknown', 'only'].includes(kind));
  return isSo(items[index]) && rest[0]?.kind === 'separator' ? rest.slice(1) : rest;
}
