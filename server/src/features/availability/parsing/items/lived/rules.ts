import { readDays } from '../../days/rules.ts';
import type { DateReader } from '../../dates/rules.ts';
import { readTimes } from '../../times/rules.ts';
import { matchAt } from '../../words/rules.ts';
import type { Item } from '../rules.ts';

const reserved =
  /^(?:(?:i|we|yo|me|los|las|lo|la|it|them|usually|always|siempre|normally|se|le) )*(?:(?:keep|save|reserve|spend|dejo|guardo|reservo|dedico|uso) (?:(?:it|them|those|that|these|lo|los|las) )?(?:for|with|on|para|a|al)|belongs? to|(?:le )?pertenecen? a)(?: |$)/;
/** `Tuesday I sleep`, `los miércoles hago voluntariado`: a verb of one's own. */
const self = /^(?:i|we)$/;
const selfVerb = /^(?:hago|voy|juego|cuido|entreno|estudio|duermo|ayudo|canto|toco|paseo|nado)$/;
/** What may yet be hours that one offers, or isn't sure. */
const offering =
  /^(?:try|hope|like|offer|host|accept|answer|squeeze|fit|manage|respond|reply|check|decide|skype|zoom|cover|stream|record|negotiate|move|swap|begin|keep|hold|online|remote|remoto|videollamada|videollamadas|whatsapp|telefono|videoconferencia|domicilio|consultas?)$/;
/** `Monday mornings are for admin`. */
const kept = /^(?:are|is|son|es) (?:reserved |reservad[oa]s? )?(?:for|para) /;
/** `Tuesdays I'm in surgery all day`. */
const away =
  /^(?:i'm|i am|estoy) (?:in|at|en) (?:(?:the|my|a|el|la|mi|un|una) )?(?!home|casa|house)[a-z]+ (?:all day|todo el dia|the whole day)/;
const limit =
  /^(?:could|can|might|may|maybe|perhaps|if|or|also|too|puedo|podria|quiza|quizas|tal|depende|depends|sometimes|usually|veces|tambien|some|algunos|algunas|at|a|until|till|hasta|from|desde|after|before|despues|antes|during|durante)$/;

/** `Fridays I keep for paperwork`, `the weekend belongs to my kids`, `Tuesday I sleep`: closed. */
export function isLived(reader: DateReader, at: number, before: Item | undefined): boolean {
  const { tokens } = reader;
  // `Monday mornings I volunteer`
  const isPart = before?.kind === 'times' && !before.isExact && before.isTurn !== true;
  if (!before || !(isPart || (before.kind === 'days' && !before.isRest))) return false;
  const start = before.to + 1;
  if (at - start > 3) return false;
  const end = endOf(reader, at);
  const words = tokens.slice(start, end).map(({ word }) => word);
  const isSilent = Array.from({ length: end - at }, (_, index) => at + index).every(
    (place) => isWholeDay(reader, place) && readDays(reader, place) === null,
  );
  if (!isSilent || leadsHours(reader, end)) return false;
  const isReserved = reserved.test(words.join(' '));
  if (isPart && kept.test(words.join(' '))) return isUnknownAt(reader, at);
  if (!isPart && away.test(words.join(' '))) return isUnknownAt(reader, at);
  const said = tokens[at]?.word ?? '';
  const ahead = tokens[at - 1]?.word ?? '';
  const isUnknown = isUnknownAt(reader, at);
  // `los martes opero todo el día`
  const isAllDay =
    isUnknown && at === start && /^[a-z]{3,}o$/.test(said) && allDay.test(words.slice(1).join(' '));
  // `Mondays I only do admin`
  const isOnly =
    isUnknown &&
    end === at + 1 &&
    /^(?:i |we )?(?:only|just|solo|solamente) (?:do|have|hago|tengo) [a-z]+$/.test(words.join(' '));
  // `en la tarde opero`
  const isDone = isPart && at === start && end === at + 1 && isUnknown && doing.test(said);
  const isVerb =
    isDone ||
    isOnly ||
    isAllDay ||
    (self.test(ahead) && at - 1 >= start && isUnknown) ||
    (selfVerb.test(ahead) && isUnknown) ||
    (selfVerb.test(said) && at === start && said !== 'hago' && said !== 'voy');
  const isPlain = words.every((word) => !limit.test(word) && !offering.test(word));
  return isReserved ? isUnknown || at === start : isVerb && isPlain;
}

/** The first person of a verb, and few of the nouns that end so. */
const doing = /^(?!.*(?:io|upo|nto|ado|ido|ivo|ico|oto|eo|zo)$)[a-z]{3,}o$/;

const allDay = /^(?:todo el dia|el dia completo|el dia entero)/;

function isUnknownAt({ tokens, language }: DateReader, at: number): boolean {
  return tokens[at]?.kind === 'word' && matchAt(tokens, at, language) === null;
}

/** No hours, or all day: `Los martes opero todo el día`. */
function isWholeDay(reader: DateReader, at: number): boolean {
  const times = readTimes(reader, at);
  return times === null || times.value.isWholeDay === true;
}

/** `on the weekend I allow myself an hour of sleep, eight to eleven`: the hours of these days. */
function leadsHours(reader: DateReader, end: number): boolean {
  let at = end;
  while (/^[,:(–-]$/.test(reader.tokens[at]?.word ?? '')) at += 1;
  const times = at > end ? readTimes(reader, at) : null;
  return times !== null && readDays(reader, times.next) === null;
}

/** At the next sign, or where something else begins. */
function endOf({ tokens, language }: DateReader, from: number): number {
  let at = from;
  while (at < tokens.length && tokens[at]?.kind !== 'sign') {
    const kind = matchAt(tokens, at, language)?.meaning.kind ?? '';
    if (at > from && ['so', 'but', 'and'].includes(kind)) break;
    at += 1;
  }
  return at;
}
