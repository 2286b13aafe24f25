import type { HoursProposal, NotUnderstood, ParsedHours, Span } from '@puente/contract/parsing';
import { type Language, policy } from '@puente/contract/policy';
import { languageOf, spanOf, type Token, tokenize } from '../../parsing/text/rules.ts';
import { aboutOnly } from '../../parsing/topics/rules.ts';
import { doubtsOf, type Question } from './audit/rules.ts';
import { pairItems } from './clauses/pairs/rules.ts';
import { joinFurther } from './clauses/further/rules.ts';
import { pairEnds } from './clauses/ends/rules.ts';
import { groupItems } from './clauses/grouping/rules.ts';
import { withoutLeading } from './clauses/leading/rules.ts';
import { withoutInterposed } from './clauses/interposed/rules.ts';
import { pairRespective } from './clauses/respective/rules.ts';
import type { Clause } from './clauses/rules.ts';
import { type Holiday, holidaysBetween, wordsOf } from './holidays/rules.ts';
import { type Item, readItems } from './items/rules.ts';
import { openWithin, overlap, wallRanges } from './ranges/rules.ts';
import { hoursOf } from './schedule/rules.ts';
import { type Rejected, resolveScopes, type Statement } from './scope/rules.ts';
import { withUnknownDay } from './unknown/named/rules.ts';
import { isBeside } from './unknown/rules.ts';
import { withoutNumbers } from './unrelated/rules.ts';
import { heardWords } from './words/heard/rules.ts';

export type HoursQuestion = {
  text: string;
  language?: Language | undefined;
  /** In the zone of the hours. */
  today: Temporal.PlainDate;
  /** ISO 3166-1 alpha-2, by whose holidays and order of day and month dates are read. */
  country: string | null;
};

export type ReadHours = Pick<
  ParsedHours,
  'availability' | 'proposals' | 'notUnderstood' | 'holidays'
>;

/** Reads weekly hours and exceptions from a text by grammar alone; the same text gives the same. */
export function parseHours({ text, language: given, today, country }: HoursQuestion): ReadHours {
  const spelt = withoutRepeated(tokenize(withoutNumbers(aboutOnly(text, 'hours'))));
  const language = languageOf(spelt, given);
  const holidays = holidaysOf(country, language, today);
  const tokens = heardWords(spelt, language, wordsOf(holidays));
  const isMonthFirst = language === 'en' && (country === 'US' || country === null);
  const items = readItems({ tokens, language, today, isMonthFirst, holidays });
  const publicDates = [...new Set(holidays.filter((one) => one.isPublic).map(({ date }) => date))];
  const { statements, rejected } = resolveScopes(
    groupItems(
      pairItems(joinFurther(pairRespective(pairEnds(withoutInterposed(withoutLeading(items)))))),
    ),
    publicDates,
  );
  const source = { text, tokens, language };
  const { kept, without, doubtful, ...result } = putTogether(
    { statements, holidays },
    ({ clause }) => spanOfClause(source, clause),
  );
  const datesTold = new Set(kept.flatMap(({ dates }) => dates));
  const unsure = doubtful.map((clause): Rejected => ({ clause, reason: 'unclear' }));
  const named = rejected.map((one): Rejected => {
    const clause = withUnknownDay(tokens, items, one.clause);
    return clause ? { clause, reason: 'unknown' } : one;
  });
  const refused = [...named, ...without, ...unsure].filter(
    ({ clause, reason }) =>
      !isToldBeside(clause, reason, datesTold) &&
      !isOpenAnyway({ clause, reason }, kept) &&
      !isClosedAnyway({ clause, reason }, kept) &&
      !isKeptTo({ clause, reason }, kept) &&
      !(reason === 'unclear' && !doubtful.includes(clause) && isSaidByClock(clause, kept)),
  );
  const reader = { tokens, language, today, isMonthFirst, holidays };
  const doubts = doubtsOf({ reader, items, statements: kept, availability: result.availability });
  const refusals = notUnderstoodOf(source, items, refused, kept.length > 0);
  return { ...result, notUnderstood: withDoubts(source, refusals, doubts) };
}

/** The tokens with one sign in the place of several of the same: `9 to 5,,,`. */
function withoutRepeated(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ kind, word }, at) => kind !== 'sign' || word !== tokens[at - 1]?.word);
}

