import type { ListedExpert } from './present.ts';

const byName = new Intl.Collator('es', { sensitivity: 'base' });

type Named = Pick<ListedExpert, 'id' | 'name' | 'lastName'>;

/** The order of every list where nothing else decides: by name, then by id. */
export function compareNames(one: Named, other: Named): number {
  return (
    byName.compare(`${one.name} ${one.lastName}`, `${other.name} ${other.lastName}`) ||
    (one.id < other.id ? -1 : 1)
  );
}

/**
 * The experts in the order of their names after those with these ids were read again: `fresh` are
 * the ones of them who are still published. Who kept their name keeps their place, so that a change
 * costs a look at each and few comparisons of names.
 */
export function brought<Expert extends Named>(
  experts: readonly Expert[],
  ids: readonly string[],
  fresh: readonly Expert[],
): readonly Expert[] {
  if (ids.length === 0 && fresh.length === 0) return experts;
  const changed = new Set(ids);
  const moved = new Map(fresh.map((expert) => [expert.id, expert]));
  const list = experts.flatMap((expert) => {
    if (!changed.has(expert.id)) return expert;
    const now = moved.get(expert.id);
    if (!now || now.name !== expert.name || now.lastName !== expert.lastName) return [];
    moved.delete(expert.id);
    return now;
  });
  // One after the other would be slow where all are new.
  if (moved.size * fewAtOnce > list.length)
    return [...list, ...moved.values()].toSorted(compareNames);
  for (const expert of moved.values()) list.splice(placeOf(expert, list), 0, expert);
  return list;
}

/** From a tenth on, putting all in order is as quick as finding each one's place. */
const fewAtOnce = 10;

/** How many of an ordered list come before an expert. */
function placeOf(expert: Named, list: readonly Named[]): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const at = list[middle];
    if (at && compareNames(at, expert) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
