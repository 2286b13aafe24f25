import { useSyncExternalStore } from 'react';

/** The server responded although the browser reports that it is offline. */
let isFound = false;
globalThis.addEventListener('offline', () => {
  isFound = false;
});

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => isFound || navigator.onLine);
}

function subscribe(listener: () => void) {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
}

/** Notifies everything that waits for the network. */
export function reportOnline(): void {
  isFound = true;
  globalThis.dispatchEvent(new Event('online'));
}
