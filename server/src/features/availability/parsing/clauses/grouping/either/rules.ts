import type { Item } from '../../../items/rules.ts';
import { overlap } from '../../../ranges/rules.ts';
import type { Clause } from '../../rules.ts';
import { bindsForward, type Work } from '../work/rules.ts';

/** Behind hours that are told whole, and apart from them. */
export function isFurtherHours(
  { effect, times, scope }: Clause,
  following: Item | undefined,
): boolean {
  if (effect === 'close' || following?.kind !== 'times' || times.length === 0) return false;
  const isWhole = [...times, following].every((one) => !one.isOpenStart && !one.isOpenEnd);
  return isWhole && scope.length > 0 && times.every(({ open }) => !overlap(open, following.open));
}

/** Do days with hours of the clock of their own follow? */
export function hasClockBehind(work: Work, index: number): boolean {
  const { current, items } = work;
  const day = items.findIndex(({ kind }, at) => at > index && kind !== 'unknown');
  const hours = items[day]?.kind === 'days' ? bindsForward(work, day) : null;
  const isClock = current.effect === 'open' && current.times.some(({ isExact }) => isExact);
  return isClock && hours?.kind === 'times' && hours.isExact;
}
