import { type Read, single } from '../found/rules.ts';
import { readBareDay } from '../bare/rules.ts';
import { datesOfPoint } from '../calendar/rules.ts';
import { type DateReader, readPoint } from '../point/rules.ts';

const named =
  /^(?:the )?(?:weekend of|wknd of)(?= )|^(?:el )?(?:fin de semana|finde) (?:del|de el)(?= )/;

/** `the weekend of the 15th`, `el finde del 15 de agosto`: its Saturday and Sunday. */
export function readWeekendOf(reader: DateReader, at: number): Read | null {
  const words = [0, 1, 2, 3, 4, 5].map((ahead) => reader.tokens[at + ahead]?.word ?? '').join(' ');
  const found = named.exec(words);
  if (!found) return null;
  const next = at + found[0].split(' ').length;
  const start = reader.tokens[next - 1]?.word === 'del' ? next - 1 : next;
  const read = readPointAt(reader, next) ?? readBareDay(reader, start);
  const [only, ...more] = read?.value.dates ?? [];
  if (!read || only === undefined || more.length > 0) return null;
  const date = Temporal.PlainDate.from(only);
  const toSaturday = date.dayOfWeek === 7 ? -1 : 6 - date.dayOfWeek;
  const saturday = date.add({ days: toSaturday });
  const dates = [saturday, saturday.add({ days: 1 })].map(String);
  return single({ dates, problem: null }, read.next);
}

function readPointAt(reader: DateReader, at: number): Read | null {
  const point = readPoint(reader, at);
  const [only, ...more] = point?.points ?? [];
  return point && only && more.length === 0
    ? single(datesOfPoint(only, reader.today), point.next)
    : null;
}
