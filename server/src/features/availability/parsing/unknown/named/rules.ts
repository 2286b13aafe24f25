import type { Token } from '../../../../parsing/text/rules.ts';
import type { Clause } from '../../clauses/rules.ts';
import type { Item } from '../../items/rules.ts';

/** That one is closed, and not what one doesn't do. */
const closing =
  /^(?:closed|close|closing|shut|off|away|out|open|available|working|work|cerrado|cerrada|cierro|cerramos|abro|abrimos|atiendo|trabajo|disponible|estoy|libre)$/;
/** What a name of a day begins or ends with. */
const ofDay = /^(?:day|eve|week|weekend|dia|fiesta|fiestas|semana|noche|puente|festival)$/;
const longest = 5;

/** `closed Mabon Day`, `no abro el Día de la Madre`: with the name of a day that nobody knows the date of. */
export function withUnknownDay(
  tokens: readonly Token[],
  items: readonly Item[],
  clause: Clause,
): Clause | null {
  const { effect, scope, times, to } = clause;
  const verb = tokens[to]?.word ?? '';
  const isBare = effect === 'close' && scope.length === 0 && times.length === 0;
  if (!isBare || !closing.test(verb)) return null;
  const end = tokens.findIndex(({ kind }, at) => at > to && kind === 'sign');
  const last = Math.min(to + longest, end < 0 ? tokens.length - 1 : end - 1);
  const unknown = items.filter(({ kind, from }) => kind === 'unknown' && from > to && from <= last);
  const isName = unknown.some(({ from }) => tokens[from]?.isCapital === true);
  const isOfDay = tokens.slice(to + 1, last + 1).some(({ word }) => ofDay.test(word));
  const isClosed = isOfDay || /^(?:clos|cerr|cier|off)/.test(verb);
  const behind = unknown.at(-1)?.to;
  return isName && isClosed && behind !== undefined ? { ...clause, to: behind } : null;
}
