import type { Token } from '../../../../parsing/text/rules.ts';
import { isJobBefore, isJobEnd, isOtherJob, maybeOtherJob } from '../job/rules.ts';
import type { Item } from '../rules.ts';
import { behind, isScope, isSo, isStop } from '../so/rules.ts';

/**
 * What stands before `so` is why: `Wednesdays I'm at the hospital all day so no appointments` closes
 * them, and `Fridays there's a meeting till four, so half past four to six` tells their hours, as does
 * who is off work then and has time. Hours of several days before it are left as they were said, unless
 * others of the same days stand behind it.
 */
export function withConclusions(items: readonly Item[], tokens: readonly Token[]): Item[] {
  const kept: Item[] = [];
  items.forEach((item, index) => {
    if (isJobBefore(items, index)) cutReason(kept);
    else if (isJobEnd(items, index, tokens)) kept.splice(kept.findLastIndex(isTimes), 1);
    if (isSo(item)) dropVague(kept);
    const start = isSo(item) ? lastScope(kept) : null;
    if (isSo(item) && tellsLater(items, index) && isOfNoDay(kept)) cutReason(kept);
    else if (start === null) kept.push(item);
    else if (isOtherJob(items, index, kept)) {
      // `I work Monday to Friday 9 to 5, so evenings 6 to 9`: of these days.
      if (behind(items, index)[0]?.kind === 'times' && !isScope(behind(items, index)[1]))
        cutBehind(kept, start, tokens);
      else cutReason(kept);
    } else if (maybeOtherJob(items, index, kept, tokens)) {
      const { from } = kept[kept.findLastIndex(isStop) + 1] ?? item;
      kept.push({ kind: 'approximate', from, to: item.from }, item);
    } else if (closesBehind(items, index)) cutBehind(kept, behindPart(kept, start), tokens);
    else if (
      opensBehind(items, index, tokens) &&
      (isOneDay(kept, start) || namesThem(items, index, tokens))
    ) {
      cutBehind(kept, start, tokens);
      dropClosed(kept);
    } else if (isOfDayBefore(items, index) && isOneDay(kept, start)) cutBehind(kept, start, tokens);
    else if (tellsBehind(items, index) && isOnlyWhy(kept, start, isOfDay(items, index, kept)))
      cutReason(kept);
    else if (tellsLater(items, index) && isOnlyWhy(kept, start) && !isWorking(kept))
      cutReason(kept);
    else kept.push(item);
  });
  return kept;
}

/** `Fridays I leave early because of temple, so 9 to 1`: how early is told behind `so`. */
function dropVague(kept: Item[]): void {
  const last = kept.findLastIndex((item) => item.kind !== 'separator');
  const [vague, stop] = [kept[last], kept[last + 1]];
  const isVague = vague?.kind === 'problem' && !vague.isCondition && stop?.from === vague.from;
  if (isVague && isScope(kept[last - 1])) kept.splice(last);
}

/** `so on those days three to six` */
function namesThem(items: readonly Item[], index: number, tokens: readonly Token[]): boolean {
  const so = items[index];
  const hours = items.slice(index + 1).find(isTimes);
  const words = so && hours ? tokens.slice(so.to + 1, hours.from).map(({ word }) => word) : [];
  return /\b(?:that day|those days|ese dia|esos dias)\b/.test(words.join(' '));
}

function isTimes(item: Item): boolean {
  return item.kind === 'times';
}

/** The place behind the days that the reason is about; null where it names none. */
function lastScope(kept: readonly Item[]): number | null {
  const start = kept.findLastIndex(isStop) + 1;
  const last = kept.findLastIndex((item, index) => index >= start && isScope(item));
  const hours = kept.slice(last + 1).filter((item) => item.kind === 'times' && item.isExact);
  return last < 0 || hours.length > 1 ? null : last + 1;
}

/** `Friday afternoons I'm no good, so no`: the place behind the part of the day. */
function behindPart(kept: readonly Item[], start: number): number {
  const part = kept[start];
  return part?.kind === 'times' && !part.isExact ? start + 1 : start;
}

/** `my mornings are taken Monday to Wednesday, so those days 1 to 6`: what is closed was told before the days. */
function dropClosed(kept: Item[]): void {
  const first = kept.findLastIndex(isStop) + 1;
  const scope = kept.findIndex((item, at) => at >= first && isScope(item));
  for (let at = scope - 1; at >= first; at -= 1) {
    const item = kept[at];
    if (item?.kind === 'close' || (item?.kind === 'times' && !item.isExact)) kept.splice(at, 1);
  }
}

/** Nothing but the days is left of the reason. */
function cutBehind(kept: Item[], start: number, tokens: readonly Token[]): void {
  kept.splice(start);
  // `until two on Mondays, so three to six`
  const first = kept.findLastIndex(isStop) + 1;
  const end = kept.findIndex(
    (item, at) => at >= first && item.kind === 'times' && item.isOpenStart,
  );
  const isAhead = kept.slice(first, end).every(({ kind }) => kind === 'work' || kind === 'unknown');
  if (end >= 0 && isAhead) kept.splice(end, 1);
  // `I'm on the early shift, 6 to 2, Monday to Friday, so 3 to 6`
  else if (isShift(kept.slice(first), tokens))
    for (let at = start - 1; at >= first; at -= 1)
      if (kept[at]?.kind === 'times') kept.splice(at, 1);
}

const shifts = /^(?:shift|turno|guardia|job|pega|laburo|chamba|curro|employed|factory|fabrica)$/;

