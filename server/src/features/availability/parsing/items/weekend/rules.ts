import { usualHours } from '../../times/rules.ts';
import type { Token } from '../../../../parsing/text/rules.ts';
import type { Item } from '../rules.ts';

type Days = Extract<Item, { kind: 'days' }>;
type Times = Extract<Item, { kind: 'times' }>;

const weekdays = [1, 2, 3, 4, 5];
const evening = 18 * 60;

/**
 * `evenings and weekends`: the evenings are those of weekdays, and a weekend of which no hours are told
 * is a whole one. Whose evenings they are, and how long a weekend is, is asked about.
 */
export function withWeekends(items: readonly Item[], tokens: readonly Token[]): Item[] {
  const sentences = sentencesOf(items);
  // `Tuesdays and Thursdays. 9 to 12, and Saturdays 10 to 2.`
  const isHeaded = (index: number) =>
    sentences.slice(0, index).some((one) => daysIn(one).length > 0 && !one.some(isTimes));
  return sentences.flatMap((sentence, index) =>
    isHeaded(index) ? sentence : withWeekend(sentence, tokens),
  );
}

/** Each with what ends it. */
function sentencesOf(items: readonly Item[]): Item[][] {
  const sentences: Item[][] = [[]];
  for (const item of items) {
    sentences.at(-1)?.push(item);
    if (isStop(item)) sentences.push([]);
  }
  return sentences;
}

function withWeekend(items: readonly Item[], tokens: readonly Token[]): Item[] {
  const joint = items.findIndex((item) => item.kind === 'separator' && item.strength === 'and');
  const [before, behind] = [items.slice(0, joint), items.slice(joint + 1)];
  const and = items[joint];
  if (!and || joint < 1) return [...items];
  const part = before.at(-1);
  const first = behind.findIndex(({ kind }) => kind !== 'times' && kind !== 'work');
  const days = behind[first];
  const isWhole = behind.slice(0, first).every((one) => one.kind === 'work' || isAllDay(one));
  // `evenings and weekends 10 to 4`, `mornings and all day Saturday`
  const hasHours = behind.some(({ kind }) => kind === 'times');
  // `6:30 to 9 and Saturdays 9 to 1`
  const isOwn = hasHours && behind[first + 1]?.kind === 'times';
  const isSaid = part?.kind === 'times' && (isOwn || isPart(part, tokens));
  if (part?.kind === 'times' && isSaid && isWeekend(days) && isWhole) {
    const isOfNone = before.every(({ kind }) =>
      /^(?:times|work|unknown|only|approximate)$/.test(kind),
    );
    const isPlain = behind.slice(first + 1).every(({ kind }) => kind !== 'days');
    const whole = hasHours || !isPlain ? [] : [wholeDayOf(days)];
    const rest = behind.slice(first + 1);
    const named: Days = { ...days, days: weekdays, to: days.from };
    const from = before.findIndex(({ kind }) => kind === 'times');
    if (isOfNone && isPlain)
      return [
        ...before.slice(0, from),
        named,
        ...before.slice(from),
        and,
        ...behind.slice(0, first + 1),
        ...whole,
        ...rest,
      ];
    // `weekday evenings and weekends`
    const isOfWeekdays = daysIn(before).every((day) => day <= 5);
    const isEnd = rest.length === 0 || (rest.length === 1 && isStop(rest[0]));
    if (isOfWeekdays && !hasHours && isEnd && daysIn(before).length > 0) {
      const isVague = !part.isExact && part.open.every(({ start }) => start >= evening);
      return [
        ...before,
        and,
        ...behind.slice(0, first + 1),
        ...(isVague ? whole : []),
        asked(days),
        ...rest,
      ];
    }
  }
  return beforeParts({ before, and, behind }, tokens) ?? [...items];
}

type Pieces = { before: readonly Item[]; and: Item; behind: readonly Item[] };

/** `weekends and evenings`, `Saturdays and weekday evenings`. */
function beforeParts({ before, and, behind }: Pieces, tokens: readonly Token[]): Item[] | null {
  const days = before.at(-1);
  const isAlone = before.every(({ kind }) => /^(?:days|work|unknown|only)$/.test(kind));
  if (!isWeekend(days) || !isAlone || daysIn(before).length > days.days.length) return null;
  const rest = behind.filter((one) => !isStop(one));
  const [first, second] = rest;
  const group = first?.kind === 'days' && first.days.length === weekdays.length ? first : null;
  const part = group ? second : first;
  const isEvening = part?.kind === 'times' && part.open.every(({ start }) => start >= evening);
  if (part?.kind !== 'times' || !isPart(part, tokens) || (group && !isEvening)) return null;
  if (rest.length > (group ? 2 : 1)) return null;
  const named: Item[] = group ? [] : [{ ...days, days: weekdays, from: part.from, to: part.from }];
  return [...before, wholeDayOf(days), asked(days), and, ...named, ...behind];
}

function daysIn(items: readonly Item[]): number[] {
  return items.flatMap((item) => (item.kind === 'days' ? item.days : []));
}

function isWeekend(item: Item | undefined): item is Days {
  return item?.kind === 'days' && !item.isRest && item.days.every((day) => day > 5);
}

const parts = /^(?:mornings?|afternoons?|evenings?|nights?|mananas?|tardes?|noches?)$/;

function isPart({ isExact, from, to }: Times, tokens: readonly Token[]): boolean {
  return !isExact || tokens.slice(from, to + 1).some(({ word }) => parts.test(word));
}

function isAllDay(item: Item): boolean {
  return item.kind === 'times' && item.isWholeDay === true;
}

function wholeDayOf({ to }: Days): Item {
  return { kind: 'times', ...usualHours(), from: to, to };
}

function asked({ from, to }: Days): Item {
  return { kind: 'approximate', from, to };
}

function isTimes({ kind }: Item): boolean {
  return kind === 'times';
}

function isStop(item: Item | undefined): boolean {
  return item?.kind === 'separator' && item.strength === 'stop';
}
