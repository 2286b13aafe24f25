import type { PublicProfile } from '@puente/contract/provider';

/** How the two meet; with `office`, at which. */
export type Way = { mode: 'virtual' | 'home' } | { mode: 'office'; officeId: string };

export const online: Way = { mode: 'virtual' };

type Places = PublicProfile['places'];

/** The way as an address of a page names it: `home`, an office's id, nothing online. */
export function meetOf(way: Way): string | undefined {
  if (way.mode === 'office') return way.officeId;
  return way.mode === 'home' ? 'home' : undefined;
}

/** The way that an address names; null where the expert doesn't offer it (any more). */
export function wayIn(places: Places, meet: string | undefined): Way | null {
  if (meet === undefined) return online;
  if (meet === 'home') return places.home ? { mode: 'home' } : null;
  const office = places.offices.find(({ id }) => id === meet);
  return office ? { mode: 'office', officeId: office.id } : null;
}

/** Does the expert meet people in person at all? */
export function offersMore({ home, offices }: Places): boolean {
  return home !== null || offices.length > 0;
}
