import { dateOf, minutesPerDay } from '../zone/rules.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const timesOfDay = Array.from(
  { length: minutesPerDay },
  (_, minute) => `T${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:00Z`,
);

/** Words UTC minutes as ISO 8601; dates are made once a day, not once a slot. */
const createWording = (): ((minute: number) => string) => {
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
};

export type SlotsHead = {
  providerId: string;
  timezone: string;
  providerTimezone: string;
  durationMinutes: number;
};

/** The reply `slotsReply` of the contract as JSON text, by hand because it is long and hot. */
export const slotsJson = (head: SlotsHead, starts: readonly number[]): string => {
  const startText = createWording();
  const endText = createWording();
  const slots = starts.map(
    (start) => `{"start":"${startText(start)}","end":"${endText(start + head.durationMinutes)}"}`,
  );
  return `${JSON.stringify(head).slice(0, -1)},"slots":[${slots.join(',')}]}`;
};
