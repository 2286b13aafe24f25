import type { Language } from '@puente/contract/policy';
import { correctionAt } from '../../../../parsing/corrections/rules.ts';
import type { Token } from '../../../../parsing/text/rules.ts';
import { readDays } from '../../days/rules.ts';
import { readTimes } from '../../times/rules.ts';
import { matchAt } from '../rules.ts';

type Reader = { tokens: readonly Token[]; language: Language };
type Run = { from: number; next: number; days: readonly number[] };

const only = /\b(?:solo|solamente|unicamente|nomas|nada mas|only|just|so|asi que|entonces|o sea)\b/;
/** Right before the days: `Mon and Wed only, Fridays I have band` tells of the days before it. */
const onlyThese =
  /\b(?:solo|solamente|unicamente|nomas|nada mas|only|just|so|asi que|entonces|o sea)(?: (?:on|de|los|el|the|do|from|trabajo|atiendo|work))*$/;
const notOnly = /^sino$/;

/**
 * The tokens without a day that was taken back where the rest is said again: `Monday, Tuesday and Wednesday
 * 9 to 5, no, not Wednesdays, just Monday and Tuesday`. The days said again stand in the place of the first.
 */
export function withoutRetaken(tokens: readonly Token[], language: Language): Token[] {
  const reader = { tokens, language };
  if (!only.test(tokens.map(({ word }) => word).join(' '))) return [...tokens];
  const runs = runsIn(reader);
  for (const [index, old] of runs.entries()) {
    const [gone, rest] = runs.slice(index + 1, index + 3);
    const end = gone && rest ? retakenFrom(reader, old, gone, rest) : null;
    if (end === null || !rest) continue;
    return [
      ...tokens.slice(0, old.from),
      ...tokens.slice(rest.from, rest.next),
      ...tokens.slice(old.next, end),
      ...tokens.slice(rest.next),
    ];
  }
  return [...tokens];
}

/** Where the hours of the first days end, behind which a day is taken back. */
function retakenFrom(reader: Reader, old: Run, gone: Run, rest: Run): number | null {
  const { tokens } = reader;
  const all = new Set([...gone.days, ...rest.days]);
  const isWhole = all.size === old.days.length && old.days.every((day) => all.has(day));
  if (!isWhole || all.size !== gone.days.length + rest.days.length) return null;
  const hours =
    hoursIn(reader, old.next, gone.from) ?? (isHoursBefore(reader, old) ? old.next : null);
  const said = tokens.slice(gone.next, rest.from).map(({ word }) => word);
  const isOnly = onlyThese.test(said.join(' ')) && hoursIn(reader, gone.next, rest.from) === null;
  if (hours === null || !isOnly || isStopIn(tokens.slice(hours, rest.from))) return null;
  const isAdded = tokens.slice(rest.next).some(({ word }) => notOnly.test(word));
  const isDenied = [...range(hours, gone.from), ...range(gone.next, rest.from)].some((at) =>
    isDenial(reader, at),
  );
  const isOwn = hoursIn(reader, rest.next, rest.next + 2) !== null;
  return isDenied && !isAdded && !isOwn ? hours : null;
}

function isDenial({ tokens, language }: Reader, at: number): boolean {
  const kind = matchAt(tokens, at, language)?.meaning.kind;
  return kind === 'close' || tokens[at]?.word === 'no' || correctionAt(tokens, at) !== null;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

function isStopIn(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => /^[;!?\n]$/.test(word));
}

/** The end of exact hours between two places. */
function hoursIn(reader: Reader, from: number, to: number): number | null {
  for (const at of range(from, to)) {
    const times = readTimes(reader, at);
    if (times?.value.isExact && times.next <= to + 2) return times.next;
  }
  return null;
}

function isHoursBefore(reader: Reader, { from }: Run): boolean {
  return range(Math.max(0, from - 8), from).some((at) => {
    const times = readTimes(reader, at);
    return times?.value.isExact === true && times.next >= from - 1;
  });
}

const joint = /^(?:,|y|and|&|\/|el|los|on)$/;

function runsIn(reader: Reader): Run[] {
  const runs: Run[] = [];
  let at = 0;
  while (at < reader.tokens.length) {
    const run = runFrom(reader, at);
    if (run) runs.push(run);
    at = run?.next ?? at + 1;
  }
  return runs;
}

/** Days side by side, over what joins them. */
function runFrom(reader: Reader, from: number): Run | null {
  const first = readDays(reader, from);
  if (!first || first.value.isRest) return null;
  const days = new Set(first.value.days);
  let { next } = first;
  for (;;) {
    let place = next;
    while (joint.test(reader.tokens[place]?.word ?? '')) place += 1;
    const more = readDays(reader, place);
    if (!more || more.value.isRest) return { from, next, days: [...days] };
    for (const day of more.value.days) days.add(day);
    ({ next } = more);
  }
}
