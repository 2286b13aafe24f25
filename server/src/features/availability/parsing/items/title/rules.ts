import type { Token } from '../../../../parsing/text/rules.ts';
import { overlap } from '../../ranges/rules.ts';
import type { Item } from '../rules.ts';

/** Longer hours aren't those of a pause. */
const longestPause = 3 * 60;

/**
 * What somebody does, told before the days, is nothing about hours: `Cortes de pelo de martes a domingo`,
 * `Lunch catering Monday to Friday 10 to 2`. A word for a pause names a trade there where one that nobody
 * knows goes on from it, or where the only hours of the text are too long for a pause.
 */
export function withoutTitles(items: readonly Item[], tokens: readonly Token[]): Item[] {
  let start = 0;
  return items.map((item, at): Item => {
    if (item.kind === 'separator' && item.strength === 'stop') start = at + 1;
    const isFirst = !items.slice(start, at).some(isTold);
    if (isFirst && item.kind === 'times' && isOtherwise(items, at, tokens))
      return { kind: 'unknown', from: item.from, to: item.to };
    if (item.kind !== 'break') return item;
    const isTrade = isFirst ? leadsToDays(items, at, tokens) : isCut(items, at, tokens);
    return isTrade ? { kind: 'unknown', from: item.from, to: item.to } : item;
  });
}

function isTold({ kind }: Item): boolean {
  return !['work', 'unknown', 'separator', 'break'].includes(kind);
}

/** Does a word that nobody knows go on from it, at once or over `y`? */
function isNamed(items: readonly Item[], at: number, tokens: readonly Token[]): boolean {
  const [item, behind, further] = items.slice(at, at + 3);
  const noun = behind?.kind === 'separator' && behind.strength !== 'stop' ? further : behind;
  if (!item || noun?.kind !== 'unknown') return false;
  return tokens
    .slice(item.to + 1, noun.from)
    .every(({ word }) => /^(?:de|del|a|al|para|the|of|y|and|&|,|-)$/.test(word));
}

/** Behind the name come days and their hours, which no other hours of the text leave for a pause. */
function leadsToDays(items: readonly Item[], at: number, tokens: readonly Token[]): boolean {
  const behind = items.slice(at + 1);
  const isKnown = isNamed(items, at, tokens);
  const next = behind.findIndex(isTold);
  const stop = behind.findIndex((item) => item.kind === 'separator' && item.strength === 'stop');
  if (stop >= 0 && (stop < next || next < 0)) return isKnown;
  const told = behind[next];
  if (told?.kind !== 'days' && told?.kind !== 'times') return false;
  const hours = behind.find((item) => item.kind === 'times');
  if (hours?.kind !== 'times' || !hours.isExact) return false;
  const isLong = hours.open.some(({ start, end }) => end - start > longestPause);
  const others = items.filter((item) => item.kind === 'times' && item.isExact && item !== hours);
  return isKnown ? isLong || others.length === 0 : isLong && others.length === 0;
}

/** `vestidos de noche de martes a sábado, 10 a 18`: the clock of 24 hours says another part of the day. */
function isOtherwise(items: readonly Item[], at: number, tokens: readonly Token[]): boolean {
  const part = items[at];
  const hours = items.slice(at + 1).find(({ kind }) => kind !== 'separator' && kind !== 'days');
  if (part?.kind !== 'times' || part.isExact || hours?.kind !== 'times' || !hours.isExact)
    return false;
  const is24 = tokens
    .slice(hours.from, hours.to + 1)
    .some(({ kind, word }) => kind === 'number' && Number(word) > 12 && Number(word) <= 24);
  const isNoun = items[at - 1]?.kind === 'unknown' && tokens[part.from]?.word === 'de';
  return is24 && isNoun && !overlap(hours.open, part.close);
}

/** `martes a domingo 10 a 19, cortes de pelo`: hair, and no hours of it behind. */
function isCut(items: readonly Item[], at: number, tokens: readonly Token[]): boolean {
  const item = items[at];
  const isHair = /^cortes?$/.test(tokens[item?.from ?? -1]?.word ?? '');
  const stop = items.findIndex(
    (one, place) => place > at && one.kind === 'separator' && one.strength === 'stop',
  );
  const rest = items.slice(at + 1, stop < 0 ? items.length : stop);
  return isHair && isNamed(items, at, tokens) && !rest.some(({ kind }) => kind === 'times');
}
