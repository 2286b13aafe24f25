// The few lines needed from the start; the reporting code is loaded when a crash happens.
type Crash = [error: unknown, componentStack?: string];

/** A crash that repeats in a loop must not fill the memory. */
const maxWaiting = 50;
/**
 * Crashes that wait to be reported, the first one in front: later ones are often its consequence.
 */
const waiting: Crash[] = [];

/** Tells the server what broke (crash-1). Never throws: the crash is bad enough. */
export async function reportCrash(...crash: Crash): Promise<void> {
  if (waiting.length < maxWaiting) waiting.push(crash);
  await reportWaiting();
}

/** Reports the waiting crashes in the order in which they happened. */
export async function reportWaiting(): Promise<void> {
  if (waiting.length === 0) return;
  try {
    const { sendReport } = await import('./crash-report.ts');
    // Concurrent imports of a module finish in any order: the first to finish reports all.
    await Promise.allSettled(waiting.splice(0).map((crash) => sendReport(...crash)));
  } catch {
    // The reporting code cannot be loaded: the crashes wait for the next one, or for the network.
  }
}

/** Listens for uncaught errors and rejections. */
export function watchCrashes(): void {
  globalThis.addEventListener('error', ({ error }) => void reportCrash(error));
  globalThis.addEventListener('unhandledrejection', ({ reason }) => void reportCrash(reason));
  globalThis.addEventListener('online', () => void reportWaiting());
}
