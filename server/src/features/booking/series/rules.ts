/** Half-open times of equal length, by start, and the least that is kept free between two. */
type Times = {
  starts: readonly Temporal.Instant[];
  durationMinutes: number;
  distanceMinutes: number;
};

/**
 * The starts that come too close to the last one that doesn't: it overlaps them, or leaves less than
 * the distance.
 * @param starts ascending
 */
export function tooClose({ starts, durationMinutes, distanceMinutes }: Times): Temporal.Instant[] {
  let next: Temporal.Instant | undefined;
  return starts.filter((start) => {
    const isClose = next !== undefined && Temporal.Instant.compare(start, next) < 0;
    if (!isClose) next = start.add({ minutes: durationMinutes + distanceMinutes });
    return isClose;
  });
}

type FreeTime = { start: string; end: string };

/** Of free times the nearest to a wanted one that keep the distance to all chosen ones, by start. */
export function nearestBesides(
  free: readonly FreeTime[],
  wanted: Temporal.Instant,
  { starts, durationMinutes, distanceMinutes }: Times,
  count: number,
): FreeTime[] {
  const apart = (durationMinutes + distanceMinutes) * 60_000;
  const away = ({ start }: FreeTime, from: Temporal.Instant) =>
    Math.abs(Date.parse(start) - from.epochMilliseconds);
  return free
    .filter((one) => starts.every((chosen) => away(one, chosen) >= apart))
    .toSorted((one, other) => away(one, wanted) - away(other, wanted))
    .slice(0, count)
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
}

export function ascending(starts: readonly { start: string }[]): Temporal.Instant[] {
  return starts
    .map(({ start }) => Temporal.Instant.from(start))
    .toSorted((one, other) => Temporal.Instant.compare(one, other));
}
