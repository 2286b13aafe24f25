import type { Token } from '../../../../parsing/text/rules.ts';
import type { Item } from '../rules.ts';

/** Between two ways to name the same days. */
const meaning =
  /^(?:o sea|osea|es decir|esto es|eso es|vale decir|that is|that's|which is|which are|meaning|i e|ie|so)$/;

/**
 * `Christmas and New Year's, that is the 25th and the 1st`: the same dates told again by their day of
 * the month, which alone may belong to another one.
 */
export function withoutRestated(items: readonly Item[], tokens: readonly Token[]): Item[] {
  const kept: Item[] = [];
  let at = 0;
  while (at < items.length) {
    const item = items[at];
    if (item?.kind === 'dates' && isRestated(kept, item, tokens)) {
      const { end, dates } = groupFrom(items, at);
      const before = datesBefore(kept);
      if (dates.every((date) => before.some((one) => dayOf(one) === dayOf(date)))) {
        while (kept.at(-1)?.kind === 'separator') kept.pop();
        const last = kept.at(-1);
        if (last) kept.splice(-1, 1, { ...last, to: items[end - 1]?.to ?? last.to });
        at = end;
        continue;
      }
    }
    if (item) kept.push(item);
    at += 1;
  }
  return kept;
}

function dayOf(date: string): string {
  return date.slice(-2);
}

function isRestated(kept: readonly Item[], { from }: Item, tokens: readonly Token[]): boolean {
  const last = kept.findLast(({ kind }) => kind !== 'separator');
  if (last?.kind !== 'dates') return false;
  const between = tokens
    .slice(last.to + 1, from)
    .filter(({ kind, word }) => kind === 'word' && !/^(?:el|los|the|on|a|al)$/.test(word))
    .map(({ word }) => word)
    .join(' ');
  return meaning.test(between);
}

function isJoint(item: Item | undefined): boolean {
  return item?.kind === 'separator' && (item.strength === 'and' || item.strength === 'comma');
}

function groupFrom(items: readonly Item[], start: number): { end: number; dates: string[] } {
  let end = start;
  const dates: string[] = [];
  for (;;) {
    const place: number = end > start && isJoint(items[end]) ? end + 1 : end;
    const item = items[place];
    if (item?.kind !== 'dates') return { end, dates };
    dates.push(...item.dates);
    end = place + 1;
  }
}

function datesBefore(kept: readonly Item[]): string[] {
  const found: string[] = [];
  for (const item of kept.toReversed())
    if (item.kind === 'dates') found.push(...item.dates);
    else if (!isJoint(item)) break;
  return found;
}
