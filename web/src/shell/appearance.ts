import { local } from '../lib/storage.ts';
import { createSignal } from '../lib/signal.ts';
import { useStore } from '../lib/store.ts';

export type Appearance = 'system' | 'light' | 'dark';

const changes = createSignal();

export function currentAppearance(): Appearance {
  return local.get('appearance') ?? 'system';
}

/** Sets light or dark, now and for the next visit; /theme.js applies it before the first paint. */
export function setAppearance(appearance: Appearance): void {
  const root = document.documentElement;
  if (appearance === 'system') {
    local.remove('appearance');
    delete root.dataset.theme;
  } else {
    local.set('appearance', appearance);
    root.dataset.theme = appearance;
  }
  changes.emit();
}

export function useAppearance(): Appearance {
  return useStore({ subscribe: changes.subscribe, get: currentAppearance });
}
