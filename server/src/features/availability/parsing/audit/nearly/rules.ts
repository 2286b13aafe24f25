import { partsOfDay } from '../../times/parts/rules.ts';
import { isLife, isReason, isTakenBack } from '../excused/rules.ts';
import type { Named, NamedTimes } from '../named/rules.ts';
import { type Doubt, halfDay, minutesOf, rangesOf, type Read } from '../read/rules.ts';

const nearly =
  /\b(?:about|around|roughly|approximately|approx|circa|aproximadamente|aprox|alrededor|cerca|tipo|eso de|mas o menos|como (?:a |tipo |las? |\d)|por ahi)/;
const late =
  /\b(?:(?:till|til|until|to) (?:late|close|closing|whenever|the end of the day)|hasta (?:bien )?(?:tarde|cerrar|que cierr[eo]|el cierre|el final|cuando sea|la hora que sea|quien sabe|que quieran))\b/;

/** `until about 6`, `hasta eso de las 6`, `9 till late`: hours that are only nearly told. */
export function nearlySaid(read: Read, named: Named): Doubt[] {
  const { reader } = read;
  return named.times.filter((time) => {
    const { from, to } = time;
    const said = reader.tokens
      .slice(from, to + 1)
      .map(({ word }) => word)
      .join(' ');
    const isExcused =
      isTakenBack(reader, to) || isReason(reader, to) || isLife(reader, from, from - 1);
    const isVague = nearly.test(said) || (late.test(said) && isEndAssumed(read, time));
    return isVague && !isExcused;
  });
}

const lunches = [partsOfDay.en, partsOfDay.es].map(({ lunchtime }) => lunchtime.close);

/** `8 to 5 but not over lunch`: nobody knows how long it takes. */
export function lunchesGuessed({ availability }: Read, named: Named): Doubt[] {
  const { weeklyHours = [], overrides = [] } = availability;
  const gaps = [...weeklyHours, ...overrides].flatMap(({ ranges }) =>
    ranges.slice(1).map(({ start }, index) => `${ranges[index]?.end ?? ''}-${start}`),
  );
  return named.parts.filter(
    (part) =>
      lunches.some(({ start, end }) => start === part.start && end === part.end) &&
      gaps.includes(`${part.start / 60}:00-${part.end / 60}:00`),
  );
}

const usualEnds: ReadonlySet<string> = new Set(['20:00', '22:00']);

/** Do hours that begin then end when they do where nobody tells an end? */
function isEndAssumed(read: Read, { bounds }: NamedTimes): boolean {
  return rangesOf(read).some(
    ({ start, end }) => bounds.includes(minutesOf(start) % halfDay) && usualEnds.has(end),
  );
}
