// A few lines of the first load; what they report with is loaded when something broke.
/** Tells the server what broke (SPEC §3, §7). Never throws: the crash is bad enough. */
export async function reportCrash(error: unknown, componentStack?: string): Promise<void> {
  try {
    const { tell } = await import('./crash-report.ts');
    await tell(error, componentStack);
  } catch {
    // What reports cannot be loaded, or broke as well.
  }
}

/** Listens for what nobody caught. */
export function watchCrashes(): void {
  globalThis.addEventListener('error', ({ error }) => void reportCrash(error));
  globalThis.addEventListener('unhandledrejection', ({ reason }) => void reportCrash(reason));
}
