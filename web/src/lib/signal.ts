/** An event without data: listeners read the current state themselves. */
export type Signal = {
  emit: () => void;
  /** @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
};

export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    emit: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
