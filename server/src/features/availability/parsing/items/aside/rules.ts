import type { Token } from '../../../../parsing/text/rules.ts';
import { subtract } from '../../ranges/rules.ts';
import type { Item } from '../rules.ts';

type Hours = Extract<Item, { kind: 'times' }>;

const inside: ReadonlySet<string> = new Set(['break', 'close', 'except', 'times', 'unknown']);

/**
 * `Mon-Fri 8-6 (lunch 1 to 2), Sat 9-2`: the pause within brackets is one of the hours before them
 * and of no others, so it is taken out of these. One that isn't within them, and anything else in
 * brackets, stays as it was said.
 */
export function takeAsides(items: readonly Item[], tokens: readonly Token[]): Item[] {
  const kept: Item[] = [];
  let at = 0;
  while (at < items.length) {
    const item = items[at];
    const end = items.findIndex((one, index) => index > at && isSign(one, tokens, ')'));
    const behind = items[end + 1];
    const pause =
      item && end > at && isSign(item, tokens, '(') ? pauseOf(items.slice(at + 1, end)) : null;
    // `Mon-Fri (lunch 1-2) 8-6`
    const isAhead = kept.at(-1)?.kind === 'days' && behind?.kind === 'times';
    const hours = isAhead ? behind : kept.findLast((one) => one.kind === 'times');
    if (item && pause && hours?.kind === 'times' && isWithin(pause, hours)) {
      const isLast = kept.at(-1) === hours;
      const left = {
        ...without(hours, pause),
        ...(isLast ? { to: items[end]?.to ?? hours.to } : {}),
      };
      if (isAhead) kept.push(left);
      else kept.splice(kept.indexOf(hours), 1, left);
      kept.push(...items.slice(at, end).filter(({ kind }) => kind === 'unknown'));
      at = end + (isAhead ? 2 : 1);
    } else {
      if (item) kept.push(item);
      at += 1;
    }
  }
  return kept;
}

function isSign({ kind, from, to }: Item, tokens: readonly Token[], sign: string): boolean {
  return kind === 'separator' && from === to && tokens[from]?.word === sign;
}

/** The hours of a pause, or that are closed, of which nothing else is said. */
function pauseOf(items: readonly Item[]): Hours | null {
  const told = items.filter(({ kind }) => kind !== 'work');
  const isPause = told.some(
    ({ kind }) => kind === 'break' || kind === 'close' || kind === 'except',
  );
  const [only, ...more] = told.filter((item) => item.kind === 'times');
  if (!isPause || !only || more.length > 0 || !told.every(({ kind }) => inside.has(kind)))
    return null;
  return only.isExact && !only.isOpenStart && !only.isOpenEnd ? only : null;
}

function isWithin(pause: Hours, { open, isExact, isOpenStart, isOpenEnd }: Hours): boolean {
  const isRange = isExact && !isOpenStart && !isOpenEnd;
  return (
    isRange &&
    pause.open.every(({ start, end }) =>
      open.some((whole) => whole.start < start && end < whole.end),
    )
  );
}

function without(hours: Hours, pause: Hours): Hours {
  const open = subtract(hours.open, pause.open);
  return { ...hours, open, close: open };
}
