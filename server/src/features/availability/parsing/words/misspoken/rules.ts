import type { Language } from '@puente/contract/policy';
import { correctionAt } from '../../../../parsing/corrections/rules.ts';
import type { Token } from '../../../../parsing/text/rules.ts';
import { readClock } from '../../times/clock/rules.ts';
import { matchAt } from '../rules.ts';

type Reader = { tokens: readonly Token[]; language: Language };

const edges = /^[,(–—-]$/;
const ends = /^[,)–—-]$/;
/** They take back where a sign sets them apart: `9 - no, 10 - to 6`. */
const setApart = /^(?:no|nope|mejor|sorry|perdon|actually|rather|o)$/;
const leads = /^(?:las|la|a|at|from|de|desde|los|el)$/;
const longestClock = 6;

/**
 * The tokens without an hour that was corrected before its range went on: `8am - make that 8:30 - to
 * 4:30pm`, `de las 9, digo, las 10, a las 6`. What stands behind a whole range is corrected by its parts.
 */
export function withoutMisspoken(tokens: readonly Token[], language: Language): Token[] {
  for (let at = 1; at < tokens.length; at += 1) {
    const slip = slipAt({ tokens, language }, at);
    if (!slip) continue;
    const rest = [...tokens.slice(slip.clock, slip.end), ...tokens.slice(slip.next)];
    return [...tokens.slice(0, slip.from), ...withoutMisspoken(rest, language)];
  }
  return [...tokens];
}

/** From the wrong hour to the right one, and where the text goes on behind its sign. */
type Slip = { from: number; clock: number; end: number; next: number };

function slipAt(reader: Reader, at: number): Slip | null {
  const { tokens, language } = reader;
  const word = (place: number) => tokens[place]?.word ?? '';
  const isApart = edges.test(word(at - 1)) && setApart.test(word(at));
  const behind = correctionAt(tokens, at)?.next ?? (isApart ? at + 1 : null);
  if (behind === null) return null;
  let until = at;
  while (edges.test(word(until - 1))) until -= 1;
  const from = clockBefore(reader, until);
  if (from === null) return null;
  let clock = behind;
  while (/^[,:]$/.test(word(clock)) || leads.test(word(clock))) clock += 1;
  const right = readClock({ tokens, language }, clock);
  if (!right) return null;
  const end = right.next;
  const isEdge = ends.test(word(end));
  const link = isEdge && isLink(reader, end + 1) ? end + 1 : end;
  const isEnd = isLink(reader, from - 1) || /^(?:las|la)$/.test(word(from - 1));
  if (!isEndOfRange(reader, from) && isLink(reader, link))
    return hourBehind(reader, link) ? { from, clock, end, next: link } : null;
  // `8 to 4 - I mean 5 - and Fridays 8 to 12`
  const isSet = /^[(–—-]$/.test(word(until)) && /^[)–—-]$/.test(word(end));
  return isEnd && isSet && until < behind ? { from, clock, end, next: end + 1 } : null;
}

/** Where the longest hour begins that ends at a place. */
function clockBefore(reader: Reader, until: number): number | null {
  for (let from = Math.max(0, until - longestClock); from < until; from += 1)
    if (readClock(reader, from)?.next === until) return from;
  return null;
}

function isLink({ tokens, language }: Reader, at: number): boolean {
  const kind = at < 0 ? undefined : matchAt(tokens, at, language)?.meaning.kind;
  return kind === 'to' || kind === 'until';
}

function hourBehind(reader: Reader, link: number): boolean {
  const next = matchAt(reader.tokens, link, reader.language)?.next ?? link + 1;
  return readClock(reader, next) !== null;
}

/** `9 to 5, sorry, 10 to 6`: behind the hour of a beginning and what leads on from it. */
function isEndOfRange(reader: Reader, from: number): boolean {
  const { tokens } = reader;
  let before = from - 1;
  while (/^(?:las|la)$/.test(tokens[before]?.word ?? '')) before -= 1;
  const isBehindLink = isLink(reader, before) || tokens[before]?.kind === 'number';
  return isBehindLink && clockBefore(reader, before) !== null;
}
