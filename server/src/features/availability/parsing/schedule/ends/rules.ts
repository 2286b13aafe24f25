import type { Minutes } from '../../times/meridiem/rules.ts';
import type { Statement } from '../../scope/rules.ts';

const halfDay = 720;

/**
 * `We open at eight, Saturdays at nine. We close at six, at one on Saturdays`: from the beginning to the
 * end that are told of the fewest days. Null where hours are told in another way, too.
 */
export function betweenEnds(own: readonly Statement[]): Minutes[] | null {
  const told = own.flatMap(({ times, days, clause }) =>
    times.map((one) => ({ ...one, width: days.length, isAlso: clause.isAlso })),
  );
  const isOpen = told.every(
    (one) => (one.isOpenStart || one.isOpenEnd) && one.isBefore !== true && !one.isAlso,
  );
  if (!isOpen) return null;
  const narrow = told.toSorted((one, other) => one.width - other.width);
  const start = narrow.find(({ isOpenEnd }) => isOpenEnd)?.open[0]?.start;
  const last = narrow.find(({ isOpenStart }) => isOpenStart)?.close[0]?.end;
  if (start === undefined || last === undefined) return null;
  const end = last > start ? last : last + halfDay;
  return end > start ? [{ start, end }] : null;
}
