import type { Item } from '../../items/rules.ts';

/**
 * `Except for Thursdays, I'm around 9 to 1`: what is left out stands before what it is left out of. As if
 * it stood behind it, at the end of its sentence.
 */
export function withoutLeading(items: readonly Item[]): Item[] {
  const told: Item[] = [];
  let at = 0;
  while (at < items.length) {
    const end = isStart(items, at) ? leadingEnd(items, at) : null;
    if (end === null) {
      const item = items[at];
      if (item) told.push(item);
      at += 1;
      continue;
    }
    const stop = items.findIndex(
      (item, index) => index > end && item.kind === 'separator' && item.strength === 'stop',
    );
    const last = stop < 0 ? items.length : stop;
    told.push(...items.slice(end + 1, last), ...items.slice(at, end));
    at = last;
  }
  return told;
}

/** The beginning of a sentence before which no hours are told, so that it leaves out of later ones. */
function isStart(items: readonly Item[], at: number): boolean {
  const before = items[at - 1];
  if (items.slice(0, at).some(({ kind }) => kind === 'times')) return false;
  return !before || (before.kind === 'separator' && before.strength === 'stop');
}

/** The place of the comma behind `except` and days alone, where hours and no exception follow. */
function leadingEnd(items: readonly Item[], at: number): number | null {
  if (items[at]?.kind !== 'except') return null;
  let end = at + 1;
  while (isListed(items, end)) end += 1;
  const joint = items[end];
  if (end === at + 1 || joint?.kind !== 'separator' || joint.strength !== 'comma') return null;
  const stop = items.findIndex(
    (item, index) => index > end && item.kind === 'separator' && item.strength === 'stop',
  );
  const rest = items.slice(end + 1, stop < 0 ? items.length : stop);
  const hasHours = rest.some(({ kind }) => kind === 'times');
  const isPlain = rest.every(({ kind }) => !['except', 'close', 'break', 'problem'].includes(kind));
  return hasHours && isPlain ? end : null;
}

function isListed(items: readonly Item[], at: number): boolean {
  const [item, behind] = [items[at], items[at + 1]];
  const isJoint = item?.kind === 'separator' && item.strength !== 'stop';
  const isScope = (one: Item | undefined) => one?.kind === 'days' || one?.kind === 'dates';
  return isScope(item) || (isJoint && isScope(behind) && items[at + 2]?.kind !== 'times');
}
