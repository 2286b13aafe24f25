import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EmbeddedPostgres } from './embedded-postgres.ts';

/** How often it is looked whether the embedded database still runs. */
const lookEveryMs = 250;
/** Pauses before a start double up to the longest; the first start after a good run is at once. */
const firstPauseMs = 500;
const longestPauseMs = 15_000;
/** What ran for that long had started well. */
const goodRunMs = 60_000;
/** Its port is waited for before another one is taken. */
const triesOnOwnPort = 3;

/** How long to wait before a start, by how many there were since the last good run. */
export function pauseBefore(starts: number): number {
  return starts === 0 ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (starts - 1));
}

type Options = {
  log: Pick<Logger, 'warn' | 'error'>;
  /** Called with its address after each start. */
  onStarted: (url: string) => void;
};

/** Starts the embedded database again whenever it ends, until `stop`. */
export function superviseEmbedded(
  postgres: Pick<EmbeddedPostgres, 'isRunning' | 'startAgain'>,
  { log, onStarted }: Options,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const wait = (ms: number) => pause(ms, undefined, { signal }).catch(() => undefined);
  let starts = 0;

  const bringBack = async (): Promise<void> => {
    const endedAt = performance.now();
    let reason = '';
    for (let tries = 0; !signal.aborted; tries += 1) {
      await wait(pauseBefore(starts));
      // It may only have taken longer to start than somebody waited for.
      if (signal.aborted || postgres.isRunning()) return;
      starts += 1;
      try {
        onStarted(await postgres.startAgain({ mayMove: tries >= triesOnOwnPort }));
        const seconds = Math.round((performance.now() - endedAt) / 100) / 10;
        log.warn({ seconds, starts: tries + 1 }, 'embedded database runs again');
        return;
      } catch (error) {
        const [now = ''] = String(error).split('\n');
        if (now !== reason) log.error({ reason: now }, 'embedded database does not start');
        reason = now;
      }
    }
  };

  const loop = async (): Promise<void> => {
    let startedAt = performance.now();
    while (!signal.aborted) {
      if (performance.now() - startedAt >= goodRunMs) starts = 0;
      if (!postgres.isRunning()) {
        log.error('embedded database ended, starting it again');
        await bringBack();
        startedAt = performance.now();
      }
      await wait(lookEveryMs);
    }
  };

  const looping = loop();
  return {
    stop: async () => {
      stopping.abort();
      await looping;
    },
  };
}
