/** Several calendar files as one (RFC 5545): the first one, with the events of the others. */
export function mergeCalendars(contents: readonly string[]): string {
  const [first, ...others] = contents;
  if (first === undefined) return '';
  const events = others.flatMap((text) => text.match(event) ?? []);
  const end = first.lastIndexOf('END:VCALENDAR');
  return `${first.slice(0, end)}${events.join('')}${first.slice(end)}`;
}

/** With its line break: a file is read by lines. */
const event = /BEGIN:VEVENT\r?\n[\s\S]*?END:VEVENT\r?\n/g;
