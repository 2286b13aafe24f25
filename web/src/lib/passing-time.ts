import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a moment of this device's clock (ms since the epoch) is over; re-renders when it comes.
 */
export function useIsPast(atMs: number): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      // Timers may fire a moment before the clock gets there.
      const look = () => {
        const leftMs = atMs - Date.now();
        if (leftMs <= 0) changed();
        else timer = setTimeout(look, leftMs);
      };
      look();
      return () => clearTimeout(timer);
    },
    [atMs],
  );
  return useSyncExternalStore(subscribe, () => Date.now() >= atMs);
}
