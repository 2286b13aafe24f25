import { vi } from 'vitest';

/**
 * Does it while no time passes but what it moves itself: sandbox and server go by this process's
 * `Date`. A busy machine changes nothing then between two looks at the clock. Timers go on.
 */
export const whileTimeStands = async <T>(work: () => Promise<T>): Promise<T> => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
};

/** The same for a test as a whole. */
export const still = (work: () => Promise<void>) => () => whileTimeStands(work);
