/** Where a page ended. */
export type Place = { start: Temporal.Instant; id: string | null };

/** Words as they are compared: small letters without accents. */
export function searchWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** A cursor that the contract has checked. */
export function placeOf(cursor: string): Place {
  const [start = '', id = null] = cursor.split('~');
  return { start: Temporal.Instant.from(start), id };
}

export function cursorOf({ start, id }: { start: Temporal.Instant; id: string }): string {
  return `${start.toString()}~${id}`;
}
