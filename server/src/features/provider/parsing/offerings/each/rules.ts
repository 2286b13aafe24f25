import type { Token } from '../../../../parsing/text/rules.ts';
import type { PriceEvent } from '../../events/rules.ts';

type Amounts = Extract<PriceEvent, { kind: 'amount' }>;

const hourly = /^(?:(?:an|per|a|each|every) hour|la hora|por hora|cada hora|\/ ?h(?:r|our|ora)?)\b/;
const eachWord = /^(?:each|apiece|c|cada|per|a|la|por|the|every)$/;
const oneOf =
  /^(?:sessions?|sesion|meeting|reunion|call|llamada|videollamada|clase|class|lesson|leccion|consulta|consultation|asesoria|tutoria|tutorial|mentoria|encuentro|entrenamiento|workout|terapia|treatment|appointment|visit|visita|cita|un[oa]|one|u|piece|unidad|head)$/;

/** `40 each`, `25 mil cada una`, `cada clase a 20`: not where a length is told of each. */
export function isEach(
  tokens: readonly Token[],
  events: readonly PriceEvent[],
  event: Amounts,
): boolean {
  const wordAt = (at: number) => tokens[at]?.word ?? '';
  const behind = event.to + 1;
  if (/^(?:each|apiece)$/.test(wordAt(behind))) {
    const next = events[events.indexOf(event) + 1];
    // `three fifty, each 45 minutes` has a comma; `40 each 45 minutes` is of the price.
    return next === undefined || next.kind !== 'separator' || next.from !== behind;
  }
  if (eachWord.test(wordAt(behind)))
    for (let at = behind + 1; at < behind + 5; at += 1) {
      const isTotal = wordAt(behind) === 'a' && at > behind + 1;
      if (oneOf.test(wordAt(at)) && !isTotal) return isUnit(wordAt(behind), wordAt(at));
      if (tokens[at]?.kind === 'sign' && !/^[-/]$/.test(wordAt(at))) break;
    }
  if (wordAt(behind) === '/' && oneOf.test(wordAt(behind + 1))) return true;
  const before = events.findLast(({ kind, to }) => kind === 'separator' && to < event.from);
  const head = tokens
    .slice((before?.to ?? -1) + 1, event.from)
    .map(({ word }) => word)
    .join(' ');
  return /^(?:(?:each|every|cada)\b(?: (?:one|una|session|sesion|clase|lesson|class|call))?)(?: (?:is|at|for|a|por|de|sale|cuesta|vale|costs?|of))*$/.test(
    head,
  );
}

/** `200 a call` is of each, `la una` isn't. */
function isUnit(head: string, word: string): boolean {
  return !/^(?:un[oa]|one)$/.test(word) || /^(?:cada|por|per|each|every)$/.test(head);
}

export function isHourly(tokens: readonly Token[], event: Amounts): boolean {
  const behind = tokens
    .slice(event.to + 1, event.to + 4)
    .map(({ word }) => word)
    .join(' ');
  return hourly.test(behind);
}
