import type { Token } from '../../../../parsing/text/rules.ts';
import { overlap } from '../../ranges/rules.ts';
import type { Item } from '../rules.ts';

type Hours = Extract<Item, { kind: 'times' }>;

const longest = 120;

/**
 * `9 to 5 but lunch is 1 to 2 on Mondays and 12 to 1 on Tuesdays`: short hours of further days, within
 * those of the day, are a pause like the one before them.
 */
export function withMorePauses(items: readonly Item[]): Item[] {
  let isPause = false;
  return items.flatMap((item, index): Item[] => {
    if (item.kind === 'break') isPause = true;
    else if (item.kind === 'separator' && item.strength === 'stop') isPause = false;
    else if (item.kind === 'times' && isPause && isFurther(items, index, item))
      return [{ kind: 'break', minutes: 60, from: item.from, to: item.from }, item];
    return [item];
  });
}

/** Behind a pause of its own days, and `and` or a comma, with days of its own. */
function isFurther(items: readonly Item[], index: number, hours: Hours): boolean {
  const [days, pause, joint] = [items[index + 1], items[index - 2], items[index - 1]];
  const before = items[index - 3];
  const isJoined = joint?.kind === 'separator' && ['and', 'comma'].includes(joint.strength);
  const behind = pause?.kind === 'separator' ? before : pause;
  if (!isJoined || days?.kind !== 'days' || behind?.kind !== 'days') return false;
  const told = items.slice(0, index).filter((item) => item.kind === 'times');
  return isShort(hours) && told.some((one) => !isShort(one) && overlap(one.open, hours.open));
}

function isShort({ isExact, isOpenStart, isOpenEnd, open }: Hours): boolean {
  const [only] = open;
  return isExact && !isOpenStart && !isOpenEnd && !!only && only.end - only.start <= longest;
}

/**
 * `weekday lunch hour 12 to 1 only`: where no other hours are told, a pause from work is when somebody
 * can be met.
 */
export function withFreePauses(items: readonly Item[], tokens: readonly Token[]): Item[] {
  const pause = items.findIndex(({ kind }) => kind === 'break');
  const told = items.filter(({ kind }) => kind === 'times');
  const [hours, ...more] = told;
  const behind = items[pause + 1];
  // `my lunch break is the best time, 12 to 1`
  // `I can fit people in at lunch, 12 to 2`
  const isThen = /^(?:at|over|during|en|durante)$/.test(
    tokens[(items[pause]?.from ?? 0) - 1]?.word ?? '',
  );
  const isBest =
    behind?.kind === 'separator' &&
    hours === items[pause + 2] &&
    tokens
      .slice(items[pause]?.from, behind.from)
      .some(({ word }) => isThen || /^(?:best|mejor|easiest)$/.test(word));
  const isAlone = pause >= 0 && (hours === behind || isBest) && more.length === 0;
  const isOpen = items.every(({ kind }) => kind !== 'close' && kind !== 'except');
  const from = items[pause]?.from ?? 0;
  const isTaken = tokens
    .slice(Math.max(0, from - 3), from + 2)
    .some(({ word }) =>
      /^(?:take|taking|have|eat|break|stop|with|con|tomo|paro|cierro|no|sin)$/.test(word),
    );
  return isAlone && isOpen && (isBest || !isTaken)
    ? items.filter((_, at) => at !== pause)
    : [...items];
}
