import { useSyncExternalStore } from 'react';

/** The server answered although the browser says that there is no network. */
let isFound = false;
globalThis.addEventListener('offline', () => {
  isFound = false;
});

function subscribe(listener: () => void) {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
}

export const useOnline = (): boolean =>
  useSyncExternalStore(subscribe, () => isFound || navigator.onLine);

/** Everybody who waits for the network goes on. */
export function serverFound(): void {
  isFound = true;
  globalThis.dispatchEvent(new Event('online'));
}
