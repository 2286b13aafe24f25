import type { Token } from '../../../../parsing/text/rules.ts';
import type { PriceEvent } from '../../events/rules.ts';

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
