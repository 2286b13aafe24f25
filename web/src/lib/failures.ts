import { nowMs } from './clock.ts';
import { tab } from './storage.ts';

/** Failures that long apart have nothing to do with each other. */
const rememberedMs = 10 * 60_000;

/**
 * Counts one more failure of the same thing in this tab, reloads included, and says the how manieth
 * it is: the second advises to refresh, the third to clear the cache or to ask for help (SPEC §8).
 */
export function countFailure(what: string): number {
  const now = nowMs();
  const all = Object.entries(tab.get('failures') ?? {}).map(
    ([name, times]) => [name, times.filter((time) => now - time < rememberedMs)] as const,
  );
  const failures = Object.fromEntries(all.filter(([, times]) => times.length > 0));
  const times = [...(failures[what] ?? []), now];
  tab.set('failures', { ...failures, [what]: times });
  return times.length;
}
