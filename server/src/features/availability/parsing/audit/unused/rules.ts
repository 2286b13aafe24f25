import { correctionAt } from '../../../../parsing/corrections/rules.ts';
import { readDates } from '../../dates/rules.ts';
import { matchAt } from '../../words/rules.ts';
import { isReason, isTakenBack } from '../excused/rules.ts';
import type { Named } from '../named/rules.ts';
import { type Doubt, isUsed, type Read } from '../read/rules.ts';

const near = 3;

/** `until`, `except`: words that limit hours, by what nothing was made of. */
export function limitsUnused(read: Read, named: Named): Doubt[] {
  const { tokens, language } = read.reader;
  const said = [...named.days, ...named.times, ...named.parts];
  return tokens.flatMap(({ word }, at) => {
    const kind = matchAt(tokens, at, language)?.meaning.kind;
    const isUntil =
      kind === 'until' &&
      /^(?:until|till|til|hasta)$/.test(word) &&
      !said.some(({ from, to }) => at >= from - 1 && at <= to) &&
      readDates(read.reader, at) === null;
    const isExcept =
      kind === 'except' &&
      /^(?:except|excepto|salvo|unless)$/.test(word) &&
      !said.some(({ from }) => from > at && from <= at + near) &&
      !isUsed(read, at) &&
      !isUsed(read, at + 1);
    return isUntil || isExcept ? [{ from: at, to: at }] : [];
  });
}

/** `never`, `closed` beside a day, by which nothing was closed. */
export function closingsUnused(read: Read, named: Named): Doubt[] {
  const { reader } = read;
  const { tokens, language } = reader;
  return tokens.flatMap((_, at) => {
    if (matchAt(tokens, at, language)?.meaning.kind !== 'close' || isUsed(read, at)) return [];
    const isCorrection = [at - 3, at - 2, at - 1, at].some(
      (place) => place >= 0 && correctionAt(tokens, place) !== null,
    );
    // `si no lunes y viernes`
    if (tokens[at]?.word === 'no' && tokens[at - 1]?.word === 'si') return [];
    // `two to six, nothing else`
    if (tokens[at]?.word === 'nothing' && tokens[at + 1]?.word === 'else') return [];
    // `open 7am mon-tue, close 3pm`: an end.
    const isEnd = named.times.some(({ from, to }) => from <= at + 1 && to > at);
    // `weekdays 9 to 5 (closed for lunch 12 to 1)`: of the pause, not of the days.
    const isPause = [1, 2, 3].some(
      (ahead) =>
        matchAt(tokens, at + ahead, language)?.meaning.kind === 'break' &&
        tokens.slice(at, at + ahead).every(({ kind }) => kind === 'word'),
    );
    if (isPause || isEnd || isCorrection || isReason(reader, at) || isTakenBack(reader, at))
      return [];
    const day = named.days.find(
      ({ from, to }) => (from > at && from - at <= near) || (to < at && at - to <= near),
    );
    return day ? [{ from: Math.min(at, day.from), to: Math.max(at, day.to) }] : [];
  });
}
