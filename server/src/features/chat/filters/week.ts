/** The days of the week as they are said, ISO weekday by place (lower case, no accents). */
const singular = [
  'mon(?:day)?|lunes',
  'tue(?:s(?:day)?)?|martes',
  'wed(?:s|nesday)?|miercoles',
  'thu(?:r(?:s(?:day)?)?)?|jueves',
  'fri(?:day)?|viernes',
  'saturday|sabado',
  'sunday|domingo',
] as const;

/** One day of the week, and not each of them: "friday" and no "fridays". */
export const oneWeekday = `(?:${singular.join('|')})(?![\\w-])`;

/** Which day of the week a word names; undefined where it names none. */
export function weekdayOf(word: string): number | undefined {
  const at = singular.findIndex((names) => new RegExp(`^(?:${names})$`).test(word));
  return at < 0 ? undefined : at + 1;
}
