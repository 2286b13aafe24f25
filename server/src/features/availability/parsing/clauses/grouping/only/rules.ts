import { isComplete, isEmpty } from '../../rules.ts';
import { finish, startIfSeparate, type Work } from '../work/rules.ts';

/** `10 to 2, and nothing else`: no more than was said. */
export function isNothingElse({ items, current }: Work, index: number): boolean {
  const [before, item, behind] = items.slice(index - 1, index + 2);
  const isAlone = before?.kind === 'separator' && (!behind || behind.kind === 'separator');
  const isBehind = index > 0 && item?.kind === 'only' && isAlone;
  if (isBehind && isComplete(current)) current.isOnly = true;
  return isBehind && (isEmpty(current) || isComplete(current));
}

/** `only`, `just`: before hours or days, or behind them. */
export function takeOnly(work: Work, index: number): void {
  startIfSeparate(work);
  // `weekdays 10 to 2 only 9 to 11 on Fridays`
  if (isComplete(work.current) && leadsDay(work, index)) {
    finish(work);
    work.current.isInstead = true;
  }
  work.current.isOnly = true;
  if (work.current.isExcept) work.current.effect = 'open';
}

/** Do hours and the days behind them follow? */
function leadsDay({ items }: Work, index: number): boolean {
  const [times, days] = items.slice(index + 1);
  return times?.kind === 'times' && days?.kind === 'days';
}
