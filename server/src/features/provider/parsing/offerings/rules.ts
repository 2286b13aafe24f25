import type {
  NotUnderstood,
  OfferingProblem,
  OfferingProposal,
  ParsedOfferings,
  Span,
} from '@puente/contract/parsing';
import type { Money } from '@puente/contract/money';
import { type Currency, minimumPrices, policy } from '@puente/contract/policy';
import { plain, spanOf, type Token, tokenize } from '../../../parsing/text/rules.ts';
import { aboutOnly } from '../../../parsing/topics/rules.ts';
import { withoutAsides } from '../asides/rules.ts';
import { type PriceEvent, readAllEvents } from '../events/rules.ts';
import type { CurrencyChoice } from '../money/rules.ts';
import { categoryOf } from './category/rules.ts';
import { piecesOf } from './pieces/rules.ts';
import { pricesIn } from './prices/rules.ts';
import {
  hoursIn,
  isCount,
  isCountTakenBack,
  monthsIn,
  sessionsIn,
  tellsOffering,
  weeksIn,
} from './sessions/rules.ts';
import { wordsOf } from './words/rules.ts';

export type ReadOfferings = Pick<ParsedOfferings, 'proposals' | 'notUnderstood' | 'questions'>;

const monthly =
  /\b(?:monthly|(?:a|per|every|each|the) month|al mes|por mes|cada mes|el mes|mensual|mensuales|mensualmente|mensualidad|subscription|membership|plan|suscripcion|membresia)\b|\/ ?(?:month|mo|mes)\b/;
/** Paid again each month, however many there are: `99 a month, at least three months`. */
const eachMonth =
  /\b(?:monthly|(?:a|per|every|each|the) month|al mes|por mes|cada mes|el mes|mensual|mensuales|mensualmente|mensualidad|minimum|at least|minimo|al menos|por lo menos)\b|\/ ?(?:month|mo|mes)\b/;
const weekly =
  /\b(?:every week|a week|per week|each week|weekly|por semana|a la semana|cada semana|semanal|semanales)\b/;
const weeklyMeeting =
  /\bweekly (?:\w+ ){0,2}(?:session|call|class|lesson|meeting|check)|\b(?:sesion|clase|llamada|reunion|consulta|encuentro|videollamada) (?:semanal|por semana|a la semana|cada semana)\b/;
/** `all of an hour`: of each that was told before. */
const ofAll = /\b(?:all|both|todas|todos|ambas|ambos)\b/;
const weeksInMonth = 4;
const offered: ReadonlySet<number> = new Set(policy.slot.durationsMinutes);

/** Reads packages and plans from a text by grammar alone, a sentence or line each. */
export function parseOfferings(said: string, account: Currency): ReadOfferings {
  const about = aboutOnly(said, 'offerings');
  const { asides, blank } = withoutAsides(said, about);
  const text = blank(about);
  const result: ReadOfferings = {
    proposals: [],
    notUnderstood: asides.filter(({ source }) => isIn(about, source)),
    questions: [],
  };
  const pieces = piecesOf(text);
  for (const piece of pieces) {
    const read = readOffering(said, piece, account);
    if (!read) {
      // The price of a single meeting beside a package is told by the other call.
      const isRate =
        !tellsOffering(piece.text) && pieces.some(({ text: one }) => tellsOffering(one));
      if (!isRate)
        result.notUnderstood.push({
          source: spanOf(said, piece.start, piece.end),
          reason: 'unknown',
        });
      continue;
    }
    if (ofAll.test(plain(piece.text))) shareLength(result.proposals, read.proposal);
    result.proposals.push(read.proposal);
    result.notUnderstood.push(...read.unclear);
    if (read.choice && read.choice.options.length > 1)
      result.questions.push({
        kind: 'which-currency',
        source: read.proposal.source,
        options: read.choice.options,
      });
    if (read.isInThousands)
      result.questions.push({ kind: 'thousands', source: read.proposal.source, options: [] });
  }
  return result;
}

function isIn(about: string, { start, end }: Span): boolean {
  return about.slice(start, end).trim() !== '';
}

/** `three for 90 and six for 160, all of an hour`. */
function shareLength(
  proposals: OfferingProposal[],
  { offering: { durationMinutes } }: OfferingProposal,
) {
  for (const [index, { offering, ...rest }] of proposals.entries()) {
    if (offering.durationMinutes !== null) continue;
    const shared = { ...offering, durationMinutes };
    proposals[index] = { ...rest, offering: shared, problems: problemsOf(shared) };
  }
}

type Read = {
  proposal: OfferingProposal;
  choice: CurrencyChoice | null;
  isInThousands: boolean;
  unclear: NotUnderstood[];
};

