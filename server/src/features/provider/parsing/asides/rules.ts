import type { NotUnderstood, Span } from '@puente/contract/parsing';
import { spanOf, type Token, tokenize } from '../../../parsing/text/rules.ts';
import { lengthAt } from '../events/rules.ts';
import { wordAt } from '../events/words/rules.ts';
import { readAmount } from '../money/rules.ts';
import { aboutOnly } from '../../../parsing/topics/rules.ts';
import { readNumber } from '../../../parsing/numbers/rules.ts';

/** What is told beside a price that an expert doesn't set here: first and last token of it. */
export type Aside = { reason: 'deposit' | 'minimum' | 'cancellation'; from: number; to: number };

const deposits =
  /^(?:deposits?|downpayment|upfront|anticipo|adelanto|adelantado|sena|senal|deposito|prepaid|prepayment)$/;
/** These are a deposit only beside an amount. */
const weakDeposits =
  /^(?:(?:up front|in advance|de antemano|de reserva)|(?:de abono|abono de|abono (?:para|al|previo|inicial))|(?:(?:para|al) (?:reservar|agendar|separar|apartar)|to (?:book|reserve|hold)))\b/;
const denied = /^(?:no|not|never|without|sin|ni|nunca|don't|jamas)$/;
const refunded = /\b(?:back|returned|devuelven|devolucion|recover|recuperar)\b/;
const cancelled =
  /^(?:cancel|cancels|cancelled|canceled|cancellations?|cancelling|canceling|cancela|cancelas|cancelan|cancelar|cancelacion|cancelaciones|inasistencias?|no-shows?)$/;
const atLeast = /^(?:minimum|minimo|at least|al menos|por lo menos)\b/;
const countWords =
  /^(?:sessions?|sesion|sesiones|clases?|classes|lessons?|calls?|meetings?|reuniones|encuentros?|consultas?|hours?|horas?|hs|hrs|h)$/;
/** Time before a meeting, or of a life. */
const otherTimes =
  /^(?:de (?:aviso|anticipacion|antelacion|experiencia)|antes|notice|before|ahead|in advance|prior|of notice|al mes|a month)\b/;
/** Between a deposit and its amount. */
const between =
  /^(?:a|an|the|of|de|del|el|un|una|es|is|son|:|as|como|por|en|in|to|para|,|with|con|it|its)$/;
const mostBetween = 3;
/** As far behind "if you cancel" what is paid may stand. */
const mostOfCancellation = 14;

/** Deposits, minimums and what a cancellation costs, in the order of the text; none in another. */
export function asidesIn(tokens: readonly Token[]): Aside[] {
  const found: Aside[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const one = cancellationAt(tokens, at) ?? minimumAt(tokens, at) ?? depositAt(tokens, at);
    const last = found.at(-1);
    if (!one || (last && one.from <= last.to)) continue;
    found.push(one);
    at = one.to;
  }
  return found;
}

/** Small words that lead to one say nothing without it. */
const leading =
  /(?<![\p{L}\d])(?:(?:con|with|and|y|plus|más|mas|pido|pedimos|pero|but|an?|una?|el|la|the|i ask for|i require|i take|si|if you|if you're)[ ]+)+$/iu;

/** Who asks for one speaks of prices, wherever it stands. */
const asking =
  /\b(?:pido|pedimos|cobro|solicito|requiero|exijo|se pide|tomo|ask|asks|require|requires|take|need|charge)\b/;

/**
 * The deposits, minimums and cancellations of a text, and its piece about prices without them. `own` is
 * the text with all that isn't about prices blanked out.
 */
export function withoutAsides(text: string, own: string) {
  const tokens = tokenize(text);
  const [hours, about] = [aboutOnly(text, 'hours'), aboutOnly(text, 'about')];
  const isIn = (piece: string, { start, end }: Span) => piece.slice(start, end).trim() !== '';
  // "Saturdays 75, half of it up front": what isn't about oneself either.
  const isBesideHours = (source: Span) => isIn(hours, source) && !isIn(about, source);
  const asides = asidesIn(tokens).flatMap(({ reason, from, to }): NotUnderstood[] => {
    const source = spanOf(text, tokens[from]?.start ?? 0, tokens[to]?.end ?? text.length);
    const isOwn = isIn(own, source);
    const isAsked = asking.test(wordsFrom(tokens, Math.max(0, from - 4), Math.min(4, from)));
    return isOwn || isAsked || isBesideHours(source) || reason === 'minimum'
      ? [{ source, reason }]
      : [];
  });
  const blank = (said: string) =>
    asides.reduce((rest, { source: { start, end } }) => {
      const from = start - (leading.exec(text.slice(0, start))?.[0].length ?? 0);
      return (
        rest.slice(0, from) + rest.slice(from, end).replaceAll(/[^\n]/g, ' ') + rest.slice(end)
      );
    }, said);
  return { asides, blank };
}

/** The token behind an amount, a percentage or a part of the price. */
function valueEnd(tokens: readonly Token[], at: number): number | null {
  const number = readNumber(tokens, at);
  const sign = number ? (tokens[number.next]?.word ?? '') : '';
  if (number && /^(?:%|percent)$/.test(sign)) return number.next + 1;
  if (number && sign === 'por' && tokens[number.next + 1]?.word === 'ciento')
    return number.next + 2;
  const word = wordAt(tokens, at);
  if (word?.meaning.kind === 'share') return word.next;
  if (lengthAt(tokens, at)) return null;
  const amount = readAmount(tokens, at);
  const isArticle = amount?.next === at + 1 && /^(?:un|una|uno|one)$/.test(tokens[at]?.word ?? '');
  return amount && !isArticle ? amount.next : null;
}

/** Where a value begins that ends at a token. */
function valueBefore(tokens: readonly Token[], end: number): number | null {
  for (let at = Math.max(0, end - 6); at < end; at += 1)
    if (valueEnd(tokens, at) === end) return at;
  return null;
}

function wordsFrom(tokens: readonly Token[], at: number, count = 3): string {
  return tokens
    .slice(at, at + count)
    .map(({ word }) => word)
    .join(' ');
}

/** `20 de seña`, `a deposit of $20`, `half up front`, `pido un anticipo`. */
function depositAt(tokens: readonly Token[], at: number): Aside | null {
  const isStrong = deposits.test(tokens[at]?.word ?? '');
  const weak = weakDeposits.exec(wordsFrom(tokens, at));
  if (!isStrong && !weak) return null;
  if (tokens.slice(Math.max(0, at - 3), at).some(({ word }) => denied.test(word))) return null;
  if (refunded.test(wordsFrom(tokens, Math.max(0, at - 6), 13))) return null;
  let to = at + (weak ? weak[0].split(' ').length : 1) - 1;
  if (/^(?:para|al) (?:reservar|agendar|separar|apartar)$/.test(wordsFrom(tokens, to + 1, 2)))
    to += 2;
  const from = nearBefore(tokens, at);
  if (from !== null) return { reason: 'deposit', from, to };
  let next = to + 1;
  while (next <= to + mostBetween && between.test(tokens[next]?.word ?? '')) {
    if (valueEnd(tokens, next) !== null) break;
    next += 1;
  }
  const end = tokens[next - 1]?.word === ',' ? null : valueEnd(tokens, next);
  if (end !== null) return { reason: 'deposit', from: at, to: end - 1 };
  return isStrong ? { reason: 'deposit', from: at, to } : null;
}

/** The amount a few small words before. */
function nearBefore(tokens: readonly Token[], at: number): number | null {
  for (let end = at; end > at - mostBetween && end > 0; end -= 1) {
    const from = valueBefore(tokens, end);
    if (from !== null) return from;
    const word = tokens[end - 1]?.word ?? '';
    if (word === ',' || !/^(?:of|it|de|como|as|a|por|para|in|is|es|se|paga|del|total)$/.test(word))
      return null;
  }
  return null;
}

/** `mínimo dos horas`, `two-hour minimum`, `at least three sessions`. */
function minimumAt(tokens: readonly Token[], at: number): Aside | null {
  const lead = atLeast.exec(wordsFrom(tokens, at))?.[0];
  if (lead !== undefined) {
    const words = at + lead.split(' ').length;
    const start = /^(?:de|of|is|es|son|:)$/.test(tokens[words]?.word ?? '') ? words + 1 : words;
    const end = countedEnd(tokens, start);
    if (end !== null) return { reason: 'minimum', from: at, to: end - 1 };
  }
  const end = countedEnd(tokens, at);
  if (end === null) return null;
  const isJoined = /^(?:como|de|es|el|is|the|as|-)$/.test(tokens[end]?.word ?? '');
  const last = isJoined ? end + 1 : end;
  return /^(?:minimum|minimo|min)$/.test(tokens[last]?.word ?? '')
    ? { reason: 'minimum', from: at, to: last }
    : null;
}

/** Behind `two hours`, `3 sesiones`; not of notice. */
function countedEnd(tokens: readonly Token[], at: number): number | null {
  const length = lengthAt(tokens, at);
  const number = length ? null : readNumber(tokens, at);
  const isCounted = number !== null && countWords.test(tokens[number.next]?.word ?? '');
  const end = length?.next ?? (isCounted ? number.next + 1 : null);
  return end !== null && otherTimes.test(wordsFrom(tokens, end)) ? null : end;
}

/** `si cancelas el mismo día se paga la mitad`, `no-shows pay thirty`, `a $20 cancellation fee`. */
function cancellationAt(tokens: readonly Token[], at: number): Aside | null {
  const isNoShow =
    tokens[at]?.word === 'no' && /^(?:no - shows?|no shows?)\b/.test(wordsFrom(tokens, at));
  if (!isNoShow && !cancelled.test(tokens[at]?.word ?? '')) return null;
  const before = nearBefore(tokens, at);
  if (before !== null) return { reason: 'cancellation', from: before, to: at };
  const start = isNoShow ? at + (tokens[at + 1]?.word === '-' ? 3 : 2) : at + 1;
  for (let next = start; next < at + mostOfCancellation; next += 1) {
    const word = tokens[next]?.word;
    if (word === undefined || /^[.;!?\n]$/.test(word)) return null;
    const end = isTime(tokens, next) ? null : valueEnd(tokens, next);
    const isRate = end !== null && lengthAt(tokens, end) !== null;
    if (end !== null) return isRate ? null : { reason: 'cancellation', from: at, to: end - 1 };
  }
  return null;
}

/** `with less than 24 hours`, `un día antes`. */
function isTime(tokens: readonly Token[], at: number): boolean {
  const number = readNumber(tokens, at);
  if (lengthAt(tokens, at)) return true;
  return /^(?:days?|dias?|hours?|horas?|hs|h|weeks?|semanas?|vez|veces)$/.test(
    number ? (tokens[number.next]?.word ?? '') : '',
  );
}
