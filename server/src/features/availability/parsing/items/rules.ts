import type { NotUnderstoodReason } from '@puente/contract/parsing';
import { correctionAt } from '../../../parsing/corrections/rules.ts';
import { type DateReader, type Dates, readDates } from '../dates/rules.ts';
import { type Days, readDays } from '../days/rules.ts';
import { readTimes, type Times, timesOfPart } from '../times/rules.ts';
import { isZone } from '../times/zones/rules.ts';
import { readNeither } from '../times/neither/rules.ts';
import { matchAt } from '../words/rules.ts';
import { readLed, readLedHour } from './led/rules.ts';
import { readManana } from './manana/rules.ts';
import { isFirm, partOf } from './meaning/rules.ts';
import { takeAsides } from './aside/rules.ts';
import { reasonEnd } from './reason/rules.ts';
import {
  behindLength,
  isLateLabel,
  readAnyTime,
  readForNow,
  saysNothingHere,
} from './silent/rules.ts';
import { readFetching } from './fetching/rules.ts';
import { withAfterwards } from './afterwards/rules.ts';
import { isFreeToMeet, isHalfOfDay, restingEnd } from './free/rules.ts';
import { withFreePauses, withMorePauses } from './pauses/rules.ts';
import { withWeeks } from './weeks/rules.ts';
import { withoutLoose } from './loose/rules.ts';
import { withoutMorrow } from './overnight/rules.ts';
import { withoutEmployment } from './employment/rules.ts';
import { withThereafter } from './thereafter/rules.ts';
import { withThrough } from './through/rules.ts';
import { withoutMedia } from './medium/rules.ts';
import { withoutOtherDates } from './stretch/rules.ts';
import { withWeekends } from './weekend/rules.ts';
import { withoutThen, withPauses, withTakenParts } from './life/rules.ts';
import { withLeaving } from './leaving/rules.ts';
import { withNarrowed } from './narrowed/rules.ts';
import { withPresence } from './presence/rules.ts';
import { isLived } from './lived/rules.ts';
import { withSwapped } from './swap/rules.ts';
import { withoutRestated } from './restated/rules.ts';
import { withoutOthers } from './others/rules.ts';
import { withReturns } from './return/rules.ts';
import { withUnbroken } from './unbroken/rules.ts';
import type { Shift } from './shift/rules.ts';
import { readRelated } from './related/rules.ts';
import { readHalfUntil, readUnsaid } from './unsaid/rules.ts';
import { withConclusions } from './therefore/rules.ts';
import { withoutStories } from './story/rules.ts';
import { withoutKeptBounds } from './bounds/rules.ts';
import { withoutNoWeek } from './once/rules.ts';
import { withoutTitles } from './title/rules.ts';
import { readPauseOrLunch } from './pause/rules.ts';
import { afterthoughtAt, readNewEnd } from './afterthought/rules.ts';
import { readLikeDay, readSameAs } from './same/rules.ts';
import { readSign } from './sign/rules.ts';
import { withoutCorrected } from './correction/rules.ts';
import { asTurn } from './turns/rules.ts';
import {
  behindOther,
  isAwayOn,
  isDayOff,
  isElsewhere,
  isInclusive,
  isLoneAside,
  isNamedHoliday,
  isTaken,
  readHolidaysOfDay,
  taking,
} from './taken/rules.ts';

/** A part of a sentence about hours that means something by itself. */
export type Part =
  | ({ kind: 'days' } & Days)
  | ({ kind: 'dates' } & Dates)
  | { kind: 'holidays' }
  | ({ kind: 'times' } & Times)
  | { kind: 'close' }
  /** A pause; its length in minutes where only its beginning is told. */
  | { kind: 'break'; minutes: number }
  /** Without a pause. */
  | { kind: 'unbroken' }
  | { kind: 'except' }
  | { kind: 'only' }
  | { kind: 'also' }
  /** The hours told before, or those of a weekday. */
  | { kind: 'same'; as: number | null }
  /** The hours told before, earlier or later. */
  | ({ kind: 'shift' } & Shift)
  | { kind: 'work' }
  | { kind: 'including' }
  | {
      kind: 'separator';
      strength: 'and' | 'or' | 'comma' | 'but' | 'stop';
      isAdded?: true;
      isReason?: true;
    }
  /** What was said before is taken back. */
  | { kind: 'correction' }
  /** Makes its clause one that weekly hours can't hold, or that isn't sure. */
  | { kind: 'problem'; reason: NotUnderstoodReason; isCondition: boolean }
  /** Hours that are only nearly so. */
  | { kind: 'approximate' }
  /** The first hours are of the first days, the second of the second. */
  | { kind: 'respective' }
  | { kind: 'unknown' };

/** With the places of its first and last token. */
export type Item = Part & { from: number; to: number };

export type Read = { part: Part | null; next: number };

