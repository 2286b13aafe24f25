import type { Token } from '../../../../parsing/text/rules.ts';
import { intersect } from '../../ranges/rules.ts';
import type { Item } from '../rules.ts';

type Hours = Extract<Item, { kind: 'times' }>;

/** That one is somewhere then, or does nothing else. */
const being =
  /^(?:i'm|im|estoy|voy|there|in|around|free|available|only|atiendo|solo|disponible|puedo)$/;
const coming = /^(?:llego|entro|empiezo|parto|arrive|start|get|begin)$/;
const own = /^(?:i'm|im|i|i'll|yo|estoy|me|voy|atiendo|paso)$/;
const between: ReadonlySet<string> = new Set(['separator', 'work', 'only', 'unknown']);

/**
 * `the clinic runs 8 to 8 but I'm there 8 to 2`: shorter hours within those before, of the same days,
 * are when somebody is there; the others are those of the house.
 */
export function withPresence(said: readonly Item[], tokens: readonly Token[]): Item[] {
  const items = withoutHouse(said, tokens);
  const kept: Item[] = [];
  for (const [index, item] of items.entries()) {
    const at = item.kind === 'times' ? houseOf(kept, item, tokens) : -1;
    const house = kept[at];
    if (item.kind !== 'times' || house?.kind !== 'times') kept.push(item);
    else if (isBeforeDays(items, index)) {
      const isNamed = kept.some(({ kind }) => kind === 'days');
      if (!isNamed) kept.splice(at);
      kept.push(item);
    } else {
      const open = item.isOpenStart || item.isOpenEnd ? bounded(house, item) : item.open;
      kept.splice(at, 1, { ...house, open, close: open, to: item.to });
      const last = kept.findLastIndex(({ kind }) => kind === 'separator');
      kept.splice(last, kept.length - last);
    }
  }
  return kept;
}

function isBeforeDays(items: readonly Item[], index: number): boolean {
  const kind = items[index + 1]?.kind;
  return kind === 'days' || kind === 'dates' || kind === 'holidays';
}

/** The place of the hours of the house in which these are; -1 where they are none. */
function houseOf(kept: readonly Item[], hours: Hours, tokens: readonly Token[]): number {
  const at = kept.findLastIndex(({ kind }) => kind === 'times');
  const house = kept[at];
  if (house?.kind !== 'times' || !isRange(house) || !hours.isExact) return -1;
  const joints = kept.slice(at + 1).filter(({ kind }) => kind !== 'days');
  const isBehindDays = kept
    .slice(at + 1)
    .every(({ kind }, index, all) =>
      kind === 'days' ? all[index - 1]?.kind !== 'separator' : between.has(kind),
    );
  const said = tokens.slice(house.to + 1, hours.from).map(({ word }) => word);
  const isBut = joints.some((one) => one.kind === 'separator' && one.strength === 'but');
  const isStop = joints.some((one) => one.kind === 'separator' && one.strength === 'stop');
  const isApart = joints.some(({ kind }) => kind === 'separator') && !isStop;
  const start = kept.findLastIndex((one) => one.kind === 'separator' && one.strength === 'stop');
  const isOfOthers = !tokens
    .slice(kept[start]?.to ?? 0, house.from)
    .some(({ word }) => own.test(word));
  const isBound = hours.isOpenStart || hours.isOpenEnd;
  const verb = tokens.slice(hours.from, hours.to + 1).map(({ word }) => word);
  const isOwn = [...said, ...(isBound ? verb : [])].some((word) => own.test(word));
  const isPresent =
    isBound || said.some((word) => being.test(word)) || verb.some((word) => coming.test(word));
  const isOne = isBehindDays && isApart && isOwn && isPresent && (isBut || isOfOthers);
  if (isBound) return isOne && isBut && bounded(house, hours).length > 0 ? at : -1;
  // `the gym opens at six, but I only train people from seven to eleven`
  const isOnly = isBut && isOfOthers && said.some((word) => /^(?:only|solo|solamente)$/.test(word));
  return isOne && (isOnly || isInside(hours, house)) ? at : -1;
}

/** `9 to 6 on weekdays but I leave at four`: until then; nothing where that says nothing new. */
function bounded({ open }: Hours, { close, isOpenStart }: Hours): Hours['open'] {
  const [bound] = close;
  const [first] = open;
  const last = open.at(-1);
  if (!bound || !first || !last) return [];
  const at = isOpenStart ? bound.end : bound.start;
  if (at <= first.start || at >= last.end) return [];
  return intersect(open, [
    isOpenStart ? { start: first.start, end: at } : { start: at, end: last.end },
  ]);
}

function isRange({ isExact, isOpenStart, isOpenEnd }: Hours): boolean {
  return isExact && !isOpenStart && !isOpenEnd;
}

/** Shorter, and so nothing new beside them. */
function isInside({ open }: Hours, { open: whole }: Hours): boolean {
  const length = (ranges: Hours['open']) =>
    ranges.reduce((sum, { start, end }) => sum + end - start, 0);
  return (
    length(open) < length(whole) &&
    open.every((one) => whole.some(({ start, end }) => one.start >= start && one.end <= end))
  );
}

const present =
  /^(?:(?:i|i'm|i am|im|me|yo|personalmente|personally|only|just|solo|solamente|pero) )*(?:(?:i'm|i am|am|im|estoy|atiendo|voy|me toca)(?: only| just| solo)? ?(?:there|in|here|around|ahi|alli)?|(?:i )?only (?:work|do|see|take))(?: (?:on|los|el|from))? $/;

/**
 * `the pharmacy's open 8 to 10 but I'm only there Mondays 8 to 2 and Saturdays 4 to 10`: the hours of the
 * house, which are no hours of one's own.
 */
function withoutHouse(items: readonly Item[], tokens: readonly Token[]): readonly Item[] {
  const but = items.findIndex((item) => item.kind === 'separator' && item.strength === 'but');
  const start = items.findLastIndex((item, at) => at < but && isStopAt(item)) + 1;
  const house = items.slice(start, but);
  const day = items.findIndex(({ kind }, at) => at > but && kind === 'days');
  const hours = items.slice(day + 1).find(({ kind }) => kind === 'times' || kind === 'separator');
  const days = items[day];
  const joint = items[but];
  if (!joint || !days || but < 0 || day < 0 || hours === undefined) return items;
  const isTold = house.some((item) => item.kind === 'times' && isRange(item));
  const said = tokens.slice(house[0]?.from ?? 0, joint.from);
  const before = tokens.slice(items[start - 1]?.to ?? 0, house[0]?.from ?? 0);
  const isOwn = [...before, ...said].some(
    ({ word }) => own.test(word) || /^(?:my|mi|we|nos)$/.test(word),
  );
  const lead = tokens.slice(joint.to + 1, days.from).map(({ word }) => word);
  const isMe = present.test(`${lead.join(' ')} `);
  return isTold && !isOwn && isMe ? [...items.slice(0, start), ...items.slice(but + 1)] : items;
}

function isStopAt(item: Item): boolean {
  return item.kind === 'separator' && item.strength === 'stop';
}