function readOffering(said: string, piece: Span, account: Currency): Read | null {
  const tokens = tokenize(piece.text);
  const told = sessionsIn(tokens);
  const { sessions, isMonthly, isNearly } = sessionsOf(piece.text, told?.count ?? null);
  const events = readAllEvents(tokens).filter(
    (event) => !isCount(event, told) && !isCountTakenBack(tokens, event, told),
  );
  const terms = { text: piece.text, tokens, account, count: sessions };
  const { price, discountedPrice, unclear, ...paid } = pricesIn(events, terms);
  const hours = told === null ? hoursIn(tokens) : null;
  const isOffered = hours !== null || isSold(piece.text, events);
  if (told === null && (price === null || !isOffered)) return null;
  const length = events.find((event) => event.kind === 'length' && event.minutes > 1);
  const { name, description } = wordsOf(piece.text);
  const offering: OfferingProposal['offering'] = {
    type: isMonthly ? 'subscription' : 'package',
    name,
    description,
    category: categoryOf(piece.text),
    sessions: sessions ?? hours?.count ?? null,
    durationMinutes: hours ? 60 : length?.kind === 'length' ? length.minutes : null,
    price,
    discountedPrice,
  };
  const source = spanOf(said, piece.start, piece.end);
  return {
    proposal: { source, offering, problems: problemsOf(offering) },
    ...paid,
    // Ten hours may be ten meetings of an hour.
    // How many weeks three months have is for the person to say.
    unclear: [
      ...unclear,
      ...(hours ? [hours] : []),
      ...(isNearly ? [{ from: 0, to: tokens.length - 1 }] : []),
    ].map((place) => ({
      source: placeIn(said, piece, tokens, place),
      reason: 'unclear',
    })),
  };
}

function placeIn(
  text: string,
  piece: Span,
  tokens: readonly Token[],
  place: { from: number; to: number },
): Span {
  const [from, to] = [tokens[place.from], tokens[place.to]];
  return spanOf(text, piece.start + (from?.start ?? 0), piece.start + (to?.end ?? 0));
}

type Counted = { sessions: number | null; isMonthly: boolean; isNearly?: true };

/** A programme of eight weeks with one a week is a package of eight; without an end it is a plan. */
function sessionsOf(text: string, count: number | null): Counted {
  const said = plain(text);
  const isWeekly = weekly.test(said);
  const months = eachMonth.test(said) ? null : monthsIn(text);
  if (months !== null && isWeekly)
    return { sessions: (count ?? 1) * weeksInMonth * months, isMonthly: false, isNearly: true };
  if (months !== null) return { sessions: count, isMonthly: false };
  const weeks = isWeekly ? weeksIn(text) : null;
  if (weeks !== null && !monthly.test(said))
    return { sessions: (count ?? 1) * weeks, isMonthly: false };
  const isMonthly = isWeekly || monthly.test(said);
  // `a membership with a weekly call`
  if (count === null && weeklyMeeting.test(said)) return { sessions: weeksInMonth, isMonthly };
  return { sessions: count !== null && isWeekly ? count * weeksInMonth : count, isMonthly };
}

/** Without a count: neither `60 an hour`, which is the rate, nor `book five`, which is no money. */
function isSold(text: string, events: readonly PriceEvent[]): boolean {
  if (tellsOffering(text)) return true;
  const isMoney = events.some(
    (event) => event.kind === 'amount' && (event.amount.currency ?? event.amount.sign) !== null,
  );
  return isMoney && !events.some((event) => event.kind === 'length');
}

/** What is to be mended before the offering can be saved (offering-1). */
export function problemsOf(offering: OfferingProposal['offering']): OfferingProblem[] {
  const { name, description, type, sessions, durationMinutes, price, discountedPrice } = offering;
  const { min: fewest, max: most } = policy.offering.sessions[type];
  const isLow = (money: Money | null) =>
    money !== null && money.amount < minimumPrices[money.currency];
  const problems: [boolean, OfferingProblem][] = [
    [name === null, 'name-missing'],
    [description === null, 'description-missing'],
    [sessions === null, 'sessions-missing'],
    [sessions !== null && (sessions < fewest || sessions > most), 'sessions-out-of-range'],
    [durationMinutes === null, 'length-missing'],
    [durationMinutes !== null && !offered.has(durationMinutes), 'length-not-offered'],
    [price === null, 'price-missing'],
    [isLow(price) || isLow(discountedPrice), 'price-too-low'],
    [
      price !== null && discountedPrice !== null && discountedPrice.amount >= price.amount,
      'discount-not-lower',
    ],
  ];
  return problems.flatMap(([holds, problem]) => (holds ? [problem] : []));
}
