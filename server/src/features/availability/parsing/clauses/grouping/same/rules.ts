import type { Item } from '../../../items/rules.ts';
import type { Scope } from '../../rules.ts';
import { finish, startIfSeparate, type Work } from '../work/rules.ts';

/** `Wednesday the same, Friday an hour later`: those behind a joint are later alone. */
function daysBehindSame({ items, current }: Work, shift: Item): Scope[] {
  const same = items.findLast(({ kind, from }) => kind === 'same' && from < shift.from);
  const isFirst = current.scope.every(({ from }) => from > (same?.from ?? 0));
  const behind = items.filter(({ from }) => from > (same?.to ?? 0) && from < shift.from);
  const first = behind.findIndex(({ kind }) => kind === 'days');
  const joint = behind.findIndex(
    ({ kind }, at) => kind === 'separator' && (!isFirst || at > first) && first !== -1,
  );
  const from = behind[joint]?.from ?? Infinity;
  const days = current.scope.filter((one) => one.from > from);
  return days.length < current.scope.length ? days : [];
}

/** `Tuesday 9 to 12, same on Thursday`, `Friday the same but I finish an hour earlier`. */
export function takeSame(work: Work, item: Extract<Item, { kind: 'same' | 'shift' }>): void {
  const isOfSame = item.kind === 'shift' && work.current.isSame && work.current.times.length === 0;
  const own = isOfSame ? daysBehindSame(work, item) : [];
  if (own.length > 0) {
    work.current.scope = work.current.scope.filter((one) => !own.includes(one));
    finish(work);
    Object.assign(work.current, { scope: own, from: own[0]?.from ?? item.from });
  } else if (!isOfSame) startIfSeparate(work);
  const { current } = work;
  current.isSame = true;
  if (item.kind === 'same') current.sameAs = item.as;
  else {
    if (current.isExcept) current.effect = 'open';
    current.sameAs ??= item.as;
    current.shift = { minutes: item.minutes, ends: item.ends };
  }
}
