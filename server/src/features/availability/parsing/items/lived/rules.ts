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
const limit =
  /^(?:could|can|might|may|maybe|perhaps|if|or|also|too|puedo|podria|quiza|quizas|tal|depende|depends|sometimes|usually|veces|tambien|some|algunos|algunas|at|a|until|till|hasta|from|desde|after|before|despues|antes|during|durante)$/;

/** `Fridays I keep for paperwork`, `the weekend belongs to my kids`, `Tuesday I sleep`: closed. */
export function isLived(reader: DateReader, at: number, before: Item | undefined): boolean {
  const { tokens, language } = reader;
  if (before?.kind !== 'days' || before.isRest) return false;
  const start = before.to + 1;
  if (at - start > 3) return false;
  const end = endOf(reader, at);
  const words = tokens.slice(start, end).map(({ word }) => word);
  const isSilent = Array.from({ length: end - at }, (_, index) => at + index).every(
    (place) => readTimes(reader, place) === null && readDays(reader, place) === null,
  );
  if (!isSilent) return false;
  const isReserved = reserved.test(words.join(' '));
  const said = tokens[at]?.word ?? '';
  const ahead = tokens[at - 1]?.word ?? '';
  const isUnknown = tokens[at]?.kind === 'word' && matchAt(tokens, at, language) === null;
  const isVerb =
    at > start - 1 &&
    ((self.test(ahead) && at - 1 >= start && isUnknown) ||
      (selfVerb.test(ahead) && isUnknown) ||
      (selfVerb.test(said) && at === start && said !== 'hago' && said !== 'voy'));
  const isPlain = words.every((word) => !limit.test(word) && !offering.test(word));
  return isReserved ? isUnknown || at === start : isVerb && isPlain;
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
