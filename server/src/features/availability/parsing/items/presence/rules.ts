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
  /^(?:(?:i|i'm|i am|im|me|yo|personalmente|personally|only|just|solo|solamente|pero) )*(?:(?:i'm|i am|am|im|estoy|atiendo|voy|me toca)(?: only| just| solo)? ?(?:there|in|here|around|ahi|alli|presente)?|(?:i )?only (?:work|do|see|take))(?: (?:on|los|el|from))? $/;

/**
 * `the pharmacy's open 8 to 10 but I'm only there Mondays 8 to 2 and Saturdays 4 to 10`: the hours of the
 * house, which are no hours of one's own. Where none are told of one's own days, they have those.
 */
function withoutHouse(items: readonly Item[], tokens: readonly Token[]): readonly Item[] {
  const joint = items.findIndex((item, at) => isJoint(items, item, at, tokens));
  const start = items.findLastIndex((item, at) => at < joint && isStopAt(item)) + 1;
  const house = items.slice(start, joint);
  const day = items.findIndex(({ kind }, at) => at > joint && kind === 'days');
  const behind = items.slice(day + 1).find(({ kind }) => !/^(?:days|separator)$/.test(kind));
  const days = items[day];
  const but = items[joint];
  if (!but || !days || joint < 0 || day < 0) return items;
  const isTold = house.some((item) => item.kind === 'times' && isRange(item));
  const said = tokens.slice(house[0]?.from ?? 0, but.from);
  const before = tokens.slice(items[start - 1]?.to ?? 0, house[0]?.from ?? 0);
  const words = [...before, ...said].map(({ word }) => word);
  const isOwn = words.some((word) => own.test(word) || /^(?:my|mi|nos)$/.test(word));
  const lead = tokens
    .slice(but.to + 1, days.from)
    .map(({ word }) => word)
    .join(' ');
  const isAnd = but.kind === 'separator' && but.strength !== 'but';
  const isMe =
    present.test(`${lead} `) && (!isAnd || (/^(?:i|i'm|im|yo)\b/.test(lead) && isHouse(words)));
  const isIn = but.kind === 'separator' && but.strength === 'but';
  const isWork = isIn && isHouse(words) && isTeaching(lead, house, days);
  if (!isTold || (isOwn && !isAnd) || !(isMe || isWork)) return items;
  if (behind !== undefined && !isStopped(items, day))
    return [...items.slice(0, start), ...items.slice(joint + 1)];
  // `open 9 to 5 Monday to Friday and I'm there Tuesdays and Wednesdays`
  const hours = house.filter(({ kind }) => kind === 'times');
  return [...items.slice(0, start), ...hours, ...items.slice(day)];
}

const teaching =
  /^(?:(?:i|yo|personalmente|personally|only|solo|myself) )*(?:teach|coach|train|work|see (?:clients|people|patients)|hago clases|doy clases|hago consultas|atiendo|trabajo)(?: (?:on|los|el))? $/;

/** `the studio is open 9 to 9 every day but I teach Tuesdays 4 to 8`: of the days of a house. */
function isTeaching(lead: string, house: readonly Item[], days: Item): boolean {
  const named = house.flatMap((item) => (item.kind === 'days' ? item.days : []));
  const isPart = days.kind === 'days' && days.days.every((day) => named.includes(day));
  return isPart && teaching.test(`${lead} `);
}

/** `but`, or an `and` before who is there. */
function isJoint(
  items: readonly Item[],
  item: Item,
  at: number,
  tokens: readonly Token[],
): boolean {
  if (item.kind !== 'separator' || !/^(?:but|and|stop|comma)$/.test(item.strength)) return false;
  const isMe = /^(?:i|i'm|im|yo)$/.test(tokens[item.to + 1]?.word ?? '');
  return item.strength === 'but' || (isMe && items[at - 1]?.kind !== 'separator');
}

const houses =
  /^(?:open|opens|abre|abren|abrimos|shop|store|clinic|gym|local|tienda|clinica|gimnasio|consultorio|consulta|practice|centro|studio|salon|office|oficina|bakery|cafe)$/;

/** `the shop is open`, `my clinic opens`; not `I'm open`. */
function isHouse(words: readonly string[]): boolean {
  const isOwn = words.some((word, at) =>
    /^(?:my|mi)$/.test(word) ? !houses.test(words[at + 1] ?? '') : /^(?:i|i'm|im|yo)$/.test(word),
  );
  return words.some((word) => houses.test(word)) && !isOwn;
}

/** Does the sentence end before any hours of these days? */
function isStopped(items: readonly Item[], day: number): boolean {
  const end = items.findIndex((item, at) => at > day && isStopAt(item));
  const sentence = items.slice(day, end < 0 ? items.length : end);
  return sentence.every(({ kind }) => /^(?:days|separator)$/.test(kind));
}

function isStopAt(item: Item): boolean {
  return item.kind === 'separator' && item.strength === 'stop';
}
