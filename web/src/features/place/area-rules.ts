import type { Region } from './queries.ts';

type Area = Region['areas'][number];

/** Without accents and case, as names are searched. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** The areas whose name or group has the words, by group and in the region's order. */
export function groupedAreas(
  areas: readonly Area[],
  words: string,
): { group: string; areas: Area[] }[] {
  const wanted = plain(words);
  const found = areas.filter(({ name }) => plain(name).includes(wanted));
  const groups = [...new Set(found.map(({ group }) => group))];
  return groups.map((group) => ({ group, areas: found.filter((area) => area.group === group) }));
}

/** The neighbours of these areas that aren't among them yet, in the region's order. */
export function neighboursOf(areas: readonly Area[], chosen: readonly string[]): string[] {
  const near = new Set(
    areas.filter(({ id }) => chosen.includes(id)).flatMap(({ neighbours }) => neighbours),
  );
  return areas.map(({ id }) => id).filter((id) => near.has(id) && !chosen.includes(id));
}

/** The names of the areas with these ids, in the region's order. */
export function namesOf(areas: readonly Area[], ids: readonly string[]): string[] {
  return areas.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}

/** Adds an area, or takes it away. */
export function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}
