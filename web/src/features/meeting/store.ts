import { useSyncExternalStore } from 'react';

/** A value that lives outside React: sockets, cameras and calls outlive any component. */
export type Store<Value> = {
  get: () => Value;
  change: (patch: Partial<Value>) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createStore<Value extends object>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    change: (patch) => {
      value = { ...value, ...patch };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <Value extends object>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get);
