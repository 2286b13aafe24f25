/** SPEC §9: a tab under 10 s old counts as new. */
const newForMs = 10_000;

/** What a tab says of itself when it claims to be the one in use. Instants in ms since the epoch. */
export type TabSign = {
  id: string;
  /** When it was opened, or last asked to be used. */
  sinceMs: number;
  /** When a person last touched it. */
  usedMs: number;
  /** Money or a meeting is at stake: it is never closed for one that was merely opened. */
  isGuarded: boolean;
  /** The person chose it on the calm screen. */
  isAsked: boolean;
};

const isNew = ({ sinceMs }: TabSign, atMs: number): boolean => atMs - sinceMs < newForMs;

/**
 * Whether `one` stays in use and `other` rests: the same answer in both tabs, so that exactly one
 * remains. People expect the tab they just opened; after a sleep, when both are old, the one they
 * touched last.
 */
export function isStronger(one: TabSign, other: TabSign, atMs: number): boolean {
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

/** What banks and the checkout add to the address they send people back to. */
const returnParameters = ['payment_intent', 'redirect_status', 'payment_status'];

/**
 * Whether a page is one that came back from paying: opened with a return's parameters, and still
 * the same page, though they were taken out of its address.
 */
export function isPaymentReturn(openedAt: string, pathname: string): boolean {
  const opened = URL.parse(openedAt);
  if (!opened || opened.pathname !== pathname) return false;
  return returnParameters.some((name) => opened.searchParams.has(name));
}
