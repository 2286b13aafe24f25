import type { DateReader } from '../../dates/rules.ts';
import { readTimes, timesOfPart } from '../../times/rules.ts';
import { matchAt } from '../../words/rules.ts';
import type { Item, Read } from '../rules.ts';

const noon = 12 * 60;

/** `mañana` is the morning behind a day and beside `tarde`, else tomorrow. */
export function readManana(reader: DateReader, at: number, before: Item | undefined): Read {
  const { tokens, language, today } = reader;
  const isBehindDay = ['days', 'only', 'times'].includes(before?.kind ?? '');
  const behind = readTimes({ tokens, language }, at + 1);
  // `mañana y tarde`, `mañana de 10 a 13, tarde de 17 a 20`
  const link = matchAt(tokens, behind?.next ?? at + 1, language);
  const isListed = /^[,;/|]$/.test(tokens[behind?.next ?? -1]?.word ?? '');
  const beside = isListed
    ? (behind?.next ?? at) + 1
    : link?.meaning.kind === 'and'
      ? link.next
      : -1;
  const isBesidePart = matchAt(tokens, beside, language)?.meaning.kind === 'part';
  const isBehindAnd = before?.kind === 'separator' && before.strength === 'and';
  // `mañana de 15 a 17` is tomorrow.
  const isLater =
    behind?.value.isExact === true && behind.value.open.every(({ start }) => start >= noon);
  const isCounted = /^(?:ninguna|cada|toda|cualquier|turno|jornada|bloque|tramo|horario)$/.test(
    tokens[at - 1]?.word ?? '',
  );
  if (!isLater && (isBehindDay || isBesidePart || isBehindAnd || isCounted))
    return { part: { kind: 'times', ...timesOfPart('morning', language) }, next: at + 1 };
  const dates = [today.add({ days: 1 }).toString()];
  return {
    part: { kind: 'dates', dates, problem: null, isSpan: false, isWeek: false },
    next: at + 1,
  };
}
