import type { Token } from '../../../../parsing/text/rules.ts';
import type { Item } from '../rules.ts';

type Hours = Extract<Item, { kind: 'times' }>;

/** What people do while nobody can meet them. */
const doing =
  /^(?:eat|pray|nap|rest|walk|swim|exercise|gym|meditate|prayer|prayers|teatime|dinner|breakfast|run|pickup|siesta|rezo|oro|como|almuerzo|duermo|descanso|recojo|busco|llevo|entreno|paseo|camino|desayuno|ceno|meriendo|salat|namaz)$/;
const longestPause = 150;
const longestMeeting = 240;
/** `how do you eat`, `como a las 2`: nothing that is done. */
const about = /^(?:\d+|las?|tipo|siempre|el|los)$/;

/** `9 to 6, I pray between 1 and 2 on Fridays`: hours within those of the day are a pause. */
export function withPauses(items: readonly Item[], tokens: readonly Token[]): Item[] {
  return items.flatMap((item, index): Item[] => {
    const { from } = item;
    if (item.kind === 'times' && isMeeting(items, index, tokens))
      return [{ kind: 'close', from, to: from }, item];
    const isPause =
      item.kind === 'times' &&
      isRange(item) &&
      isOfSameDays(items, index) &&
      isInside(item, items.slice(0, index)) &&
      isDone(items, index, tokens);
    if (!isPause) return [item];
    return [{ kind: 'break', minutes: 60, from, to: from }, item];
  });
}

/** No days stand between the hours before and these, unless hours of these come first. */
function isOfSameDays(items: readonly Item[], index: number): boolean {
  const hours = items.slice(0, index).findLastIndex(({ kind }) => kind === 'times');
  const stop = items
    .slice(0, index)
    .findLastIndex((one) => one.kind === 'separator' && one.strength === 'stop');
  const start = Math.max(hours, stop);
  const first = items.slice(start + 1, index).findIndex(({ kind }) => kind === 'separator');
  return items
    .slice(start + 1 + Math.max(first, 0), index)
    .every(({ kind }) => kind !== 'days' && kind !== 'dates' && kind !== 'holidays');
}

function isRange(
  { isExact, isOpenStart, isOpenEnd, open }: Hours,
  longest: number = longestPause,
): boolean {
  const [only] = open;
  const isShort = only !== undefined && only.end - only.start <= longest;
  return isExact && !isOpenStart && !isOpenEnd && isShort;
}

function isInside({ open }: Hours, before: readonly Item[]): boolean {
  return before.some(
    (item) =>
      item.kind === 'times' &&
      item.isExact &&
      open.every(({ start, end }) =>
        item.open.some((whole) => whole.start < start && end < whole.end),
      ),
  );
}

/** Is the piece of the sentence in which these hours stand about something else? */
function isDone(items: readonly Item[], index: number, tokens: readonly Token[]): boolean {
  const start = items.slice(0, index).findLastIndex(({ kind }) => kind === 'separator');
  const end = items.findIndex(({ kind }, at) => at > index && kind === 'separator');
  const piece = items.slice(start + 1, end < 0 ? items.length : end);
  if (piece.some(({ kind }) => kind === 'break' || kind === 'close' || kind === 'except'))
    return false;
  const from = (items[start]?.to ?? -1) + 1;
  const to = end < 0 ? tokens.length : (items[end]?.from ?? tokens.length);
  const isOther = (at: number) => about.test(tokens[at + 1]?.word ?? '');
  const isHours = (at: number) => at >= (items[index]?.from ?? 0) && at <= (items[index]?.to ?? 0);
  return tokens
    .slice(from, to)
    .some(
      ({ word }, at) =>
        doing.test(word) && !isHours(from + at) && !(word === 'como' && isOther(from + at)),
    );
}

const then = /^(?:ahi|alli|then|entonces)$/;

/** `yoga 6 to 7:30 on Mondays, and I don't take bookings then`: the hours just told are closed. */
export function withoutThen(items: readonly Item[], tokens: readonly Token[]): Item[] {
  const kept: Item[] = [];
  let isSaid = false;
  items.forEach((item, index) => {
    const isStop = item.kind === 'separator' && item.strength === 'stop';
    isSaid &&= !isStop;
    if (isSaid) return;
    if (item.kind !== 'close') {
      kept.push(item);
      return;
    }
    const start = kept.findLastIndex((one) => one.kind === 'separator' && one.strength === 'stop');
    const at = kept.findIndex((one, place) => place > start && one.kind === 'times');
    const hours = kept[at];
    const isAlone = kept.slice(at + 1).every(({ kind }) => kind !== 'times');
    if (hours?.kind === 'times' && hours.isExact && isAlone && isThen(items, index, tokens)) {
      const { from } = hours;
      kept.splice(at, 0, { kind: 'close', from, to: from });
      while (['separator', 'work'].includes(kept.at(-1)?.kind ?? '')) kept.pop();
      isSaid = true;
    } else kept.push(item);
  });
  return kept;
}

/** Behind a joint, with `then` beside it and nothing but words to the end of the sentence. */
function isThen(items: readonly Item[], index: number, tokens: readonly Token[]): boolean {
  const [joint, close] = [items[index - 1], items[index]];
  if (joint?.kind !== 'separator' || joint.strength === 'stop' || !close) return false;
  const stop = items.findIndex(
    (one, at) => at > index && one.kind === 'separator' && one.strength === 'stop',
  );
  const rest = items.slice(index + 1, stop < 0 ? items.length : stop);
  const end = stop < 0 ? tokens.length : (items[stop]?.from ?? tokens.length);
  const words = tokens.slice(joint.to + 1, end);
  return (
    rest.every(({ kind }) => kind === 'unknown' || kind === 'work') &&
    words.some(({ word }) => then.test(word))
  );
}

