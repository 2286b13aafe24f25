import type { Token } from '../../../../parsing/text/rules.ts';
import { isSeason, isWeather } from '../../unknown/rules.ts';
import type { Item } from '../rules.ts';

/** Words that may yet be about hours, where nobody knows which. */
const telling =
  /^(?:open|available|free|disponible|disponibles|abierto|abierta|hours|horario|horarios|schedule|except|excepto|salvo|menos|unless|during|durante)$/;

/** Said of much, and no doubt about hours where a sentence names none. */
const loose =
  /^(?:emergency|emergencies|urgencias?|emergencias?|if|unless|whenever|most|some|few|several|various|flexible|either|often|assuming|provided|si|casi|algunos|algunas|algun|alguna|varios|varias|ciertos|siempre|about|around|tipo|segun|rarely|hopefully|ojala)$/;

/**
 * Without what a sentence says that names no day, date or hour, where others name some: who one is, what
 * one offers and how one lives. What may limit the hours, or says that they aren't sure, stays.
 */
export function withoutStories(items: readonly Item[], tokens: readonly Token[]): Item[] {
  const sentences = sentencesOf(items).map((sentence) => withoutPast(sentence, tokens));
  if (!sentences.some(tellsHours)) return [...items];
  return sentences.flatMap((sentence, index) => {
    const isBehindReason = sentences[index - 1]?.some(isSo) === true;
    const isStory = !tellsAnything(sentence, tokens) && !isBehindReason;
    const isOpenBehind = sentences.slice(index + 1).some(opensDays);
    const isLife = isOpenBehind && (tellsLife(sentences, index) || isJob(sentences, index, tokens));
    return isStory || isLife
      ? sentence.filter(({ kind }) => kind === 'separator')
      : withoutAsides(sentence, tokens);
  });
}