/** Reads a whole text as parts, in order; what says nothing, or was taken back, is left out. */
export function readItems(reader: DateReader): Item[] {
  const { tokens } = reader;
  const spoken = withoutEmployment(
    withoutTitles(withoutNoWeek(withoutMorrow(allItems(reader))), tokens),
    tokens,
  );
  const told = withAfterwards(withoutRestated(spoken, tokens), tokens);
  const away = withLeaving(withUnbroken(withoutOthers(told, tokens)), reader);
  const known = withReturns(away, reader);
  const items = withConclusions(withoutStories(withTakenParts(known, tokens), tokens), tokens);
  const meant = withoutCorrected(withSwapped(takeAsides(items, tokens)));
  const later = withThereafter(withoutThen(meant, tokens), reader);
  const plain = withNarrowed(withoutMedia(withoutLoose(withoutKeptBounds(later), tokens), tokens));
  const stretched = withoutOtherDates(plain, tokens);
  const dated = withPauses(withWeeks(withWeekends(stretched, tokens)), tokens);
  const whole = withThrough(withPresence(dated, tokens));
  return withFreePauses(withMorePauses(whole), tokens);
}

function allItems(reader: DateReader): Item[] {
  const items: Item[] = [];
  let at = 0;
  while (at < reader.tokens.length) {
    const why = restingEnd(reader, at, items.at(-1)) ?? reasonEnd(reader, at, items);
    if (why !== null) {
      at = why;
      continue;
    }
    const related = readRelated(reader, at, items);
    if (related) {
      items.push(...related.items);
      at = related.next;
      continue;
    }
    const told = readLed(reader, at, items.at(-1));
    if (told) {
      items.push(...told.items);
      at = told.next;
      continue;
    }
    const before = items.at(-1)?.kind === 'work' ? items.at(-2) : null;
    const isPart = isScope(before) || (before?.kind === 'times' && !before.isExact);
    const isAway = before && isPart && isElsewhere(reader, at, before);
    if (before && (isAway || isLived(reader, at, before))) {
      items.splice(-1, 1, { kind: 'close', from: at, to: at });
      at += 1;
      continue;
    }
    const hour = readLedHour(reader, at, items);
    if (hour) {
      items.push(...hour.items);
      at = hour.next;
      continue;
    }
    const { part, next } = readPart(reader, at, items.at(-1));
    const [except, days] = items.slice(-2);
    // `except Fridays: 10 to 2`
    if (reader.tokens[at]?.word === ':' && except?.kind === 'except' && days?.kind === 'days')
      items.push({ kind: 'work', from: at, to: at });
    // `domingo incluido`
    if (part?.kind === 'days' && included.test(reader.tokens[next]?.word ?? ''))
      items.push({ kind: 'including', from: at, to: at });
    // `todos los días menos el domingo y cierro a las seis`: more of the others.
    const isAdded = part?.kind === 'times' && /^(?:y|and)$/.test(reader.tokens[at]?.word ?? '');
    if (isAdded && except?.kind === 'except' && days?.kind === 'days')
      items.push({ kind: 'separator', strength: 'and', from: at, to: at });
    // `away next week, otherwise Monday, Wednesday and Friday 9 to 1`
    const isOtherwise = matchAt(reader.tokens, at, reader.language)?.meaning.kind === 'rest';
    if (part?.kind === 'days' && !part.isRest && isOtherwise && items.at(-1)?.kind === 'separator')
      items.push({ kind: 'separator', strength: 'stop', from: at, to: at });
    if (part) items.push({ ...part, from: at, to: next - 1 });
    if (part?.kind === 'times' && isNearly(reader, at, next))
      items.push({ kind: 'approximate', from: at, to: next - 1 });
    at = next;
  }
  return items;
}

function isScope(item: Item | null | undefined): boolean {
  return item?.kind === 'days' || item?.kind === 'dates';
}

const included = /^(?:incluid[oa]s?|included)$/;

/** `4ish to 7`, and `10am EST`, which may not be the zone of the hours. */
function isNearly({ tokens }: DateReader, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ word }) => word === 'ish' || isZone(word));
}

