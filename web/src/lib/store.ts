import { useSyncExternalStore } from 'react';
import { createSignal, type Signal } from './signal.ts';

/** A value outside React: it outlives components, which subscribe to it. */
export type Store<Value> = {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: Signal['subscribe'];
};

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const { emit, subscribe } = createSignal();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      emit();
    },
    subscribe,
  };
}

/** A store of several values that change independently. */
export function createRecordStore<Value extends object>(
  initial: Value,
): Store<Value> & { change: (patch: Partial<Value>) => void } {
  const store = createStore(initial);
  return { ...store, change: (patch) => store.set({ ...store.get(), ...patch }) };
}

/** @param atPrerender the value at build time, in a prerendered screen */
export function useStore<Value>(
  { subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>,
  atPrerender: () => Value = get,
): Value {
  return useSyncExternalStore(subscribe, get, atPrerender);
}
