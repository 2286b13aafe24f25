import type { Token } from '../../../../parsing/text/rules.ts';
import { overlap } from '../../ranges/rules.ts';
import type { Item } from '../rules.ts';

type Hours = Extract<Item, { kind: 'times' }>;

const working =
  /\b(?:i work|i'm at work|i am at work|my (?:day )?job|trabajo|laburo|chambeo|curro|mi (?:pega|chamba))\b/;
const after =
  /\b(?:then|after that|after work|afterwards|despues|luego|de ahi|saliendo)\b.*\b(?:can|could|free|available|puedo|podria|libre|disponible)\b/;
const clear = /\b(?:after work|despues del trabajo|despues de la pega|saliendo del trabajo)\b/;
const halfDay = 720;

/**
 * `I work 9 to 6 and then I'm free 7 to 10`: the first hours are those of a job, the second are later.
 * Where only `then` says so, it is asked about.
 */
export function withoutEmployment(items: readonly Item[], tokens: readonly Token[]): Item[] {
  const kept: Item[] = [...items];
  for (let at = 0; at < kept.length; at += 1) {
    const job = kept[at];
    if (job?.kind !== 'times' || !isRange(job)) continue;
    const next = kept.findIndex((one, place) => place > at && one.kind === 'times' && one.isExact);
    const hours = kept[next];
    if (hours?.kind !== 'times' || !isRange(hours) || kept.slice(at, next).some(isStop)) continue;
    const start = (kept.slice(0, at).findLast(isStop)?.to ?? -1) + 1;
    const between = wordsOf(tokens, job.to + 1, hours.from);
    if (!working.test(wordsOf(tokens, start, job.from)) || !after.test(between)) continue;
    const later = behind(job, hours, tokens);
    if (!later) continue;
    const { from, to } = job;
    const rest = kept.slice(at + 1, next).filter((one) => one.kind !== 'times');
    const asked: Item[] = clear.test(between) ? [] : [{ kind: 'approximate', from, to }];
    kept.splice(at, next - at + 1, ...rest, later, ...asked);
  }
  return kept;
}

/** The hours, in the evening where they would overlap those of the job otherwise. */
function behind(job: Hours, hours: Hours, tokens: readonly Token[]): Hours | null {
  const end = job.open.at(-1)?.end ?? 0;
  const isLater = (open: Hours['open']) => open.every(({ start }) => start >= end);
  if (!overlap(job.open, hours.open) && isLater(hours.open)) return hours;
  const isTold = tokens
    .slice(hours.from, hours.to + 1)
    .some(({ word }) => /^(?:am|a|manana|0\d)$/.test(word));
  const open = hours.open.map((one) => ({ start: one.start + halfDay, end: one.end + halfDay }));
  return isTold || !isLater(open) ? null : { ...hours, open, close: open };
}

function isRange({ isExact, isOpenStart, isOpenEnd }: Hours): boolean {
  return isExact && !isOpenStart && !isOpenEnd;
}

function isStop(item: Item): boolean {
  return item.kind === 'separator' && item.strength === 'stop';
}

function wordsOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');
}
