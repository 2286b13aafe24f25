type Choice = { value: string };

/** A zone this far away has nearly the same time of day. */
const nearMs = 3_600_000;

/**
 * Zones as people look for them: their own and those they use, then those of their part of the
 * world with nearly the same time, then all others.
 */
export function nearFirst<C extends Choice>(
  choices: readonly C[],
  own: string,
  used: readonly string[],
): C[] {
  const known = [...new Set([own, ...used])];
  const offset = offsetOf(own);
  const isNear = ({ value }: C) =>
    partOf(value) === partOf(own) && Math.abs(offsetOf(value) - offset) <= nearMs;
  const rest = choices.filter(({ value }) => !known.includes(value));
  return [
    ...known.flatMap((zone) => choices.filter(({ value }) => value === zone)),
    ...rest.filter(isNear).toSorted((a, b) => away(a.value, offset) - away(b.value, offset)),
    ...rest.filter((choice) => !isNear(choice)),
  ];
}

function away(zone: string, offset: number): number {
  return Math.abs(offsetOf(zone) - offset);
}

function offsetOf(zone: string): number {
  return Temporal.Now.zonedDateTimeISO(zone).offsetNanoseconds / 1e6;
}

/** "America" of "America/Santiago". */
function partOf(zone: string): string {
  return zone.split('/')[0] ?? '';
}
