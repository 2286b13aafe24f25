import { plain } from '../../language/tokens.ts';
import { never } from '../asking.ts';
import {
  isTurnedHere,
  mayTurn,
  pairsOf,
  readSaid,
  type Said,
  stems,
  toldOf,
  wordsOf,
} from './said.ts';
import {
  beforeTopic,
  heavyWords,
  kindWords,
  lookingStarts,
  ofThePerson,
  peopleWords,
  plainWords,
  sorryWords,
  turns,
} from './vocabulary.ts';

const longest = 240;
const mostSentences = 3;
const mostWords = 18;
const leastWords = 1;

/** Letters of other alphabets look like ours, and signs stand for prices, links and handles. */
const onlyPlainText = /^[\p{Script=Latin}\p{M}\s.,;:¡!'’()–—-]*$/u;

const unseen = /\p{Default_Ignorable_Code_Point}/gu;

export type Known = {
  /** What the visitor wrote. */
  said: readonly string[];
  /** The experts whose cards stand beside it. */
  people: readonly { name: string; lastName: string; expertise: string }[];
  /** Experts were found who do what was asked for. */
  hasFound: boolean;
};

/**
 * The sentences of a model's opening that may be shown: about the visitor's matter and that we
 * looked, never about an expert, and never turned round. Empty where none may (chat-2).
 */
export function openingFrom(text: string, known: Known): string {
  const clean = text.normalize('NFKC').replaceAll(unseen, '').trim();
  if (clean.length > longest) return '';
  const sentences = clean.split(/(?<=[.!…])\s+|\n+/u).filter((one) => one.trim() !== '');
  const said = readSaid(known.said);
  const topics = new Set(
    known.people.flatMap(({ expertise }) => wordsOf(expertise).flatMap(stems)),
  );
  const names = new Set(
    known.people.flatMap(({ name, lastName }) => wordsOf(`${name} ${lastName}`)),
  );
  return sentences
    .filter((sentence) => maySay(sentence, { said, topics, names, hasFound: known.hasFound }))
    .slice(0, mostSentences)
    .join(' ');
}

type Reading = {
  said: Said;
  topics: ReadonlySet<string>;
  names: ReadonlySet<string>;
  hasFound: boolean;
};

function maySay(sentence: string, reading: Reading): boolean {
  if (!onlyPlainText.test(sentence)) return false;
  const words = wordsOf(sentence);
  if (words.length < leastWords || words.length > mostWords) return false;
  if (namesSomebody(sentence, reading.names)) return false;
  const kinds = words.map((word, at) => kindOf(words, at, reading));
  const has = (kind: Kind) => kinds.includes(kind);
  if (has('unknown')) return false;
  if (has('person') && !(reading.hasFound && isOfLooking(words, kinds))) return false;
  if (has('said') && speaksOfItself(words)) return false;
  const hasMatter = has('said') || has('topic');
  // What the visitor told isn't praised, and nobody is judged.
  if (has('kind') && (has('heavy') || (hasMatter && !thanksForTelling(words)))) return false;
  if (has('heavy') && (isAboutPerson(words) || has('person'))) return false;
  return !isOrder(words, kinds);
}

type Kind = 'plain' | 'heavy' | 'kind' | 'sorry' | 'person' | 'turn' | 'said' | 'topic' | 'unknown';

function kindOf(words: readonly string[], at: number, { said, topics }: Reading): Kind {
  const word = words[at] ?? '';
  if (turns.has(word)) return mayTurn(words, at, said) ? 'turn' : 'unknown';
  if (never.has(word))
    return moneyMatters.has(word) && isEcho(words, at, said) ? 'said' : 'unknown';
  if (plainWords.has(word)) return 'plain';
  if (heavyWords.has(word)) return 'heavy';
  if (kindWords.has(word)) return 'kind';
  if (sorryWords.has(word)) return 'sorry';
  if (peopleWords.has(word)) return 'person';
  const isTopic = beforeTopic.has(words[at - 1] ?? '');
  const told = toldOf(word, said);
  if (told && (isTopic || told.isPlain || isTurnedHere(words, at))) return 'said';
  return isTopic && stems(word).some((stem) => topics.has(stem)) ? 'topic' : 'unknown';
}

/** What a visitor is owed is their matter, in the very words they had for it: "owe money". */
function isEcho(words: readonly string[], at: number, said: Said): boolean {
  const told = toldOf(words[at] ?? '', said);
  if (!told) return false;
  if (isTurnedHere(words, at)) return told.isTurned;
  return (
    told.isPlain && pairsOf(words[at - 1] ?? '', words[at] ?? '').some((one) => said.pairs.has(one))
  );
}

function namesSomebody(sentence: string, names: ReadonlySet<string>): boolean {
  const written = sentence.match(/[\p{L}\p{M}]+/gu) ?? [];
  return written.some((word, at) => {
    if (!names.has(plain(word))) return false;
    // "May" is a name, and a word at the same time.
    return !peopleWords.has(plain(word)) || (at > 0 && /^\p{Lu}/u.test(word));
  });
}

/** That we looked, and for what: what those people do isn't said here. */
function isOfLooking(words: readonly string[], kinds: readonly Kind[]): boolean {
  const text = `${words.join(' ')} `;
  if (!lookingStarts.some((start) => text.startsWith(`${start} `))) return false;
  const isAfter = (at: number, back: number) =>
    words.slice(Math.max(0, at - back), at).some((word) => beforeTopic.has(word));
  return kinds.every(
    (kind, at) => (kind !== 'said' || isAfter(at, 2)) && (kind !== 'turn' || isAfter(at, 1)),
  );
}

function thanksForTelling(words: readonly string[]): boolean {
  return (
    ['thank', 'thanks', 'gracias'].includes(words[0] ?? '') &&
    words.slice(1, 4).some((word) => ['telling', 'contarme', 'contar', 'contarlo'].includes(word))
  );
}

/** "You owe me": the visitor's words aren't ours to say of ourselves, but that we heard them. */
function speaksOfItself(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const next = words[at + 1] ?? '';
    if (speakers.has(word)) return !hearing.has(next === 'have' ? (words[at + 2] ?? '') : next);
    const isTold = telling.has(words[at - 1] ?? '') || telling.has(next);
    return toSpeakers.has(word) && !isTold;
  });
}

