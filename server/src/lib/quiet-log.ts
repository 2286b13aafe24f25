import type { Logger } from 'pino';

/** A lasting problem is logged once a minute, with how often it happened. */
const everyMs = 60_000;
/** How many kinds are remembered; beyond that the oldest is logged again. */
const mostKinds = 200;

type Entry = { writtenAt: number; since: number };

/**
 * Logs what may happen a thousand times a minute, so that the log stays readable: the first of a kind
 * at once, the others as a number with the next line of that kind.
 */
export function createQuietLog(
  log: Pick<Logger, 'warn' | 'error'>,
  nowMs: () => number = () => performance.now(),
) {
  const kinds = new Map<string, Entry>();
  return (
    level: 'warn' | 'error',
    kind: string,
    details: Record<string, unknown>,
    message: string,
  ): void => {
    const now = nowMs();
    const known = kinds.get(kind);
    if (known && now - known.writtenAt < everyMs) {
      known.since += 1;
      return;
    }
    kinds.delete(kind);
    kinds.set(kind, { writtenAt: now, since: 0 });
    if (kinds.size > mostKinds) kinds.delete(kinds.keys().next().value ?? '');
    log[level](known?.since ? { ...details, moreSinceLastLine: known.since } : details, message);
  };
}

export type QuietLog = ReturnType<typeof createQuietLog>;
