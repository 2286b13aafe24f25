export type DayHours = { weekday: number; ranges: { start: string; end: string }[] };

/**
 * Reads `1-5 09:00-13:00 15:00-18:00; 6 10:00-14:00`: ISO weekdays (1 Monday), then wall-time
 * ranges. A range that ends at or before its start goes over midnight.
 */
export function readHours(notation: string): DayHours[] {
  return notation.split(';').flatMap((part) => {
    const [days = '', ...ranges] = part.trim().split(' ');
    return daysOf(days).map((weekday) => ({
      weekday,
      ranges: ranges.map((range) => {
        const [start = '', end = ''] = range.split('-');
        return { start, end };
      }),
    }));
  });
}

function daysOf(text: string): number[] {
  const [first, last] = text.split('-').map(Number);
  if (first === undefined) return [];
  return Array.from({ length: (last ?? first) - first + 1 }, (_, index) => first + index);
}
