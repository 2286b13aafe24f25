import type { EmailContent } from '../../../lib/email-template.ts';
import { rangeParts, type Reader } from '../../../lib/format.ts';
import type { BookingRow } from '../store.ts';
import { lineOf, venueOf } from './rules.ts';

type Meeting = Pick<BookingRow, 'starts_at' | 'ends_at' | 'venue'>;

/**
 * The times of several meetings for a mail, with the zone and the place said once where all have the
 * same. In person they go by the clocks of the venue (venue-4).
 */
export function placedTimes(
  meetings: readonly Meeting[],
  reader: Reader,
  label: { where: string; zone: string },
): Pick<EmailContent, 'list' | 'facts'> {
  const placed = meetings.map((meeting) => {
    const venue = venueOf(meeting);
    const timezone = venue?.timezone ?? reader.timezone;
    const { time, zone } = rangeParts(meeting.starts_at, meeting.ends_at, { ...reader, timezone });
    return { time, zone, place: venue && lineOf(venue) };
  });
  const place = onlyOne(placed.map((one) => one.place));
  const zone = onlyOne(placed.map((one) => one.zone));
  return {
    list: placed.map((one) =>
      [
        zone === undefined ? `${one.time} (${one.zone})` : one.time,
        ...(place === undefined && one.place ? [one.place] : []),
      ].join(' · '),
    ),
    facts: [
      ...(place ? [{ label: label.where, value: place }] : []),
      ...(zone ? [{ label: label.zone, value: zone }] : []),
    ],
  };
}

/** What all have in common; undefined where they differ, or there is none. */
function onlyOne<Value>(values: readonly Value[]): Value | undefined {
  return new Set(values).size === 1 ? values[0] : undefined;
}
