import type { NewPromo } from './queries.ts';

/** The form as it is typed. */
export type PromoForm = {
  code: string;
  percent: string;
  /** Empty: as often as people like. */
  maxUses: string;
  usesPerPerson: string;
  /** The last day, ISO; empty: without an end. */
  lastDay: string;
  firstMeetingOnly: boolean;
};

export function isWhole(text: string, min: number, max: number): boolean {
  const value = Number(text);
  return text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max;
}

/** What is sent; the last day counts whole, in the zone of who makes the code. */
export function promoOf(form: PromoForm, zone: string): NewPromo {
  const { code, percent, maxUses, usesPerPerson, lastDay, firstMeetingOnly } = form;
  return {
    code: code.trim(),
    percent: Number(percent),
    maxUses: maxUses.trim() === '' ? null : Number(maxUses),
    usesPerPerson: Number(usesPerPerson),
    validUntil: lastDay === '' ? null : endOfDay(lastDay, zone),
    firstMeetingOnly,
  };
}

function endOfDay(day: string, zone: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone).toInstant().toString();
}
