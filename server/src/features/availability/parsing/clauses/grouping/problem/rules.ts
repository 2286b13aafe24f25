import type { Item } from '../../../items/rules.ts';
import { isComplete, isScope } from '../../rules.ts';
import { finish, startIfSeparate, type Work } from '../work/rules.ts';

/** Makes its statement one that can't be used, or that isn't sure. */
export function takeProblem(
  work: Work,
  item: Extract<Item, { kind: 'problem' }>,
  index: number,
): void {
  if (isOfLastPart(work)) splitLast(work);
  else if (item.isCondition && isComplete(work.current)) finish(work);
  else startIfSeparate(work);
  if (!item.isCondition && isOfNextAlone(work, index)) {
    work.refused = item.reason;
    return;
  }
  if (item.reason === 'recurrence') work.current.problem = item.reason;
  else work.current.problem ??= item.reason;
}

/** `Mondays and alternate Fridays 9 to 5`: Mondays are sure. */
function isOfNextAlone({ items, current, separator }: Work, index: number): boolean {
  const isBesideDays = current.scope.length > 0 && current.times.length === 0;
  return separator === 'and' && isBesideDays && isScope(items[index + 1]);
}

/** `8 to 12 on weekdays, afternoons by appointment`: only the part of the day isn't sure. */
function isOfLastPart({ current }: Work): boolean {
  const { effect, times, isTimesFirst } = current;
  const isLast = times.at(-1)?.isExact === false && times.slice(0, -1).some((one) => one.isExact);
  return effect === 'open' && current.scope.length > 0 && isLast && !isTimesFirst;
}

function splitLast(work: Work): void {
  const last = work.current.times.pop();
  const { scope } = work.current;
  finish(work);
  if (last) work.current.times.push(last);
  work.current.scope = [...scope];
}
