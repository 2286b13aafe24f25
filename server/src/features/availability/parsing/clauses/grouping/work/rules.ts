import type { NotUnderstoodReason } from '@puente/contract/parsing';
import type { Item } from '../../../items/rules.ts';
import {
  type Clause,
  emptyClause,
  isComplete,
  isEmpty,
  isEmptyStatement,
  isScope,
} from '../../rules.ts';

export type Strength = Extract<Item, { kind: 'separator' }>['strength'];

/** The clause that is being put together, and those before it. */
export type Work = {
  items: readonly Item[];
  done: Clause[];
  current: Clause;
  /** What stands between this item and the one before. */
  separator: Strength | null;
  /** Days that follow are left out of the scope: every day except … */
  isExcluding: boolean;
  isIncluding: boolean;
  /** The day that follows can't be taken, for this reason; those before it can. */
  refused: NotUnderstoodReason | null;
};

export function finish(work: Work, isAfterStop = false): void {
  const isSilent = isEmpty(work.current) || (!isAfterStop && saysNothing(work.current));
  if (!isSilent) work.done.push(work.current);
  work.current = emptyClause(isAfterStop || (isEmpty(work.current) && work.current.isAfterStop));
  work.isExcluding = false;
}

/** `We're open six days a week, closed Mondays`: that somebody works, and no more. */
function saysNothing(clause: Clause): boolean {
  const { effect, problem, isSame, isBreak, isExcept, isOnly, isAlso } = clause;
  const isPlain = !isSame && !isBreak && !isExcept && !isOnly && !isAlso;
  return isEmptyStatement(clause) && effect === 'open' && problem === null && isPlain;
}

export function nextItem({ items }: Work, index: number): Item | undefined {
  return items.slice(index + 1).find(({ kind }) => kind !== 'unknown');
}

export function startIfSeparate(work: Work): void {
  const { effect, times } = work.current;
  // `no mornings, only afternoons`
  const isClosed = effect === 'close' && times.length > 0;
  if (work.separator !== null && (isClosed || isComplete(work.current))) finish(work);
}

/** `every day and on Wednesdays`: no list, since these are among those. */
function isPartOf(item: Item | undefined, all: Item | undefined): boolean {
  if (item?.kind !== 'days' || all?.kind !== 'days' || item.isRest) return false;
  return item.days.length < all.days.length && item.days.every((day) => all.days.includes(day));
}

/** Do hours or `closed` follow these days directly, or behind a list joined by `and`? */
export function bindsForward({ items }: Work, index: number): Item | null {
  let at = index + 1;
  for (;;) {
    const [one, two] = [items[at], items[at + 1]];
    if (one?.kind === 'separator' && one.strength === 'and' && isPartOf(two, items[index]))
      return null;
    if (one?.kind === 'separator' && one.strength === 'and' && isScope(two)) at += 2;
    else if (one?.kind === 'days' && two && ['days', 'times'].includes(two.kind)) at += 1;
    // `and on Saturday doors open at 10`
    else if (one?.kind === 'unknown' && two?.kind === 'times' && two.isExact) at += 1;
    else if (one && ['only', 'also', 'work', 'except'].includes(one.kind)) at += 1;
    else return one?.kind === 'times' || one?.kind === 'close' ? one : null;
  }
}
