import { useSyncExternalStore } from 'react';
import { local } from '../lib/storage.ts';

export type Appearance = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

export const currentAppearance = (): Appearance => local.get('appearance') ?? 'system';

/** Light or dark, now and for the next visit on this device; /theme.js sets it before first paint. */
export function setAppearance(appearance: Appearance): void {
  const root = document.documentElement;
  if (appearance === 'system') {
    local.remove('appearance');
    delete root.dataset.theme;
  } else {
    local.set('appearance', appearance);
    root.dataset.theme = appearance;
  }
  for (const listener of listeners) listener();
}

export const useAppearance = (): Appearance =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentAppearance);
