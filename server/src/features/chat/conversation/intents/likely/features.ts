import { saying } from '../../../filters/plain.ts';

/** So many letters of a word stand for all its forms. */
const stemLength = 5;

/** Parts of words by so many letters are known where the word is misspelt or new. */
const partLength = 4;

/** How much each kind of feature counts beside a word. */
const counts = { pair: 0.7, apart: 0.5, part: 0.4, opening: 0.7, mark: 0.7 };

/** A text of few words shall not be surer than a longer one. */
const leastSquares = 4;

/** All that the words say together, beside the marks of the message. */
const wordsShare = 3;

const lengths = [3, 6, 10, 16];

/**
 * What the learnt weights know a message by, each with how much it counts: words, pairs of them, how they
 * begin and their parts, whether it asks, how long it is, and whether people were shown before it. The
 * names of those stand as `@name`.
 */
export function featuresOf(
  text: string,
  { hasPeople, names = [] }: { hasPeople: boolean; names?: readonly string[] },
): ReadonlyMap<string, number> {
  const said = withoutNames(saying(text), names);
  const words = said.match(/@name|[a-z\d$€£]+(?:'[a-z]+)?/g) ?? [];
  const stems = words.map((word) => word.slice(0, stemLength));
  const found = new Map<string, number>();
  for (const [at, stem] of stems.entries()) {
    found.set(stem, 1);
    const [next, other] = [stems[at + 1], stems[at + 2]];
    if (next) found.set(`${stem} ${next}`, counts.pair);
    if (other) found.set(`${stem}_${other}`, counts.apart);
  }
  for (const part of words.flatMap(partsOf)) found.set(part, counts.part);
  const [first, second] = stems;
  if (first) found.set(`^${first}`, counts.opening);
  if (second) found.set(`^${first} ${second}`, counts.opening);
  let squares = 0;
  for (const count of found.values()) squares += count ** 2;
  const share = wordsShare / Math.sqrt(Math.max(leastSquares, squares));
  for (const [feature, count] of found) found.set(feature, count * share);
  if (text.includes('?')) found.set('#asks', counts.mark);
  found.set(`#length ${lengths.filter((length) => words.length >= length).length}`, counts.mark);
  found.set(hasPeople ? '#among people' : '#alone', counts.mark);
  return found;
}

/** The parts of a word with where it begins and ends: `~ con`, `~conf` … */
function partsOf(word: string): string[] {
  if (word === '@name') return [];
  const whole = ` ${word} `;
  const count = Math.max(0, whole.length - partLength + 1);
  return Array.from({ length: count }, (_none, at) => `~${whole.slice(at, at + partLength)}`);
}

function withoutNames(said: string, names: readonly string[]): string {
  return names
    .map((name) => saying(name))
    .filter((name) => /^[a-z' -]+$/.test(name))
    .reduce((left, name) => left.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), '@name'), said);
}
