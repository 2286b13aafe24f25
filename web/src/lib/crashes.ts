// A few lines of the first load; what they report with is loaded when something broke.
type Crash = [error: unknown, componentStack?: string];

/** A loop that breaks fills no memory. */
const mostWaiting = 50;
/** What broke before it could be reported, the first in front: what follows is often its echo. */
const waiting: Crash[] = [];

/** Tells the server what broke (SPEC §3, §7). Never throws: the crash is bad enough. */
export async function reportCrash(...crash: Crash): Promise<void> {
  if (waiting.length < mostWaiting) waiting.push(crash);
  await reportWaiting();
}

/** Reports what waits, in the order in which it broke. */
export async function reportWaiting(): Promise<void> {
  if (waiting.length === 0) return;
  try {
    const { tell } = await import('./crash-report.ts');
    // Imports of a module that is still loading end in any order: the first to end reports all.
    await Promise.allSettled(waiting.splice(0).map((crash) => tell(...crash)));
  } catch {
    // What reports cannot be loaded: the crashes wait for the next one, or for the network.
  }
}

/** Listens for what nobody caught. */
export function watchCrashes(): void {
  globalThis.addEventListener('error', ({ error }) => void reportCrash(error));
  globalThis.addEventListener('unhandledrejection', ({ reason }) => void reportCrash(reason));
  globalThis.addEventListener('online', () => void reportWaiting());
}
