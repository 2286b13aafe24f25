import { isComplete, isEmpty } from '../../rules.ts';
import { finish, startIfSeparate, type Work } from '../work/rules.ts';

/** `only`, `just`: before hours or days, or behind them. */
export function takeOnly(work: Work, index: number): void {
  const [before, behind] = [work.items[index - 1], work.items[index + 1]];
  // `10 to 2, and nothing else`
  const isAlone = before?.kind === 'separator' && (!behind || behind.kind === 'separator');
  if (isAlone && isEmpty(work.current)) return;
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
