import { useSyncExternalStore } from 'react';

/** From here on a list and what is open in it stand side by side. */
const wide = matchMedia('(min-width: 1024px)');

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}

/** The same at this moment, outside of what is drawn. */
export function isWide(): boolean {
  return wide.matches;
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}
