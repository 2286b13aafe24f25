import { nowMs } from './clock.ts';
import { tab } from './storage.ts';
import { createSignal } from './signal.ts';

/** Failures further apart than this are unrelated. */
const rememberedMs = 10 * 60_000;

const changes = createSignal();

export const subscribeToFailures = changes.subscribe;

/** How often the same thing failed recently in this tab, reloads included. */
export function failuresOf(what: string): number {
  return recent(tab.get('failures')?.[what]).length;
}

function recent(times: readonly number[] | undefined): number[] {
  return (times ?? []).filter((time) => nowMs() - time < rememberedMs);
}

/** Counts one more failure. */
export function countFailure(what: string): void {
  const kept = Object.entries(tab.get('failures') ?? {})
    .map(([name, times]) => [name, recent(times)] as const)
    .filter(([, times]) => times.length > 0);
  const before = Object.fromEntries(kept);
  tab.set('failures', { ...before, [what]: [...(before[what] ?? []), nowMs()] });
  changes.emit();
}