/** Weekly hours, dates and proposals of statements, and those that couldn't be used. */
export function putTogether(
  { statements, holidays }: { statements: readonly Statement[]; holidays: readonly Holiday[] },
  spanFor: (statement: Statement) => Span,
): Omit<ReadHours, 'notUnderstood'> & {
  kept: Statement[];
  without: Rejected[];
  doubtful: Clause[];
} {
  const { weekly, overrides, rejected: without, doubtful } = hoursOf(statements);
  const isRefused = ({ clause, days }: Statement) =>
    without.some((one) => one.clause === clause) && (weekly === null || days.length === 0);
  const kept = statements.filter((statement) => !isRefused(statement));
  const dates = [...overrides.keys()].toSorted();
  const weeklyHours =
    weekly && [...weekly].map(([weekday, ranges]) => ({ weekday, ranges: wallRanges(ranges) }));
  return {
    availability: {
      ...(weeklyHours ? { weeklyHours } : {}),
      ...(dates.length === 0
        ? {}
        : {
            overrides: dates.map((date) => ({
              date,
              ranges: wallRanges(overrides.get(date) ?? []),
            })),
          }),
    },
    proposals: kept.map((statement) => proposalOf(statement, spanFor(statement))),
    holidays: namesOf(dates, holidays),
    kept,
    without,
    doubtful,
  };
}

/** All holidays of the year ahead. */
export function holidaysOf(
  country: string | null,
  language: Language,
  today: Temporal.PlainDate,
): readonly Holiday[] {
  if (country === null) return [];
  return holidaysBetween(
    { country, language },
    today,
    today.add({ days: policy.slot.maxDaysAhead }),
  );
}

function namesOf(dates: readonly string[], holidays: readonly Holiday[]) {
  return dates.flatMap((date) => {
    const holiday = holidays.find((one) => one.date === date && one.isPublic);
    return holiday ? [{ date, name: holiday.name }] : [];
  });
}

/** `Thursday 26 November I'm closed, it's Thanksgiving`: the date has its hours already. */
function isToldBeside({ scope }: Clause, reason: string, told: ReadonlySet<string>): boolean {
  const isOfDates = scope.length > 0 && scope.every(({ kind }) => kind === 'dates');
  const dates = scope.flatMap((one) => (one.kind === 'dates' ? one.dates : []));
  return reason === 'no-hours' && isOfDates && dates.every((date) => told.has(date));
}

/**
 * `the shop is open Tuesday to Sunday`, before the hours of each of these days; `no, never`, and
 * `nothing else` where nothing else is told.
 */
function isOpenAnyway({ clause, reason }: Rejected, kept: readonly Statement[]): boolean {
  const { scope, times, effect, problem, isBreak } = clause;
  if (kept.length === 0 || times.length > 0 || problem !== null || isBreak) return false;
  const days = scope.flatMap((one) => (one.kind === 'days' ? one.days : []));
  const isOfRest = scope.some((one) => one.kind === 'days' && one.isRest);
  if (effect === 'close') return reason !== 'unknown' && (scope.length === 0 || isOfRest);
  const open = kept
    .filter((one) => one.effect === 'open' && one.clause.from > clause.to)
    .flatMap((one) => one.days);
  const isOfDays = scope.length > 0 && scope.every(({ kind }) => kind === 'days') && !isOfRest;
  const closed = kept
    .filter((one) => one.effect === 'close' && one.times.length === 0)
    .flatMap((one) => one.days);
  const isSaid =
    days.every((day) => open.includes(day)) || days.every((day) => closed.includes(day));
  return reason === 'no-hours' && isOfDays && isSaid;
}

/** `Nothing before 9. Mondays 9 to 6`: a bound of no day that all hours keep to. */
function isKeptTo({ clause, reason }: Rejected, kept: readonly Statement[]): boolean {
  const { scope, times, effect } = clause;
  const isBound = times.length > 0 && times.every((one) => one.isOpenStart !== one.isOpenEnd);
  const isOfAll = effect === 'open' && scope.length === 0 && reason === 'unclear';
  if (!isOfAll || !isBound || clause.problem !== null) return false;
  const open = kept.filter((one) => one.effect === 'open').flatMap((one) => one.times);
  const keeps = (start: number, end: number) =>
    times.every((one) =>
      one.isOpenStart ? end <= (one.close[0]?.end ?? 0) : start >= (one.open[0]?.start ?? 0),
    );
  const isKept = open.every(
    (one) => one.isExact && one.open.every((it) => keeps(it.start, it.end)),
  );
  return open.length > 0 && isKept;
}

/** `Don't call before ten. Mondays 10 to 6`: closed hours in which nothing was opened. */
function isClosedAnyway({ clause, reason }: Rejected, kept: readonly Statement[]): boolean {
  const { scope, times, effect } = clause;
  const isOfAll = effect === 'close' && scope.length === 0 && reason === 'no-weekly-hours';
  if (!isOfAll || times.length === 0) return false;
  const open = kept.filter((one) => one.effect === 'open').flatMap((one) => one.times);
  const taken = times.flatMap(({ close }) => close);
  const isApart = open.every((one) => one.isExact && !overlap(one.open, taken));
  return open.length > 0 && isApart;
}

