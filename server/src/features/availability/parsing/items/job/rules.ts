import type { Token } from '../../../../parsing/text/rules.ts';
import { overlap } from '../../ranges/rules.ts';
import type { Item } from '../rules.ts';
import { behind, isScope, isStop } from '../so/rules.ts';

/** `I work in a school until 4, I can do 5 to 8`: hours that end without a day, before those one has. */
export function isJobBefore(items: readonly Item[], index: number): boolean {
  const [item, able, hours] = items.slice(index, index + 3);
  const isComma = item?.kind === 'separator' && item.strength === 'comma' && able?.kind === 'work';
  if (!isComma || hours?.kind !== 'times' || !hours.isExact) return false;
  const start = items.findLastIndex((one, at) => at < index && isStop(one)) + 1;
  const job = items.slice(start, index);
  const times = job.filter((one) => one.kind === 'times');
  const isEnd = times.length === 1 && times.every((one) => one.isOpenStart && one.isExact);
  const hasWord = ['work', 'unknown'].every((kind) => job.some((one) => one.kind === kind));
  return isEnd && hasWord && !job.some(isScope);
}

/** `weekdays I get off at five and can talk from five thirty until nine`: the first is the job's end. */
export function isJobEnd(items: readonly Item[], index: number, tokens: readonly Token[]): boolean {
  const joint = items[index];
  const isJoint = joint?.kind === 'separator' && ['and', 'comma'].includes(joint.strength);
  if (!isJoint) return false;
  const end = items.slice(0, index).findLast(({ kind }) => kind !== 'unknown');
  const hours = items.slice(index + 1).find(({ kind }) => kind !== 'work' && kind !== 'unknown');
  if (end?.kind !== 'times' || !end.isOpenStart || hours?.kind !== 'times') return false;
  const isAble = tokens.slice(end.to + 1, hours.from).some(({ word }) => able.test(word));
  const isRange = hours.isExact && !hours.isOpenStart;
  return isAble && isRange && (hours.open[0]?.start ?? 0) >= (end.close[0]?.end ?? 0);
}

const able =
  /^(?:can|could|puedo|podria|free|available|call|ring|text|message|reach|book|llamenme|llamen|llameme|llama|llamar|escribanme|escriban|agenden|reserven|contactenme|libre|disponible|atiendo)$/;

/**
 * `I work Monday to Friday 9 to 5, so weeknights 6 to 10`: hours of several days, and behind `so` others
 * of the same ones, are those of another job.
 */
export function isOtherJob(items: readonly Item[], index: number, kept: readonly Item[]): boolean {
  const sentence = kept.slice(kept.findLastIndex(isStop) + 1);
  const isPlain = sentence.every(({ kind }) =>
    ['days', 'times', 'work', 'unknown', 'separator'].includes(kind),
  );
  const hours = sentence.filter((item) => item.kind === 'times');
  const days = sentence.flatMap((item) => (item.kind === 'days' ? item.days : []));
  const isRange = hours.every((one) => one.isExact && !one.isOpenStart && !one.isOpenEnd);
  const [first, second] = behind(items, index);
  const told = [first, second].find((item) => item?.kind === 'times');
  const own = [first, second].flatMap((item) => (item?.kind === 'days' ? item.days : []));
  if (told?.kind !== 'times' || !told.isExact || !isPlain || !isRange) return false;
  const isSame = own.every((day) => days.includes(day));
  const isApart = hours.every((one) => !overlap(one.open, told.open));
  return hours.length === 1 && days.length > 1 && isSame && isApart;
}

const job = /^(?:work|job|office|employed|trabajo|laburo|chambeo|curro|pega|oficina)$/;

/** `I work Monday to Friday 9 to 5, so Saturdays 10 to 2`: perhaps no hours for clients, which is asked. */
export function maybeOtherJob(
  items: readonly Item[],
  index: number,
  kept: readonly Item[],
  tokens: readonly Token[],
): boolean {
  const sentence = kept.slice(kept.findLastIndex(isStop) + 1);
  const said = tokens.slice(sentence[0]?.from, items[index]?.from);
  const days = sentence.flatMap((item) => (item.kind === 'days' ? item.days : []));
  const own = behind(items, index).slice(0, 2);
  const isOfOthers = own.some(
    (item) =>
      item?.kind === 'days' && !item.isRest && item.days.every((day) => !days.includes(day)),
  );
  const hasHours = own.some((item) => item?.kind === 'times' && item.isExact);
  const isRange = sentence.some(
    (item) => item.kind === 'times' && item.isExact && !item.isOpenStart,
  );
  return (
    isOfOthers && hasHours && isRange && days.length > 1 && said.some(({ word }) => job.test(word))
  );
}