/** Does the sentence tell of another job, whose hours stand before its days? */
function isShift(sentence: readonly Item[], tokens: readonly Token[]): boolean {
  const [from, to] = [sentence[0]?.from ?? 0, sentence.at(-1)?.to ?? 0];
  return tokens.slice(from, to + 1).some(({ word }) => shifts.test(word));
}

function closesBehind(items: readonly Item[], index: number): boolean {
  const [close, next, own] = behind(items, index);
  // `Wednesdays I'm at the clinic so no Thursdays 4 to 8`
  const isOfOthers = isScope(next) && own?.kind === 'times' && own.isExact;
  return close?.kind === 'close' && (next === undefined || next.kind === 'separator' || isOfOthers);
}

/** Hours that have no days of their own. */
function opensBehind(items: readonly Item[], index: number, tokens: readonly Token[]): boolean {
  const [times, next, days, own] = behind(items, index);
  if (times?.kind !== 'times' || !times.isExact || isScope(next)) return false;
  const isListed = next?.kind === 'separator' && !isStop(next) && isScope(days);
  if (!isListed || own?.kind === 'times' || own?.kind === 'close' || own?.kind === 'same')
    return true;
  // `so those days 1 to 6, Thursdays and Fridays 9 to 6`
  const list = behind(items, index).slice(2);
  const end = list.findIndex((item) => !isScope(item) && item?.kind !== 'separator');
  return list[end]?.kind === 'times' && namesThem(items, index, tokens);
}

/** `Thursday I do a late, so twelve to nine, Friday ten to six`: days come first, so these are Thursday's. */
function isOfDayBefore(items: readonly Item[], index: number): boolean {
  const rest = behind(items, index);
  const stop = rest.findIndex(isStop);
  const told = rest
    .slice(0, stop < 0 ? rest.length : stop)
    .filter((item) => item?.kind !== 'separator');
  const [hours, day, own] = told;
  const isPair = hours?.kind === 'times' && hours.isExact && isScope(day) && own?.kind === 'times';
  return isPair && !isScope(told.at(-1));
}

function isOneDay(kept: readonly Item[], start: number): boolean {
  const days = kept[start - 1];
  const before = kept[start - 2];
  const isAlone = days?.kind === 'dates' || (days?.kind === 'days' && days.days.length === 1);
  const isClosed = kept.slice(start).some(({ kind }) => kind === 'close');
  const hasHours = kept.slice(start).some(({ kind }) => kind === 'times');
  return isClosed || !hasHours || (isAlone && !isScope(before));
}

/** Days with hours of their own, of which the reason says nothing that is open. */
function tellsBehind(items: readonly Item[], index: number): boolean {
  const [one, two] = behind(items, index);
  const isOfDays = one?.kind === 'days' && two?.kind === 'times';
  return isOfDays || (one?.kind === 'times' && one.isExact && two?.kind === 'days');
}

/** `so just afternoons, say 1 to 5, weekdays only`, `so Tuesdays and Thursdays, 8 to 5` */
function tellsLater(items: readonly Item[], index: number): boolean {
  const rest = behind(items, index);
  const stop = rest.findIndex(isStop);
  const told = rest.slice(0, stop < 0 ? rest.length : stop);
  const isPlain = told.every((item) => ['days', 'times', 'separator'].includes(item?.kind ?? ''));
  const hasHours = told.some((item) => item?.kind === 'times' && item.isExact);
  return isPlain && hasHours && told.some((item) => item?.kind === 'days');
}

/** `I work as a nurse Mon-Wed, so …`: days of which nobody knows whether they are for clients. */
function isWorking(kept: readonly Item[]): boolean {
  const sentence = kept.slice(kept.findLastIndex(isStop) + 1);
  return sentence.some(({ kind }) => kind === 'work') && !sentence.some(isTimes);
}

/** `I sing on Thursday nights so Thursdays I stop at 5`: the same day again. */
function isOfDay(items: readonly Item[], index: number, kept: readonly Item[]): boolean {
  const [day] = behind(items, index);
  const sentence = kept.slice(kept.findLastIndex(isStop) + 1);
  const named = sentence.flatMap((item) => (item.kind === 'days' ? item.days : []));
  const isVague = sentence.every((item) => item.kind !== 'times' || !item.isExact);
  return day?.kind === 'days' && isVague && day.days.join() === named.join();
}

/** `I'm at work Monday to Friday till five, so weekdays six to nine`: no hours from and to. */
function isOnlyWhy(kept: readonly Item[], start: number, isOfSameDay = false): boolean {
  const sentence = kept.slice(kept.findLastIndex(isStop) + 1, start);
  const days = sentence.flatMap((item) => (item.kind === 'days' ? item.days : []));
  const isGroup = days.length > 1 || isOfSameDay;
  return (
    isGroup &&
    kept
      .slice(start)
      .every(
        (item) =>
          item.kind !== 'close' &&
          (item.kind !== 'times' || item.isOpenStart || (isOfSameDay && !item.isExact)),
      )
  );
}

/** `I'm home by 8:30, so nine to two on Mondays`: hours of one's own life, and no days. */
function isOfNoDay(kept: readonly Item[]): boolean {
  const sentence = kept.slice(kept.findLastIndex(isStop) + 1);
  const hasWord = sentence.some(({ kind }) => kind === 'unknown');
  const isPlain = sentence.every(
    (item) => !isScope(item) && !['problem', 'except', 'only', 'break', 'same'].includes(item.kind),
  );
  const times = sentence.filter((item) => item.kind === 'times');
  return hasWord && isPlain && times.length > 0 && times.every((item) => item.isExact);
}

function cutReason(kept: Item[]): void {
  kept.splice(kept.findLastIndex(isStop) + 1);
}
