import type { DateReader } from '../../dates/rules.ts';
import { readDays } from '../../days/rules.ts';
import { readTimes, type Times } from '../../times/rules.ts';
import { matchAt } from '../../words/rules.ts';
import type { Item } from '../rules.ts';

/** `libre de 6 a 9`, `libre los martes de 5 a 7`: hours follow, so it is when people can meet. */
export function isFreeToMeet(reader: DateReader, at: number, before: Item | undefined): boolean {
  if (!['libre', 'libres'].includes(reader.tokens[at]?.word ?? '')) return false;
  if (isPartFree(reader, at, before) || isBeing(reader, at)) return true;
  let place = at + 1;
  for (;;) {
    if (readTimes(reader, place)) return true;
    const days = readDays(reader, place);
    const kind = matchAt(reader.tokens, place, reader.language)?.meaning.kind;
    // `jueves libre viernes 9 a 12`: Thursday is free of work.
    if (days && before?.kind === 'days') return false;
    if (days) place = days.next;
    else if (kind === 'and' || kind === 'filler' || kind === 'of') place += 1;
    else return false;
  }
}

const being = /^(?:estoy|estamos|estare|quedo|quedamos|ando|andamos|tengo)$/;

/** `estoy siempre libre`: that somebody is, which only words of how often stand between. */
function isBeing({ tokens }: DateReader, at: number): boolean {
  const often = /^(?:siempre|casi|normalmente|generalmente|super|bien|totalmente|bastante|mas)$/;
  let place = at - 1;
  while (often.test(tokens[place]?.word ?? '')) place -= 1;
  return being.test(tokens[place]?.word ?? '') && tokens[place - 1]?.word !== 'no';
}

/** `tengo las tardes libres`, `tardes libres los lunes`: a part of the day to meet in. */
function isPartFree({ tokens }: DateReader, at: number, before: Item | undefined): boolean {
  if (before?.kind !== 'times' || before.isExact || before.to !== at - 1) return false;
  const ahead = tokens.slice(Math.max(0, before.from - 3), before.from).map(({ word }) => word);
  const isFirst = before.from === 0 || tokens[before.from - 1]?.kind === 'sign';
  return isFirst || ahead.some((word) => /^(?:tengo|tenemos|quedan|me|con)$/.test(word));
}

const leaving =
  /^(?:leave|keep|deja|dejen|dejame|dejenme|dejar|dejo|guarda|guarden|reserva|reserven)$/;
const empty = /^(?:free|clear|empty|libre|vacio|despejado)$/;

/** `please leave 12 to 1 free`, `dejen libre de 12 a 1`: hours that nobody can have. */
export function readLeftFree(
  reader: DateReader,
  at: number,
): { times: Times; hours: number; next: number } | null {
  const { tokens } = reader;
  if (!leaving.test(tokens[at]?.word ?? '')) return null;
  let place = at + 1;
  const isAhead = empty.test(tokens[place]?.word ?? '');
  if (isAhead) place += 1;
  while (/^(?:me|the|el|la|hour|hours|las|horas)$/.test(tokens[place]?.word ?? '')) place += 1;
  const times = readTimes(reader, place);
  if (!times?.value.isExact || times.value.isOpenEnd || times.value.isOpenStart) return null;
  const isBehind = empty.test(tokens[times.next]?.word ?? '');
  if (!isAhead && !isBehind) return null;
  return { times: times.value, hours: place, next: isBehind ? times.next + 1 : times.next };
}

const resting =
  /^(?:que (?:descanso|libro|no trabajo|tengo libre|tengo franco|estoy libre|estoy de franco)|when i'm off|when i am off|when i'm not working|when i don't work|i'm off|my days? off) /;

/** `los jueves que descanso, de 8 a 22`: a day without other work, as the hours behind it tell. */
export function restingEnd(
  reader: DateReader,
  at: number,
  before: Item | undefined,
): number | null {
  if (before?.kind !== 'days' || before.to !== at - 1) return null;
  const words = [0, 1, 2, 3, 4].map((ahead) => reader.tokens[at + ahead]?.word ?? '');
  const found = resting.exec(`${words.join(' ')} `);
  if (!found) return null;
  const next = at + found[0].trim().split(' ').length;
  let place = next;
  while (/^(?:,|:|bro|um|eh|pues|puedo|i|can|work)$/.test(reader.tokens[place]?.word ?? ''))
    place += 1;
  return readTimes(reader, place)?.value.isExact === true ? next : null;
}

/** `Tuesday am, Thursday pm`: no verb and no hour stands beside it. */
export function isHalfOfDay(reader: DateReader, at: number, before: Item | undefined): boolean {
  const next = reader.tokens[at + 1];
  const kind = matchAt(reader.tokens, at + 1, reader.language)?.meaning.kind ?? '';
  const isEnd = next === undefined || next.kind === 'sign';
  const isBehind =
    before?.kind === 'days' || (before?.kind === 'separator' && before.to === at - 1);
  return isBehind && (isEnd || ['and', 'only', 'day'].includes(kind));
}
