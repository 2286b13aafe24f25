import type {
  OfferingProblem,
  OfferingProposal,
  ParsedOfferings,
  Span,
} from '@puente/contract/parsing';
import type { Money } from '@puente/contract/money';
import { type Currency, minimumPrices, policy } from '@puente/contract/policy';
import { proportionOf } from '../../../../lib/money.ts';
import { correctionAt } from '../../../parsing/corrections/rules.ts';
import { readNumber } from '../../../parsing/numbers/rules.ts';
import { sentencesOf } from '../../../parsing/sentences/rules.ts';
import { plain, spanOf, type Token, tokenize } from '../../../parsing/text/rules.ts';
import { aboutOnly } from '../../../parsing/topics/rules.ts';
import { type PriceEvent, readEvents } from '../events/rules.ts';
import { chooseCurrency, type CurrencyChoice, minorUnits } from '../money/rules.ts';
import { categoryOf } from './category/rules.ts';

export type ReadOfferings = Pick<ParsedOfferings, 'proposals' | 'notUnderstood' | 'questions'>;

const countWords =
  /^(?:sessions?|sesion|sesiones|meetings?|reunion|reuniones|calls?|clases?|class|classes|lessons?|lecciones|consultas?|encuentros?|consultations?)$/;
const monthly =
  /\b(?:month|months|monthly|subscription|membership|plan|al mes|por mes|cada mes|mensual|mensuales|mensualmente|suscripcion|membresia|a month|every week|a week|weekly|por semana|semanal)\b/;
const weekly =
  /\b(?:every week|a week|each week|weekly|por semana|cada semana|semanal|semanales)\b/;
const each =
  /\b(?:each|per session|per meeting|a session|apiece|cada una|cada sesion|por sesion|por clase|la sesion|c\/u)\b/;
const weeksInMonth = 4;
const offered: ReadonlySet<number> = new Set(policy.slot.durationsMinutes);

/** Reads packages and plans from a text by grammar alone, a sentence or line each. */
export function parseOfferings(said: string, account: Currency): ReadOfferings {
  const text = aboutOnly(said, 'offerings');
  const result: ReadOfferings = { proposals: [], notUnderstood: [], questions: [] };
  for (const piece of piecesOf(text)) {
    const read = readOffering(text, piece, account);
    if (!read) {
      result.notUnderstood.push({ source: piece, reason: 'unknown' });
      continue;
    }
    result.proposals.push(read.proposal);
    if (read.choice && read.choice.options.length > 1)
      result.questions.push({
        kind: 'which-currency',
        source: piece,
        options: read.choice.options,
      });
  }
  return result;
}

/** Sentences and lines; a sentence without price and sessions tells more of the one before. */
function piecesOf(text: string): Span[] {
  const pieces: Span[] = [];
  for (const sentence of sentencesOf(text).flatMap((span) => splitAt(text, span))) {
    const before = pieces.at(-1);
    const tells = isOffering(sentence.text);
    if (
      !tells &&
      before &&
      isOffering(before.text) &&
      !text.slice(before.end, sentence.start).includes('\n\n')
    )
      pieces[pieces.length - 1] = spanOf(text, before.start, sentence.end);
    else pieces.push(sentence);
  }
  return pieces;
}

/** Semicolons set offerings apart, too. */
function splitAt(text: string, span: Span): Span[] {
  const parts: Span[] = [];
  let { start } = span;
  for (const match of span.text.matchAll(/;|$/g)) {
    const end = span.start + match.index;
    if (end > start) parts.push(spanOf(text, start, end));
    start = end + 1;
  }
  return parts;
}

function isOffering(text: string): boolean {
  const tokens = tokenize(text);
  return sessionsIn(tokens) !== null || readEvents(tokens).some(({ kind }) => kind === 'amount');
}

type Read = { proposal: OfferingProposal; choice: CurrencyChoice | null };

function readOffering(text: string, piece: Span, account: Currency): Read | null {
  const tokens = tokenize(piece.text);
  const said = plain(piece.text);
  const sessions = sessionsIn(tokens);
  const isMonthly = monthly.test(said);
  const events = readEvents(tokens).filter(
    (event) => !isCount(event, sessions) && !isCountTakenBack(tokens, event, sessions),
  );
  const { price, discountedPrice, choice } = pricesIn(events, {
    said,
    account,
    count: sessions?.count ?? null,
  });
  if (sessions === null && price === null) return null;
  const length = events.find((event) => event.kind === 'length');
  const count =
    sessions && isMonthly && weekly.test(said) ? sessions.count * weeksInMonth : sessions?.count;
  const { name, description } = wordsOf(piece.text);
  const offering: OfferingProposal['offering'] = {
    type: isMonthly ? 'subscription' : 'package',
    name,
    description,
    category: categoryOf(piece.text),
    sessions: count ?? null,
    durationMinutes: length?.kind === 'length' ? length.minutes : null,
    price,
    discountedPrice,
  };
  return {
    proposal: {
      source: spanOf(text, piece.start, piece.end),
      offering,
      problems: problemsOf(offering),
    },
    choice,
  };
}

type Sessions = { count: number; from: number; to: number };

