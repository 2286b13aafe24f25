import type { Language } from '@puente/contract/policy';
import ical, {
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { Config } from '../../../config.ts';
import { formatRange } from '../../../lib/format.ts';
import { bookingTexts as en } from '../../../locales/en/booking.ts';
import { bookingTexts as es } from '../../../locales/es/booking.ts';
import type { BookingRow, BookingView } from '../store.ts';
import { lineOf, venueOf } from '../venue/rules.ts';

/** Who gets the file: one of the two parties, reading their own language. */
export type CalendarReader = {
  party: 'client' | 'provider';
  /** Their own address; nobody else's is ever in the file. */
  email: string | null;
  language: Language;
};

export type CalendarFile = { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string };

/** A meeting, with the name of its expert. */
export type CalendarMeeting = Pick<
  BookingView,
  | keyof Pick<BookingRow, 'id' | 'room_id' | 'status' | 'sequence' | 'starts_at' | 'ends_at'>
  | keyof Pick<BookingRow, 'name' | 'last_name' | 'venue'>
  | 'provider_name'
  | 'provider_last_name'
>;

const texts = { en, es };

/** The other party's name, as far as this reader may know it. */
export function otherName(view: CalendarMeeting, party: 'client' | 'provider'): string {
  return party === 'client'
    ? `${view.provider_name} ${view.provider_last_name}`.trim()
    : `${view.name} ${view.last_name}`.trim();
}

/**
 * A booking as iCalendar (RFC 5545). The UID is the booking's for ever and the sequence rises with
 * every change, so that calendars sort files that come late or twice. Times are in UTC: each
 * calendar shows them in its own zone; in person the text says them by the venue's clocks. The
 * organizer is Puente's role address.
 */
export function calendarFile(
  config: Pick<Config, 'http' | 'gateways'>,
  view: CalendarMeeting,
  reader: CalendarReader,
  now: Temporal.Instant,
): CalendarFile {
  const method = view.status === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const calendar = emptyCalendar(method, reader);
  addMeeting(calendar, config, view, { reader, now });
  return { method, content: calendar.toString() };
}

/**
 * Several meetings that were booked together. An invitation is about one event (RFC 5546), so these
 * are published; what changes of one later is sent as its invitation, which has the same UID.
 */
export function calendarOfAll(
  config: Pick<Config, 'http' | 'gateways'>,
  meetings: readonly CalendarMeeting[],
  reader: CalendarReader,
  now: Temporal.Instant,
): CalendarFile | undefined {
  const [first, second] = meetings;
  if (!first || !second) return first && calendarFile(config, first, reader, now);
  const calendar = emptyCalendar('PUBLISH', reader);
  for (const meeting of meetings)
    addMeeting(calendar, config, meeting, { reader: { ...reader, email: null }, now });
  return { method: 'PUBLISH', content: calendar.toString() };
}

function emptyCalendar(
  method: CalendarFile['method'],
  { language }: Pick<CalendarReader, 'language'>,
): ICalCalendar {
  return ical({
    prodId: { company: 'Puente', product: 'Puente', language: language.toUpperCase() },
    method: ICalCalendarMethod[method],
  });
}

function addMeeting(
  calendar: ICalCalendar,
  config: Pick<Config, 'http' | 'gateways'>,
  view: CalendarMeeting,
  { reader, now }: { reader: CalendarReader; now: Temporal.Instant },
): void {
  const words = texts[reader.language].calendar;
  calendar.createEvent({
    id: `${view.id}@${new URL(config.http.publicUrl).hostname}`,
    sequence: view.sequence,
    stamp: new Date(now.epochMilliseconds),
    start: new Date(view.starts_at.epochMilliseconds),
    end: new Date(view.ends_at.epochMilliseconds),
    summary: words.summary(otherName(view, reader.party)),
    ...placeOf(config.http.publicUrl, view, reader),
    status: view.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: roleAddress(config.gateways.mail.from),
    // Nobody has to answer: both have agreed already.
    attendees:
      reader.email === null
        ? []
        : [{ email: reader.email, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
  });
}

/** Where the meeting is: in its room, or at its venue, where the room is left to find each other. */
function placeOf(publicUrl: string, view: CalendarMeeting, { language }: CalendarReader) {
  const words = texts[language].calendar;
  const room = `${publicUrl}/${view.room_id}`;
  const venue = venueOf(view);
  if (!venue) return { description: words.description(room), location: room, url: room };
  const { timezone } = venue;
  const when = formatRange(view.starts_at, view.ends_at, { language, timezone });
  return {
    description: words.inPerson(when, room),
    location: lineOf(venue),
    url: `${publicUrl}/activity/${view.id}`,
  };
}

/** `Puente <hola@puente.example>` in its parts. */
function roleAddress(from: string): { name: string; email: string } {
  const [, name, email] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name: name || 'Puente', email: email ?? from.trim() };
}
