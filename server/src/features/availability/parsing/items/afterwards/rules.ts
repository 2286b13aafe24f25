import type { Token } from '../../../../parsing/text/rules.ts';
import { overlap } from '../../ranges/rules.ts';
import type { Item } from '../rules.ts';

const then =
  /\b(?:after that|after which|from then|from there|then i|despues de eso|despues de ahi|despues de esa hora|de ahi|luego|desde ahi|a partir de ahi)\b/;
/** `Wednesdays clinic until noon, then I can talk one to four`. */
const able =
  /\bthen (?:i can|i'm free|i am free)|(?:despues|luego|ahi) (?:puedo|estoy libre|quedo libre)/;
const own = /^(?:(?:i|i'm|we|am|are|estoy|puedo|atiendo|yo|from|open|on|:|,|-)? ?)*$/;
/** Who has other hours before them. */
const job =
  /\b(?:trabajo en una?|i work (?:at|in) an?|at work|on site|on the job|at my job|on shift|my shift|in class|at school|at the office|en obra|en la obra|en el trabajo|en la pega|en la oficina|en clases|en turno|de turno|en el colegio)\b/;

/** `I'm on site till 4:30, after that I can take calls till 7`: from the first end to the second. */
export function withAfterwards(items: readonly Item[], tokens: readonly Token[]): Item[] {
  const kept: Item[] = [];
  for (const item of withoutJobs(withoutDone(items, tokens), tokens)) {
    const at = kept.findLastIndex(({ kind }) => kind === 'times');
    const before = kept[at];
    const joints = kept.slice(at + 1);
    const isJoined =
      item.kind === 'times' &&
      before?.kind === 'times' &&
      item.isExact &&
      before.isExact &&
      before.isOpenStart &&
      before.isBefore !== true &&
      joints.every(({ kind }) => kind === 'separator' || kind === 'work' || kind === 'unknown');
    const said = isJoined ? wordsOf(tokens, before.to + 1, item.from) : '';
    const end = isJoined ? (before.close[0]?.end ?? 0) : 0;
    const last = isJoined ? (item.open[0]?.end ?? 0) : 0;
    const ahead = isJoined ? wordsOf(tokens, (kept[at - 1]?.to ?? -1) + 1, before.from) : '';
    const isThing = kept[at - 1]?.kind === 'unknown' || !own.test(ahead);
    const isDone = isThing && able.test(`${said} `);
    const isAway =
      isJoined && (isDone || job.test(wordsOf(tokens, sentenceStart(kept), before.from)));
    if (!isJoined || !then.test(said) || !isAway || last <= end) {
      kept.push(item);
      continue;
    }
    // The job's end alone says nothing: the hours behind it begin then.
    const range = item.isOpenStart ? [{ start: end, end: last }] : item.open;
    const { from } = before;
    kept.splice(at, kept.length - at, {
      ...item,
      open: range,
      close: range,
      isOpenStart: false,
      from,
    });
  }
  return kept;
}

/** `Pilates Mondays 6 to 7, and then I'm free 7 to 9`: what one does before one is free. */
function withoutDone(items: readonly Item[], tokens: readonly Token[]): Item[] {
  return items.filter((item, index) => {
    if (item.kind !== 'times' || !item.isExact || item.isOpenStart || item.isOpenEnd) return true;
    const next = items.findIndex(({ kind }, at) => at > index && kind === 'times');
    const hours = items[next];
    const between = items.slice(index + 1, next);
    const isOne = between.every(({ kind }) => ['separator', 'work', 'days'].includes(kind));
    if (hours?.kind !== 'times' || !hours.isExact || !isOne || between.some(isStop)) return true;
    const start = items.findLastIndex(({ kind }, at) => at < index && kind === 'separator');
    const isThing = items.slice(start + 1, index).some(({ kind }) => kind === 'unknown');
    return !(isThing && able.test(`${wordsOf(tokens, item.to + 1, hours.from)} `));
  });
}

const employed =
  /\b(?:i work|i'm at work|my job|my day job|i'm employed)\b.*\b(?:at|for|in) (?:the|an?|my)\b|\btrabajo\b.*\ben (?:una?|el|la)\b|\bmi (?:trabajo|pega|laburo|chamba)\b/;
const freed =
  /\b(?:free|i'm available|i am available|i can talk|i can meet|take calls|libre|disponible|puedo atender|puedo conversar)\b/;

/** `I work Mondays 9 to 5 at the bank, and I'd be free from 6 to 9`: the first hours are the job's. */
function withoutJobs(items: readonly Item[], tokens: readonly Token[]): Item[] {
  return items.filter((item, index) => {
    if (item.kind !== 'times' || !item.isExact || item.isOpenStart || item.isOpenEnd) return true;
    const next = items.findIndex(
      (one, at) => at > index && one.kind === 'times' && (one.isExact || isStopBehind(items, at)),
    );
    const hours = items[next];
    const between = items.slice(index + 1, next);
    const isOne = between.every((one) =>
      ['separator', 'work', 'unknown', 'days'].includes(one.kind) ? !isStop(one) : isVague(one),
    );
    if (hours?.kind !== 'times' || !hours.isExact || !isOne || isDaysAhead(items, next))
      return true;
    const start = sentenceStart(items.slice(0, index));
    const isJob = employed.test(wordsOf(tokens, start, hours.from));
    const stop = items.findIndex((one, at) => at > next && isStop(one));
    const end = stop < 0 ? tokens.length : (items[stop]?.from ?? tokens.length);
    const isFreed = freed.test(wordsOf(tokens, item.to + 1, end));
    const isApart = !overlap(item.open, hours.open);
    return !(isJob && isFreed && isApart);
  });
}

function isStop(item: Item): boolean {
  return item.kind === 'separator' && item.strength === 'stop';
}

function isVague(item: Item): boolean {
  return item.kind === 'times' && !item.isExact;
}

function isStopBehind(items: readonly Item[], at: number): boolean {
  const behind = items[at + 1];
  return behind === undefined || isStop(behind);
}

/** Days right before the later hours are of these alone. */
function isDaysAhead(items: readonly Item[], at: number): boolean {
  const ahead = items.slice(0, at).findLastIndex(({ kind }) => kind === 'separator');
  return items.slice(ahead + 1, at).some(({ kind }) => kind === 'days');
}

function wordsOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');
}

function sentenceStart(kept: readonly Item[]): number {
  const stop = kept.findLast((one) => one.kind === 'separator' && one.strength === 'stop');
  return stop ? stop.to + 1 : 0;
}