/** `5 sessions`, `cuatro sesiones`, `10 one-hour classes`; the last where one is taken back. */
function sessionsIn(tokens: readonly Token[]): Sessions | null {
  const first = sessionsFrom(tokens, 0);
  if (!first) return null;
  const behind = tokens.findIndex((_, at) => at > first.to && isCorrection(tokens, at));
  const second = behind < 0 ? null : sessionsFrom(tokens, behind);
  return second && second.from - behind <= mostWordsOfCorrection ? second : first;
}

/** `no, mejor` and the article of what follows. */
const mostWordsOfCorrection = 4;

function isCorrection(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === 'no' || correctionAt(tokens, at) !== null;
}

/** `a package of 4, no, 5 sessions`: 4 is no price. */
function isCountTakenBack(
  tokens: readonly Token[],
  event: PriceEvent,
  sessions: Sessions | null,
): boolean {
  if (event.kind !== 'amount' || !sessions || event.to >= sessions.from) return false;
  const { currency, sign, isThousands } = event.amount;
  const isBare = currency === null && sign === null && !isThousands;
  const isNear = sessions.from - event.to <= mostWordsOfCorrection + 1;
  return isBare && isNear && isCorrection(tokens, event.to + 1);
}

function sessionsFrom(tokens: readonly Token[], start: number): Sessions | null {
  for (let at = start; at < tokens.length; at += 1) {
    const number = readNumber(tokens, at);
    if (!number || !Number.isInteger(number.value)) continue;
    const near = [0, 1, 2, 3].find((ahead) =>
      countWords.test(tokens[number.next + ahead]?.word ?? ''),
    );
    const between = tokens.slice(number.next, number.next + (near ?? 0));
    const isClean = between.every(
      ({ kind, word }) =>
        kind !== 'number' && !/^(?:min|mins|minute|minutes|minutos?|[$€£])$/.test(word),
    );
    if (near !== undefined && isClean && number.value >= 1)
      return { count: number.value, from: at, to: number.next - 1 };
  }
  return null;
}

function isCount(event: PriceEvent, sessions: Sessions | null): boolean {
  return event.kind === 'amount' && sessions !== null && event.from === sessions.from;
}

type Terms = { said: string; account: Currency; count: number | null };

/** The whole price, and the lower one where two are named or a part is taken off. */
function pricesIn(events: readonly PriceEvent[], { said, account, count }: Terms) {
  const amounts = events.flatMap((event) =>
    event.kind === 'amount' && !event.amount.isForeign ? [event.amount] : [],
  );
  const [first] = amounts;
  if (!first) return { price: null, discountedPrice: null, choice: null };
  const named = amounts.find(({ currency }) => currency !== null)?.currency ?? null;
  const choice = chooseCurrency(first, account, named);
  const isEach = each.test(said) && count !== null && amounts.length === 1;
  const hasThousands = amounts.some(({ isThousands }) => isThousands);
  const values = amounts.map(({ value, isThousands }) => {
    const whole = hasThousands && !isThousands && value < 1000 ? value * 1000 : value;
    return minorUnits(whole, choice.currency) * (isEach ? count : 1);
  });
  const money = (amount: number): Money => ({ amount, currency: choice.currency });
  const [highest = 0, lower] = [...new Set(values)].toSorted((one, other) => other - one);
  const share = events.find((event) => event.kind === 'share');
  const reduced =
    share?.kind === 'share' ? proportionOf(highest, share.numerator, share.denominator) : lower;
  return {
    price: money(highest),
    discountedPrice: reduced === undefined ? null : money(reduced),
    choice,
  };
}

/** "También vendo un paquete": the name begins behind it. */
const selling =
  /^(?:(?:y|and)\s+)?(?:(?:también|tambien|además|ademas)\s+)?(?:vendo|ofrezco|hago|tengo|doy|i\s+(?:also\s+)?(?:do|offer|sell|have))\s+(?:(?:una?|an?|el|la|the)\s+)?/iu;

/** The name in quotes or before a colon, else the words before the price; the rest describes. */
function wordsOf(text: string): { name: string | null; description: string | null } {
  const whole = text.replace(/^[\s\-•*–—\d.)]+(?=\p{L})/u, '');
  const clean = whole.replace(selling, '');
  const quoted = /["“«]([^"”»]{3,80})["”»]/u.exec(clean)?.[1];
  const colon = /^([^:\n]{3,80}):\s*(?=\S)/u.exec(clean);
  const upToPrice = /^(.*?)(?=,|;|\.\s|\s(?:for|at|por|a|en)\s+(?:[$€£]|\w+\$|\d)|\s[$€£]|$)/u;
  const upToCount = /^(.*?)(?=,|;|\.\s|\s(?:for|at|por|a|de)\s+(?:[$€£]|\w+\$|\d)|\s[$€£]|$)/u;
  const isSold = clean !== whole;
  const lead = (isSold ? upToPrice : upToCount).exec(clean)?.[1]?.trim();
  const name = quoted ?? colon?.[1] ?? lead ?? '';
  const { name: nameLength, description: descriptionLength } = policy.offering;
  const rest = (colon ? clean.slice(colon[0].length) : whole).replaceAll(/\s+/g, ' ').trim();
  return {
    name: name.length >= nameLength.min ? capital(name.slice(0, nameLength.max).trim()) : null,
    description:
      rest.length >= descriptionLength.min ? rest.slice(0, descriptionLength.max).trim() : null,
  };
}

function capital(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
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
