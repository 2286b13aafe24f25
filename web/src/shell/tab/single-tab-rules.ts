/** A tab under 10 s old counts as new (tab-1). */
const newForMs = 10_000;

/** What a tab sends when it claims to be the active one. Instants in ms since the epoch. */
export type TabState = {
  id: string;
  /** When it was opened, or last chosen. */
  sinceMs: number;
  /** When a person last touched it. */
  usedMs: number;
  /** A payment or a meeting is in progress: a tab that was merely opened never replaces it. */
  isGuarded: boolean;
  /** The person chose it on the inactive screen. */
  isAsked: boolean;
};

/**
 * Whether `one` stays active and `other` becomes inactive: the same answer in both tabs, so that
 * exactly one remains. People expect the tab they just opened; after a sleep, when both are old,
 * the one they used last.
 */
export function isStronger(one: TabState, other: TabState, atMs: number): boolean {
  if (one.isGuarded !== other.isGuarded) {
    const [guarded, free] = one.isGuarded ? [one, other] : [other, one];
    const isChosen = free.isAsked && free.sinceMs > guarded.sinceMs;
    return (isChosen ? free : guarded) === one;
  }
  if (isNew(one, atMs) !== isNew(other, atMs)) return isNew(one, atMs);
  const key = isNew(one, atMs) ? 'sinceMs' : 'usedMs';
  if (one[key] !== other[key]) return one[key] > other[key];
  return one.id > other.id;
}

function isNew({ sinceMs }: TabState, atMs: number): boolean {
  return atMs - sinceMs < newForMs;
}

/** What banks and the checkout add to the address they redirect people to. */
const returnParameters = ['payment_intent', 'redirect_status', 'payment_status'];

/**
 * Whether a page is a return from paying: opened with a redirect's parameters, and still the same
 * page, although they were removed from its address.
 */
export function isPaymentReturn(openedAt: string, pathname: string): boolean {
  const opened = URL.parse(openedAt);
  if (!opened || opened.pathname !== pathname) return false;
  return returnParameters.some((name) => opened.searchParams.has(name));
}
