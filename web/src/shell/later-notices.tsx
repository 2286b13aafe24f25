import { useSyncExternalStore, type ReactNode } from 'react';

let notices: ReactNode = null;
const listeners = new Set<() => void>();

/** Gives the frame the notices that came after the first paint. */
export function showNotices(given: ReactNode): void {
  notices = given;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Their place under the header. */
export const LaterNotices = (): ReactNode => useSyncExternalStore(subscribe, () => notices);
