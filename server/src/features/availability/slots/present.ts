import { dateOf, minutesPerDay } from '../zone/rules.ts';

const timesOfDay = Array.from(
  { length: minutesPerDay },
  (_, minute) => `T${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:00Z`,
);

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

export type SlotsHead = {
  providerId: string;
  timezone: string;
  providerTimezone: string;
  durationMinutes: number;
};

/** The reply `slotsReply` of the contract as JSON text, written by hand because speed matters here. */
export function slotsJson(head: SlotsHead, starts: readonly number[]): string {
  const startText = createFormat();
  const endText = createFormat();
  const slots = starts.map(
    (start) => `{"start":"${startText(start)}","end":"${endText(start + head.durationMinutes)}"}`,
  );
  return `${JSON.stringify(head).slice(0, -1)},"slots":[${slots.join(',')}]}`;
}

/** Formats UTC minutes as ISO 8601; the date is formatted once per day, not per slot. */
function createFormat(): (minute: number) => string {
  let day = Number.NaN;
  let date = '';
  return (minute) => {
    const itsDay = Math.floor(minute / minutesPerDay);
    if (itsDay !== day) {
      day = itsDay;
      date = dateOf(day);
    }
    return date + timesOfDay[minute - day * minutesPerDay];
  };
}
