import { useEffect } from 'react';

/**
 * Why the page must not be loaded anew by itself. `draft`: something is being typed that is kept
 * and comes back; a person may still choose to update. The others would be lost or cut off.
 */
export type HoldReason = 'draft' | 'form' | 'payment' | 'meeting' | 'upload' | 'rest';

const holds = new Map<symbol, HoldReason>();
const listeners = new Set<() => void>();
let reasons: readonly HoldReason[] = [];

function changed(): void {
  reasons = [...new Set(holds.values())];
  for (const listener of listeners) listener();
}

/** Keeps the page as it is until the returned function is called. */
export function holdReload(reason: HoldReason): () => void {
  const hold = Symbol(reason);
  holds.set(hold, reason);
  changed();
  return () => {
    if (holds.delete(hold)) changed();
  };
}

/** The same for as long as a component is shown and has a reason. */
export function useHoldReload(reason: HoldReason | null): void {
  useEffect(() => (reason ? holdReload(reason) : undefined), [reason]);
}

/** All present reasons; the same array until one changes. */
export const heldReasons = (): readonly HoldReason[] => reasons;

export function onHoldChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