function readPart(reader: DateReader, at: number, before: Item | undefined): Read {
  const correction = correctionAt(reader.tokens, at) ?? afterthoughtAt(reader, at, before);
  if (correction) return { part: { kind: 'correction' }, next: correction.next };
  const match = matchAt(reader.tokens, at, reader.language);
  const { tokens, language } = reader;
  const aside = readSilent(reader, at) ?? readFetching(reader, at);
  if (aside) return aside;
  // `bar lessons Thursday`: what is offered, before anything that it could be an exception from.
  const isFirst = !before && language === 'en';
  const isOwned = /^(?:an?|the|my|our|un|el|mi|al|del)$/.test(tokens[at - 1]?.word ?? '');
  const isBar = (isFirst || isOwned) && tokens[at]?.word === 'bar' && match?.next === at + 1;
  const isOffer = isBar || (isFirst && taking.has(tokens[match?.next ?? at]?.word ?? ''));
  if (match?.meaning.kind === 'except' && isOffer) return { part: null, next: match.next };
  if (match?.meaning.kind === 'half-day' || match?.meaning.kind === 'usual-hours')
    return readUnsaid(reader, match.meaning.kind, match.next);
  if (match?.meaning.kind === 'close' && isFreeToMeet(reader, at, before))
    return { part: { kind: 'work' }, next: match.next };
  if (match?.meaning.kind === 'close' && isLoneAside(reader, at, before))
    return { part: { kind: 'unknown' }, next: match.next };
  if (before?.kind === 'days' && isDayOff(reader, at, before))
    return { part: { kind: 'close' }, next: at + 1 };
  if ((!match || taking.has(tokens[at]?.word ?? '')) && isTaken(reader, at, before))
    return { part: { kind: 'close' }, next: behindOther(reader, at) };
  if (isLived(reader, at, before)) return { part: { kind: 'close' }, next: at + 1 };
  const asDay =
    match?.meaning.kind === 'same'
      ? readSameAs(reader, match.next)
      : readLikeDay(reader, at, before);
  if (asDay) return { part: { kind: 'same', as: asDay.day }, next: asDay.next };
  if (match && saysNothingHere(reader, at, match.next)) return { part: null, next: match.next };
  const spoken = readForNow(reader, at, before) ?? readAnyTime(reader, at, before);
  if (spoken) return spoken;
  const isBut = before?.kind !== 'times' && /^(?:but|pero)$/.test(tokens[at]?.word ?? '');
  // `weekdays, but never before 10 or after 6`
  const neither = readNeither(reader, isBut ? at + 1 : at);
  if (neither) return { part: { kind: 'times', ...neither.value }, next: neither.next };
  const until = before?.kind === 'correction' ? readNewEnd(reader, at) : null;
  if (until) return until;
  if (match?.meaning.kind === 'tomorrow-or-morning') return readManana(reader, at, before);
  // Phrases that begin with a word for days: every other Monday.
  if (match && isFirm(match.meaning)) return { part: partOf(match.meaning), next: match.next };
  if (match?.meaning.kind === 'meridiem' && isHalfOfDay(reader, at, before)) {
    const part = match.meaning.meridiem === 'am' ? 'morning' : 'afternoon';
    return { part: { kind: 'times', ...timesOfPart(part, language) }, next: match.next };
  }
  if (match?.meaning.kind === 'including' && isInclusive(reader, match.next))
    return { part: null, next: match.next };
  const holiday = readHoliday(reader, at, before);
  if (holiday) return holiday;
  const dates = readDates(reader, at);
  if (dates) return { part: { kind: 'dates', ...dates.value }, next: dates.next };
  const days = readDays(reader, at);
  if (days) return { part: { kind: 'days', ...days.value }, next: days.next };
  const pause = readPauseOrLunch(reader, at, before) ?? readHalfUntil(reader, at);
  if (pause) return pause;
  const times = readTimes({ tokens, language }, at);
  if (times) return { part: { kind: 'times', ...asTurn(reader, at, times) }, next: times.next };
  // `los viernes medio día`: half of it, where no hours make it noon.
  if (match?.meaning.kind === 'noon' && tokens[at]?.word === 'medio')
    return readUnsaid(reader, 'half-day', match.next);
  if (match) return { part: partOf(match.meaning), next: match.next };
  return readSign(reader, at);
}

/** `si no L-V 9 a 17`: what is otherwise; and what says nothing. */
function readSilent(reader: DateReader, at: number): Read | null {
  const { tokens } = reader;
  if (tokens[at]?.word === 'si' && tokens[at + 1]?.word === 'no' && readDays(reader, at + 2))
    return { part: { kind: 'separator', strength: 'stop' }, next: at + 2 };
  const length = behindLength(reader, at);
  if (length !== null) return { part: null, next: length };
  const isSilent = isSilentHere(reader, at) || isLateLabel(reader, at);
  return isSilent ? { part: null, next: at + 1 } : null;
}

/** `not on the 12th either`, `tengo una tienda`: neither a choice nor an hour. */
function isSilentHere({ tokens, language }: DateReader, at: number): boolean {
  const [token, behind] = [tokens[at], tokens[at + 1]];
  if (token?.word === 'either') return behind === undefined || behind.kind === 'sign';
  const isOne = /^(?:una|one)$/.test(token?.word ?? '') && behind?.kind === 'word';
  return isOne && matchAt(tokens, at + 1, language) === null;
}

function readHoliday(reader: DateReader, at: number, before: Item | undefined): Read | null {
  const match = matchAt(reader.tokens, at, reader.language);
  const isNamed = match?.meaning.kind === 'holidays';
  if (isNamed && isAwayOn(reader, at, match.next))
    return { part: { kind: 'close' }, next: match.next };
  // `closed for the holidays 20 December to 5 January`: which ones.
  if (isNamed && before?.kind === 'close' && readDates(reader, match.next)?.value.isSpan === true)
    return { part: null, next: match.next };
  if (isNamed && isNamedHoliday(reader, at, before)) return { part: null, next: match.next };
  const holidays = readHolidaysOfDay(reader, at, match?.next ?? at, before);
  return holidays === null ? null : { part: { kind: 'holidays' }, next: holidays };
}
