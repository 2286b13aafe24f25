/** Runs work of which only so much may be under way at once; the rest waits in its order. */
export const createTurns = (atOnce: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Whoever waited takes over the place of who is done.
      if (next) next();
      else running -= 1;
    }
  };
};
