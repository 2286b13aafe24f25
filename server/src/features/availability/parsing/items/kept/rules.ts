import type { DateReader } from '../../dates/rules.ts';
import { readDays } from '../../days/rules.ts';
import { readTimes } from '../../times/rules.ts';
import type { Item } from '../rules.ts';

const keeping = /^(?:keep|save|reserve|leave|dejo|guardo|reservo|dejamos|guardamos)$/;
const free = /^(?:free|clear|open|off|libres?)$/;
const meeting =
  /^(?:clients?|patients?|students?|calls?|sessions?|meetings?|appointments?|consultations?|bookings?|lessons?|classes|new|people|you|clientes?|pacientes?|alumn[oa]s?|llamadas?|sesiones|reuniones|citas|consultas?|clases|atender|ustedes|trabajar|work|urgent|urgencias|emergencies|emergencias|online|video|trial|intro)$/;
const small = /^(?:my|our|the|a|an|some|mis?|el|la|los|las|un|una|nuestr[oa]s?)$/;

/** `I keep Thursday afternoons free for my kids`, `los jueves en la tarde los dejo para mis hijos`. */
export function readKeptFor(
  reader: DateReader,
  at: number,
): { items: Item[]; next: number } | null {
  const word = (place: number) => reader.tokens[place]?.word ?? '';
  if (!keeping.test(word(at))) return null;
  const isFreeFirst = free.test(word(at + 1));
  const start = isFreeFirst ? at + 2 : at + 1;
  const days = readDays(reader, start);
  if (!days || days.value.isRest) return null;
  const part = readTimes(reader, days.next);
  const isPart = part !== null && !part.value.isExact;
  let place = isPart ? part.next : days.next;
  if (free.test(word(place))) place += 1;
  if (!/^(?:for|para)$/.test(word(place))) return null;
  let what = place + 1;
  while (small.test(word(what))) what += 1;
  if (meeting.test(word(what)) || readTimes(reader, what) !== null) return null;
  const named: Item = { kind: 'days', ...days.value, from: start, to: days.next - 1 };
  const hours: Item[] = isPart
    ? [{ kind: 'times', ...part.value, from: days.next, to: part.next - 1 }]
    : [];
  const close: Item = { kind: 'close', from: place - 1, to: place - 1 };
  const next = Math.min(what + 1, reader.tokens.length);
  return { items: [named, ...hours, close], next };
}
