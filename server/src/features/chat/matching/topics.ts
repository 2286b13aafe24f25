import type { Language } from '@puente/contract/policy';
import type { Token } from '../language/tokens.ts';
import type { Lexicon, TopicName } from '../lexicon/lexicon.ts';

/** A topic that a text names at some places, and how surely, 0 to 1. */
export type NamedTopic = {
  id: string;
  /** The first English name of the topic, in stems. */
  called: string;
  places: readonly number[];
  sure: number;
};

/** Later names of a topic tell it less surely than the first. */
const lessEach = 0.95;

/**
 * The topics that a text names. Of names within each other the longest counts: a "timing belt" is
 * no belt. A name of several topics names each of them less surely.
 */
export function topicsIn(
  { topics }: Pick<Lexicon, 'topics'>,
  tokens: readonly Token[],
  language: Language,
): NamedTopic[] {
  const found = tokens.flatMap((token, at) =>
    (topics[language].get(token[language]) ?? []).flatMap(
      ({ id, called, name, place, isLoose }) => {
        const places = (isLoose ? nearby : inRow)(name, at, (there) => tokens[there]?.[language]);
        return places ? [{ id, called, places, sure: lessEach ** place }] : [];
      },
    ),
  );
  const longest = found.filter(
    ({ places }) =>
      !found.some(
        (other) =>
          other.places.length > places.length && places.every((at) => other.places.includes(at)),
      ),
  );
  return longest.map((one) => {
    const rivals = longest.filter(({ places }) => places.join() === one.places.join());
    return { ...one, sure: one.sure / rivals.length };
  });
}

type Place = (there: number) => string | undefined;

function inRow(name: TopicName, at: number, stemAt: Place): number[] | null {
  return name.every((stem, step) => stemAt(at + step) === stem)
    ? name.map((_, step) => at + step)
    : null;
}

/** How far from its first word the others of a loose name may stand, before or after. */
const reach = 4;

function nearby(name: TopicName, at: number, stemAt: Place): number[] | null {
  const places = [at];
  for (const stem of name.slice(1)) {
    const found = Array.from({ length: reach }, (_, step) => [at + step + 1, at - step - 1])
      .flat()
      .find((there) => stemAt(there) === stem && !places.includes(there));
    if (found === undefined) return null;
    places.push(found);
  }
  return places.toSorted((one, other) => one - other);
}
