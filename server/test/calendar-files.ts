import type { InboxMail } from './bookings.ts';

/** One event of a calendar file, as a calendar reads it. */
export type FileEvent = {
  method: string;
  uid: string;
  sequence: number;
  start: string;
  end: string;
  status: string;
  lines: string[];
};

/** The calendar files of mails, in the order in which the mails went. */
export function filesOf(newestFirst: readonly InboxMail[]): string[] {
  return newestFirst
    .toReversed()
    .flatMap(({ attachments }) => attachments)
    .filter(({ contentType }) => contentType.startsWith('text/calendar'))
    .map(({ content }) => content);
}

/** The events of a file (RFC 5545). */
export function eventsOf(file: string): FileEvent[] {
  const lines = file.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const valueIn = (some: string[], name: string) =>
    some
      .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
      ?.replace(/^[^:]*:/, '') ?? '';
  const method = valueIn(lines, 'METHOD');
  const events: FileEvent[] = [];
  for (const [at, line] of lines.entries()) {
    if (line !== 'BEGIN:VEVENT') continue;
    const event = lines.slice(at, lines.indexOf('END:VEVENT', at));
    events.push({
      method,
      uid: valueIn(event, 'UID'),
      sequence: Number(valueIn(event, 'SEQUENCE')),
      start: valueIn(event, 'DTSTART'),
      end: valueIn(event, 'DTEND'),
      status: valueIn(event, 'STATUS'),
      lines: event,
    });
  }
  return events;
}

/**
 * What a calendar shows after these files: an event is replaced by a later sequence, and an older
 * one that comes late changes nothing (RFC 5546, 2.1.4).
 */
export function importFiles(files: readonly string[]): Record<string, string> {
  const known = new Map<string, FileEvent>();
  for (const event of files.flatMap(eventsOf)) {
    const before = known.get(event.uid);
    if (!before || event.sequence >= before.sequence) known.set(event.uid, event);
  }
  return Object.fromEntries(
    [...known]
      .filter(([, { method, status }]) => method !== 'CANCEL' && status !== 'CANCELLED')
      .map(([uid, { start }]) => [uid, start]),
  );
}

/** All orders of a few things. */
export function orders<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((thing, at) =>
    orders(things.toSpliced(at, 1)).map((rest) => [thing, ...rest]),
  );
}
