import { correctionAt } from '../../../../parsing/corrections/rules.ts';
import type { DateReader } from '../../dates/rules.ts';
import { readDays } from '../../days/rules.ts';
import { matchAt } from '../../words/rules.ts';

const furthest = 12;

/** `9 to 5, no, make it 6`, `Tuesdays, I mean Wednesdays`: nothing of it has to be kept. */
export function isTakenBack({ tokens }: DateReader, to: number): boolean {
  const ahead = Array.from({ length: furthest }, (_, index) => to + 1 + index);
  return ahead.some((at) => at < tokens.length && correctionAt(tokens, at) !== null);
}

/** `I teach until three, so …`: why, and no hours, in the same sentence. */
export function isReason(reader: DateReader, to: number): boolean {
  for (let at = to + 1; at < reader.tokens.length; at += 1) {
    if (isStop(reader, at)) return false;
    if (isSo(reader, at)) return true;
  }
  return false;
}

/** `weekends, because during the week I have another job`: why, behind the hours. */
export function isBecause(reader: DateReader, from: number): boolean {
  for (let at = from - 1; at >= 0 && !isStop(reader, at); at -= 1)
    if (/^(?:because|cos|cause|since|porque|pues)$/.test(reader.tokens[at]?.word ?? ''))
      return true;
  return false;
}

const own =
  "i'm|work|teach|bake|sleep|wake|drop|pick|fetch|get|got|home|school|job|shift|rounds|office|gym|pool|" +
  'van|bus|commute|drive|leave|done|clinic|court|used|salgo|sale|duermo|trabajo|laburo|chambeo|dejo|' +
  'recojo|busco|vuelvo|vuelve|llego|levanto|acuesto|termino|termina|pasa|estoy|pega|colegio|obra|clases|' +
  'tengo|antes';
const ofHouse = 'open|opens|shop|store|abre|atiende|funciona|feria|linea';
const living = new RegExp(`^(?:${own}|${ofHouse})$`);

/** `I sleep till two`, `the shop's open 10 to 7, but …`: hours of one's own life, or of a house. */
export function isLife(reader: DateReader, from: number, to: number): boolean {
  for (let at = to; at >= 0; at -= 1) {
    if (at < from && isStop(reader, at)) return false;
    if (living.test((reader.tokens[at]?.word ?? '').replace(/'s$/, ''))) return true;
  }
  return false;
}

const listing = /^(?:,|and|or|y|o|ni|&|\/)$/;

/** `except Mondays`, `every day but Sunday`, `menos miércoles y domingo`: named to leave it out. */
export function isException(reader: DateReader, from: number): boolean {
  const { tokens, language } = reader;
  const isBehind = [from - 1, from - 2].some(
    (at) => matchAt(tokens, at, language)?.meaning.kind === 'except' || tokens[at]?.word === 'but',
  );
  const isListed = listing.test(tokens[from - 1]?.word ?? '');
  const day = readDays(reader, from - 2);
  return isBehind || (isListed && day?.next === from - 1 && isException(reader, from - 2));
}

/** The end of a sentence. */
export function isStop({ tokens }: DateReader, at: number): boolean {
  return /^[.;!?\n]$/.test(tokens[at]?.word ?? '');
}

export function isSo({ tokens, language }: DateReader, at: number): boolean {
  return matchAt(tokens, at, language)?.meaning.kind === 'so';
}