const past =
  /\b(?:i|we|it) used to\b|\bused to be\b|\b(?:hours|it) (?:was|were)\b|\bi(?:'d)? (?:told you|said) (?:before|earlier)\b|\b(?:solia|soliamos|antes (?:atendia|trabaja(?:ba|r)|hacia|abria|era|les habia dicho|habia dicho|dije)|habia dicho|atendiamos|trabajabamos)\b/;

/** `I used to do Sundays as well but not anymore.`: what is no more; what it is now stands behind `but`. */
function withoutPast(sentence: Item[], tokens: readonly Token[]): Item[] {
  const [first, last] = [sentence[0], sentence.at(-1)];
  const words = first && last ? tokens.slice(Math.max(0, first.from - 3), last.to + 1) : [];
  if (!past.test(words.map(({ word }) => word).join(' '))) return sentence;
  const but = sentence.findIndex(
    (item) =>
      item.kind === 'separator' &&
      (item.strength === 'but' || /^(?:now|ahora)$/.test(tokens[item.to + 1]?.word ?? '')),
  );
  const now = but < 0 ? [] : sentence.slice(but + 1);
  const isTold = now.some((item) => isScope(item)) && now.some(({ kind }) => kind === 'times');
  return isTold ? now : sentence.filter(({ kind }) => kind === 'separator');
}

function opensDays(sentence: readonly Item[]): boolean {
  return sentence.some(({ kind }) => kind === 'days') && sentence.some(isExact);
}

const job =
  /\b(?:i (?:bartend|tend bar|waitress|wait tables|moonlight)|i work (?:at|in|for) an?|(?:laburo|trabajo|curro|chambeo) en una?)\b/;

/** `I bartend Thursday to Saturday till 2 am.`: another job, before the days that one offers. */
function isJob(sentences: readonly Item[][], index: number, tokens: readonly Token[]): boolean {
  const sentence = sentences[index] ?? [];
  const [first, last] = [sentence[0], sentence.at(-1)];
  const words = first && last ? tokens.slice(Math.max(0, first.from - 2), last.to + 1) : [];
  const ends = sentence.filter((item) => item.kind === 'times' && item.isExact);
  const isEnd = ends.every((item) => item.kind === 'times' && item.isOpenStart);
  const isFirst = !sentences.slice(0, index).some((one) => one.some(isScope));
  const isPlain = sentence.every(({ kind }) => kind !== 'problem' && kind !== 'except');
  return (
    isFirst &&
    isPlain &&
    ends.length > 0 &&
    isEnd &&
    job.test(words.map(({ word }) => word).join(' '))
  );
}

function isExact(item: Item): boolean {
  return item.kind === 'times' && item.isExact;
}

/** `I get home at nine and sleep like a stone till three.`: hours of no day, before any are told. */
function tellsLife(sentences: readonly Item[][], index: number): boolean {
  const sentence = sentences[index] ?? [];
  const unknown = sentence.filter(({ kind }) => kind === 'unknown').length;
  const isFirst = !sentences.slice(0, index).some((one) => one.some(isScope));
  const isPlain = sentence.every(
    (item) => !isScope(item) && !['close', 'same'].includes(item.kind),
  );
  const isSure = sentence.some(isExact)
    ? unknown > 1
    : unknown > 0 && sentence.some(({ kind }) => kind === 'times');
  const isOver = endsBeforeAll(sentence, sentences.slice(index + 1).flat());
  return (
    isFirst && isPlain && (isSure || isOver) && !sentence.some(({ kind }) => kind === 'except')
  );
}

/** `I sleep till two. Free 3 to 6 on Mondays`: all hours that follow begin later. */
function endsBeforeAll(sentence: readonly Item[], behind: readonly Item[]): boolean {
  const ends = sentence.flatMap((item) => (item.kind === 'times' ? [item] : []));
  const [end, ...more] = ends;
  const hours = behind.flatMap((item) => (item.kind === 'times' ? [item] : []));
  if (!end?.isExact || !end.isOpenStart || more.length > 0 || hours.length === 0) return false;
  const last = end.close[0]?.end ?? 0;
  return hours.every(
    (one) => one.isExact && !one.isOpenStart && one.open.every(({ start }) => start >= last),
  );
}

const spoken =
  /^(?:i|i'm|i've|you|you'd|we|we've|we're|it|it's|he|she|they|my|me|mi|mis|me|se|le|nos|les|tengo|hay|vamos|estoy)$/;

/** `…, and after that I nap and you'd get a cranky lady`: a piece that names no day and no hour. */
function withoutAsides(sentence: readonly Item[], tokens: readonly Token[]): Item[] {
  const pieces: Item[][] = [[]];
  for (const item of sentence) {
    if (item.kind === 'separator' && item.strength === 'comma') pieces.push([item], []);
    else pieces.at(-1)?.push(item);
  }
  return pieces.flatMap((piece, index) => {
    const isNamed = pieces.slice(0, index).some((one) => one.some(isScope));
    const isAside = piece.every(
      (item, at) => light.has(item.kind) || (!isNamed && isDenial(item, piece[at + 1])),
    );
    const [first, last] = [piece[0], piece.at(-1)];
    const words = first && last ? tokens.slice(first.from, last.to + 1) : [];
    const isLimit = words.some(({ word }) => isWeather(word) || isSeason(word));
    const isSpoken = !isLimit && words.some(({ word }) => spoken.test(word));
    return isAside && isSpoken ? piece.filter(({ kind }) => kind === 'separator') : piece;
  });
}

/** `I don't know how to sit still`: a verb nobody knows, before any day is named. */
function isDenial(item: Item, behind: Item | undefined): boolean {
  return item.kind === 'close' && behind?.kind === 'unknown' && behind.from <= item.to + 3;
}

const light: ReadonlySet<string> = new Set(['unknown', 'approximate', 'work', 'also', 'separator']);

function sentencesOf(items: readonly Item[]): Item[][] {
  const sentences: Item[][] = [[]];
  for (const item of items) {
    sentences.at(-1)?.push(item);
    if (item.kind === 'separator' && item.strength === 'stop') sentences.push([]);
  }
  return sentences;
}

function isSo(item: Item): boolean {
  return item.kind === 'separator' && item.isReason === true;
}

function isScope({ kind }: Item): boolean {
  return kind === 'days' || kind === 'dates' || kind === 'holidays';
}

function tellsHours(sentence: readonly Item[]): boolean {
  return (
    sentence.some(isScope) && sentence.some(({ kind }) => kind === 'times' || kind === 'close')
  );
}

function tellsAnything(sentence: readonly Item[], tokens: readonly Token[]): boolean {
  return sentence.some((item) => {
    const words = tokens.slice(item.from, item.to + 1);
    if (item.kind === 'problem') return !words.some(({ word }) => loose.test(word));
    const isTold = isScope(item) || ['times', 'correction', 'same', 'shift'].includes(item.kind);
    return isTold || item.kind === 'respective' || isTelling(sentence, tokens);
  });
}

function isTelling(sentence: readonly Item[], tokens: readonly Token[]): boolean {
  const [first, last] = [sentence[0], sentence.at(-1)];
  const words = first && last ? tokens.slice(first.from, last.to + 1) : [];
  const isDenied = sentence.some(({ kind }) => kind === 'close');
  return words.some(
    ({ word }) => telling.test(word) || (isDenied && (isWeather(word) || isSeason(word))),
  );
}