const speakers = new Set('i im ive we yo'.split(' '));
const hearing = new Set('understand see know looked look searched found sorry'.split(' '));
const toSpeakers = new Set('me us my nos mi'.split(' '));
const telling = new Set('telling cuentas cuentes dices'.split(' '));

function isAboutPerson(words: readonly string[]): boolean {
  const at = words.findIndex((word) => heavyWords.has(word));
  const before = words.slice(0, at);
  return (
    ofThePerson.has(words[0] ?? '') ||
    before.some((word, place) => place >= at - 3 && isYou(word, words[place + 1]))
  );
}

function isYou(word: string, next: string | undefined): boolean {
  return (
    ['youre', 'eres', 'estas'].includes(word) ||
    (word === 'you' && ['are', 'sound', 'seem', 'be', 'look'].includes(next ?? ''))
  );
}

/** A verb of the visitor at the beginning would be an order: "Sign.", "Owe money." */
function isOrder(words: readonly string[], kinds: readonly Kind[]): boolean {
  if (kinds[0] !== 'said') return false;
  const first = words[0] ?? '';
  if (/(?:ing|ar|er|ir)$/u.test(first)) return false;
  return ![words[1], words[2]].some((word) => word !== undefined && copulas.has(word));
}

const moneyMatters = new Set('money pay pays paid dinero plata pagar paga pague'.split(' '));

const copulas = new Set('is are sounds es son suena'.split(' '));