/** `I see people in the evenings, so Mondays from five to nine`: the clock says which evenings. */
function isSaidByClock({ scope, times, effect }: Clause, kept: readonly Statement[]): boolean {
  const parts = times.flatMap(({ close }) => close);
  const isPart = scope.length === 0 && effect === 'open' && times.length > 0;
  return (
    isPart &&
    times.every(({ isExact }) => !isExact) &&
    kept.some((one) => one.times.some(({ isExact, open }) => isExact && overlap(open, parts)))
  );
}

type Source = { text: string; tokens: readonly Token[]; language: Language };

function spanOfClause({ text, tokens }: Source, { from, to }: Pick<Clause, 'from' | 'to'>) {
  return spanOf(text, tokens[from]?.start ?? 0, tokens[to]?.end ?? text.length);
}

function proposalOf(statement: Statement, source: Span): HoursProposal {
  const { effect, days, dates, times } = statement;
  const ranges = effect === 'open' ? openWithin(times, []) : times.flatMap(({ close }) => close);
  return { source, effect, weekdays: days, dates, ranges: wallRanges(ranges) };
}

/** Told with what wasn't understood, where that doesn't name the same part of the text. */
function withDoubts(
  source: Source,
  told: NotUnderstood[],
  doubts: readonly Question[],
): NotUnderstood[] {
  const unsure = doubts
    .map((one): NotUnderstood => ({ source: spanOfClause(source, one), reason: one.reason }))
    .filter(({ source: { start, end } }) =>
      told.every((one) => one.source.end <= start || one.source.start >= end),
    );
  return [...told, ...unsure].toSorted((one, other) => one.source.start - other.source.start);
}

const stops: ReadonlySet<string> = new Set(['.', ';', '!', '?', '\n']);

/** Is a clause that couldn't be used in the same sentence? Then all that nobody knows in it is told. */
function isNear(tokens: readonly Token[], at: number, refused: readonly Rejected[]): boolean {
  return refused.some(({ clause: { from, to } }) =>
    tokens.slice(Math.min(at, to), Math.max(at, from)).every(({ word }) => !stops.has(word)),
  );
}

/** `weekdays 9 to 5 and xdays 10 to 2`: it may name the day of the hours behind it. */
function maybeDay(tokens: readonly Token[], items: readonly Item[], item: Item): boolean {
  const at = items.indexOf(item);
  const [hours, days] = items.slice(at + 1);
  const before = items[at - 1];
  const isBehindDays = items.slice(0, at).some(({ kind }) => kind === 'days');
  const isOfOthers = days?.kind === 'days' || days?.kind === 'dates';
  if (!isBehindDays || before?.kind !== 'separator' || hours?.kind !== 'times' || isOfOthers)
    return false;
  const between = tokens.slice(before.to + 1, item.from);
  return between.every(({ word }) => /^(?:los|las|el|on|the|every|cada)$/.test(word));
}

/** Clauses that gave nothing and words nobody knows, neighbours joined. */
function notUnderstoodOf(
  source: Source,
  items: readonly Item[],
  refused: readonly Rejected[],
  hasProposals: boolean,
): NotUnderstood[] {
  const found: NotUnderstood[] = [];
  const seen = new Set<Clause>();
  for (const { clause, reason } of refused) {
    if (seen.has(clause)) continue;
    seen.add(clause);
    found.push({ source: spanOfClause(source, clause), reason });
  }
  let open: { from: number; to: number } | null = null;
  const isInside = (at: number) => [...seen].some(({ from, to }) => at >= from && at <= to);
  for (const item of [...items, null]) {
    if (item?.kind === 'approximate' && !isInside(item.from))
      found.push({ source: spanOfClause(source, item), reason: 'unclear' });
    const isUnknown =
      item?.kind === 'unknown' &&
      !isInside(item.from) &&
      (!isBeside(source, item.from) ||
        isNear(source.tokens, item.from, refused) ||
        maybeDay(source.tokens, items, item));
    if (isUnknown && open) open.to = item.to;
    else if (isUnknown) open = { from: item.from, to: item.to };
    else if (open) {
      found.push({ source: spanOfClause(source, open), reason: 'unknown' });
      open = null;
    }
  }
  if (found.length === 0 && !hasProposals)
    found.push({ source: spanOf(source.text, 0, source.text.length), reason: 'unknown' });
  return found.toSorted((one, other) => one.source.start - other.source.start);
}
