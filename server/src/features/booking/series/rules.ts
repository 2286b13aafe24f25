/** Half-open times of equal length, by start. */
type Times = { starts: readonly Temporal.Instant[]; durationMinutes: number };

/**
 * The starts that come too close to the one before, which overlaps it or leaves less than the buffer.
 * @param starts ascending
 */
export function tooClose(
  { starts, durationMinutes }: Times,
  bufferMinutes: number,
): Temporal.Instant[] {
  return starts.filter((start, at) => {
    const before = starts[at - 1];
    const free = before?.add({ minutes: durationMinutes + bufferMinutes });
    return free !== undefined && Temporal.Instant.compare(start, free) < 0;
  });
}

/** Of free times those that overlap none of the chosen ones, the first `count` of them. */
export function besides(
  free: readonly { start: string; end: string }[],
  { starts, durationMinutes }: Times,
  count: number,
): { start: string; end: string }[] {
  const chosen = starts.map((start) => start.epochMilliseconds);
  const length = durationMinutes * 60_000;
  return free
    .filter(({ start }) => chosen.every((other) => Math.abs(Date.parse(start) - other) >= length))
    .slice(0, count);
}

export function ascending(starts: readonly { start: string }[]): Temporal.Instant[] {
  return starts
    .map(({ start }) => Temporal.Instant.from(start))
    .toSorted((one, other) => Temporal.Instant.compare(one, other));
}
