import { useEffect, useState } from 'react';
import { nowMs } from '../lib/clock.ts';

/** Whole seconds left until the instant (ms since the epoch), never below 0. */
export const secondsUntil = (untilMs: number, atMs: number): number =>
  Math.max(0, Math.ceil((untilMs - atMs) / 1000));

/** "14:05" */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts down to an instant, second by second; calls `onEnd` once. */
export function useSecondsUntil(untilMs: number | null, onEnd?: () => void): number {
  const [seconds, setSeconds] = useState(() => (untilMs ? secondsUntil(untilMs, nowMs()) : 0));
  useEffect(() => {
    if (untilMs === null) return undefined;
    let timer = 0;
    const tick = () => {
      const left = secondsUntil(untilMs, nowMs());
      setSeconds(left);
      if (left === 0) {
        clearInterval(timer);
        onEnd?.();
      }
    };
    timer = window.setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
    // A new onEnd each render must not restart the clock.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [untilMs]);
  return untilMs === null ? 0 : seconds;
}

/**
 * mm:ss for the eyes; a screen reader hears `say(minutes)` once a minute, not every second.
 */
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
