import type { Span } from '@puente/contract/parsing';
import { spanOf, type Token, tokenize } from '../../../../parsing/text/rules.ts';
import type { PriceEvent } from '../../events/rules.ts';
import { readAmount } from '../../money/rules.ts';

type Length = { minutes: number } & PriceEvent;
type Priced = {
  value: Extract<PriceEvent, { kind: 'amount' | 'share' }>;
  length: Extract<Length, { kind: 'length' }> | null;
};

const perOther =
  /^(?:(?:for|por|a|per|the|la|el|al|cada|each|full|whole|entire|-|\/) )*(?:month|mes|monthly|mensual|mensuales|week|weekly|semana|semanal|year|ano|person|persona|head|page|pagina|word|palabra|project|proyecto|course|curso)\b/;
const perDay =
  /^(?:(?:for|por|a|per|the|la|el|al|cada|each|full|whole|entire|half|media|-|\/) )*(?:day|dia|jornada)\b/;

/** `my day is $1200`, `la jornada sale 400`. */
const dayBefore =
  /\b(?:day|day rate|jornada|month|mes|week|semana|retainer)(?: (?:rate|is|are|es|son|cuesta|vale|sale|a|de|for|costs?|runs|:|me|la|in|at))*$/;

/** Tokens behind an amount in which the unit may stand. */
const unitWithin = 6;

/** Sets prices of a day, a month, a person or a page apart: a rate is of a meeting's time. */
export function perMeeting<Price extends Priced>(
  all: readonly Price[],
  tokens: readonly Token[],
): { prices: Price[]; others: Price['value'][] } {
  const isOther = ({ value, length }: Price) => {
    if (value.kind !== 'amount') return false;
    const behind = tokens
      .slice(value.to + 1, value.to + 1 + unitWithin)
      .map(({ word }) => word)
      .join(' ');
    const head = tokens
      .slice(Math.max(0, value.from - unitWithin), value.from)
      .map(({ word }) => word)
      .join(' ');
    if (dayBefore.test(head) && length === null) return true;
    return perOther.test(behind) || (perDay.test(behind) && (length?.minutes ?? 0) < longMeeting);
  };
  return {
    prices: all.filter((price) => !isOther(price)),
    others: all.filter(isOther).map(({ value }) => value),
  };
}

/** `the day of eight hours` tells how long it is. */
const longMeeting = 180;

const days =
  /^(?:weekends?|weekdays?|saturdays?|sundays?|holidays?|evenings|nights|sabados?|domingos?|feriados|festivos|finde|findes|noches)$/;
const before = /^(?:at|on|in|the|during|for|los|las|el|en|la|por|para|de)$/;

/** Smaller numbers before a day are hours. */
const smallestPrice = 25;

/**
 * `65 an hour, and eighty at weekends`: a price of some days, in what else is about hours. `own` is the
 * text with that blanked out.
 */
export function pricesOfDays(text: string, own: string): Span[] {
  const tokens = tokenize(text);
  return tokens.flatMap((token, at) => {
    const amount = own.slice(token.start, token.end).trim() === '' ? readAmount(tokens, at) : null;
    if (!amount || (amount.value < smallestPrice && amount.currency === null)) return [];
    let day = amount.next;
    while (before.test(tokens[day]?.word ?? '')) day += 1;
    const isOfWeekend = /^(?:fin|fines)$/.test(tokens[day]?.word ?? '');
    if (day === amount.next || !(isOfWeekend || days.test(tokens[day]?.word ?? ''))) return [];
    return [spanOf(text, token.start, tokens[day]?.end ?? token.end)];
  });
}
