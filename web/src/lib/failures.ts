import { nowMs } from './clock.ts';
import { tab } from './storage.ts';

/** Failures that long apart have nothing to do with each other. */
const rememberedMs = 10 * 60_000;

const listeners = new Set<() => void>();

export const subscribeToFailures = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const recent = (times: readonly number[] | undefined): number[] =>
  (times ?? []).filter((time) => nowMs() - time < rememberedMs);

/** How often the same thing failed in this tab of late, reloads included. */
export const failuresOf = (what: string): number => recent(tab.get('failures')?.[what]).length;

/** Counts one more failure of it. */
export function countFailure(what: string): void {
  const kept = Object.entries(tab.get('failures') ?? {})
    .map(([name, times]) => [name, recent(times)] as const)
    .filter(([, times]) => times.length > 0);
  const before = Object.fromEntries(kept);
  tab.set('failures', { ...before, [what]: [...(before[what] ?? []), nowMs()] });
  for (const listener of listeners) listener();
}
