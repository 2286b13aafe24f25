import { useCallback, useSyncExternalStore } from 'react';
import { nowMs } from '../lib/clock.ts';

/** Whole seconds left until the instant (ms since the epoch), never below 0. */
export function secondsUntil(untilMs: number, atMs: number): number {
  return Math.max(0, Math.ceil((untilMs - atMs) / 1000));
}

/** "14:05" */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Counts down to an instant by the second; calls `onEnd` once. */
export function useSecondsUntil(untilMs: number | null, onEnd?: () => void): number {
  const left = () => (untilMs === null ? 0 : secondsUntil(untilMs, nowMs()));
  const subscribe = useCallback(
    (changed: () => void) => {
      if (untilMs === null) return () => undefined;
      let timer = 0;
      const tick = () => {
        changed();
        if (secondsUntil(untilMs, nowMs()) > 0) return;
        clearInterval(timer);
        onEnd?.();
      };
      timer = window.setInterval(tick, 1000);
      tick();
      return () => clearInterval(timer);
    },
    // A new onEnd each render must not restart the clock.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [untilMs],
  );
  return useSyncExternalStore(subscribe, left, left);
}

/** mm:ss on screen; screen readers get `say(minutes)` once a minute, not every second. */
export function Countdown({
  untilMs,
  say,
  onEnd,
}: {
  untilMs: number;
  /** A sentence for the minutes left, e.g. "12 minutes left". */
  say: (minutes: number) => string;
  onEnd?: () => void;
}) {
  const seconds = useSecondsUntil(untilMs, onEnd);
  return (
    <span className="tabular">
      <span aria-hidden>{minutesAndSeconds(seconds)}</span>
      <span className="sr-only" aria-live="polite">
        {say(Math.ceil(seconds / 60))}
      </span>
    </span>
  );
}
