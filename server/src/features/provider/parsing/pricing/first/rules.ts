import type { PriceEvent } from '../../events/rules.ts';

type Of<Kind extends PriceEvent['kind']> = Extract<PriceEvent, { kind: Kind }>;

type First = { value: Of<'amount'> | Of<'share'>; length: Of<'length'> | null };

/** A free first half hour is a short first meeting; less is a part of a longer one. */
const shortestMeeting = 30;

/**
 * `first ten minutes free`: some minutes of a meeting, not the whole first one. `usual` is the length
 * that the normal price is told for, minutes.
 */
export function isFreeMinutes({ value, length }: First, usual: number | undefined): boolean {
  const isFree = value.kind === 'share' ? value.numerator === 0 : value.amount.value === 0;
  return isFree && length !== null && length.minutes < shortestMeeting && length.minutes !== usual;
}