const meeting =
  /\b(?:i|we)(?:'ve)? (?:have|got|have got|attend|go to) (?:(?:a|an|my|our|the|this|that|regular|weekly|standing|staff|team|other) )*([a-z]+)|\b(?:tengo|tenemos|hay|voy a) (?:(?:una?|mi|la|el|mis|las|los) )*([a-z]+)/;
/** What one offers to others, who may come then. */
const offered =
  /^(?:open\w*|free|slots?|spots?|availab\w*|time|times|space|spaces|room|hours?|gaps?|windows?|clients?|patients?|students?|appointments?|sessions?|lessons?|evenings?|mornings?|afternoons?|nights?|days?|from|between|only|just|disponib\w*|libres?|huecos?|cupos?|espacios?|horas?|horario|horarios|tiempo|consultas?|citas?|pacientes|clientes|alumnos|turnos?|bloques?|atencion|agenda|atender|trabajar|estar|abrir|recibir|poder|dar|hacer|ver|tomar|empezar|comenzar|partir|cerrar|terminar|tener|ofrecer|agendar|un|de|desde|entre|solo|todo|toda|la|las|el|los)$/;

/** `I have a standing meeting Tuesdays 10 to 11, otherwise 9 to 5`: shorter hours within those told. */
function isMeeting(items: readonly Item[], index: number, tokens: readonly Token[]): boolean {
  const item = items[index];
  if (item?.kind !== 'times' || !isRange(item, longestMeeting)) return false;
  const isApart = ({ kind }: Item) => kind === 'separator';
  const isList = (at: number) => isListed(items[at - 1], items[at + 1]);
  const start = items.findLastIndex((one, at) => at < index && isApart(one) && !isList(at));
  const end = items.findIndex((one, at) => at > index && isApart(one));
  const piece = items.slice(start + 1, end < 0 ? items.length : end);
  if (piece.some(({ kind }) => ['break', 'close', 'except', 'same'].includes(kind))) return false;
  const first = (items[start]?.to ?? -1) + 1;
  const words = tokens.slice(first, item.from).map(({ word }) => word);
  const found = meeting.exec(words.join(' '));
  const noun = found?.[1] ?? found?.[2];
  const others = items.filter((one) => one !== item);
  return noun !== undefined && !offered.test(noun) && isInside(item, others);
}

/** Two days of a list, not one of those before. */
function isListed(one: Item | undefined, other: Item | undefined): boolean {
  if (one?.kind !== 'days' || other?.kind !== 'days')
    return one?.kind === 'dates' && other?.kind === 'dates';
  return !other.days.every((day) => one.days.includes(day));
}

const self = /^(?:i|i'm|i've|i'll|we|we're|we've|my)$/;
const selfVerb = /^(?:voy|estoy|tengo|hago|ando|me)$/;

/** `Afternoons I golf.`, `A la tarde duermo la siesta.`: behind the hours, a part of the day is taken. */
export function withTakenParts(items: readonly Item[], tokens: readonly Token[]): Item[] {
  const kept: Item[] = [];
  let isFirst = true;
  let isSaid = false;
  items.forEach((item, index) => {
    const isEnd = item.kind === 'separator' && item.strength === 'stop';
    isSaid &&= !isEnd;
    if (isSaid) return;
    const isTaken =
      isFirst &&
      item.kind === 'times' &&
      !item.isExact &&
      items.slice(0, index).some((one) => one.kind === 'times' && one.isExact) &&
      isTakenBy(items, index, tokens);
    if (isTaken) kept.push({ kind: 'close', from: item.from, to: item.from });
    kept.push(item);
    isSaid = isTaken;
    isFirst = isEnd;
  });
  return kept;
}

function isTakenBy(items: readonly Item[], index: number, tokens: readonly Token[]): boolean {
  const rest = items.slice(index + 1);
  const stop = rest.findIndex((one) => one.kind === 'separator' && one.strength === 'stop');
  const said = rest.slice(0, stop < 0 ? rest.length : stop);
  const plain = ['unknown', 'break', 'also', 'separator'];
  const end = items[index]?.to ?? 0;
  // The verb behind it was found to take the time already.
  const isPlain = said.every(
    ({ kind, from }) => plain.includes(kind) || (kind === 'close' && from <= end + 2),
  );
  const hasWord = said.some(({ kind }) => kind !== 'also' && kind !== 'separator');
  const first = tokens[(items[index]?.to ?? 0) + 1]?.word ?? '';
  const second = tokens[(items[index]?.to ?? 0) + 2]?.word ?? '';
  const hasOther = /^(?:i've got|i have|we have|we've got|i've )/.test(`${first} ${second} `);
  if (isPlain && hasOther) return true;
  // `After lunch it's the garden.`
  const isThing = /^(?:it's the|it's my|, el|, la|, mi|es el|es la) $/.test(`${first} ${second} `);
  if (isPlain && hasWord && isThing) return true;
  const [next] = said;
  const isVerb = /^[a-z]{3,}o$/.test(first) && next?.from === (items[index]?.to ?? 0) + 1;
  return isPlain && hasWord && (self.test(first) || selfVerb.test(first) || isVerb);
}
