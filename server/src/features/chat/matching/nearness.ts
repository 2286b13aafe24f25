import type { Lexicon } from '../lexicon/lexicon.ts';
import { fieldsOf, type Vector } from './profile.ts';
import type { Query } from './query.ts';
import { about, answerTo } from './score.ts';

/** So many of the surest concepts of a goal say what it is about, from this weight on. */
const surest = 2;
const leastSure = 0.65;

/** A concept that is much less sure than the surest is another story. */
const besideSurest = 0.85;

/** So is one that single words name and that the goal as a whole is hardly likely to be about. */
const leastLikely = 0.02;

/** Who knows less of what stands beside the goal isn't near, nor is who is less near than another. */
const leastNear = 0.5;
const besideNearest = 0.9;

/** Of a goal that is likelier about something than this, the lists know what it asks for. */
const unknownBelow = 0.1;

/** How far a profile has to answer a word that only profiles know. */
const leastAnswer = 0.5;

/**
 * Who of these comes near a goal that nobody answers: whose profile is mostly about what the goal asks
 * for, or about what stands beside that in `beside.yaml`. A word that is in no list makes whoever has it
 * near only where the lists don't know what the goal asks for: the beginners of a cooking class are no
 * reason to show a singing teacher who likes beginners. It is told apart from the likelihood of being of
 * use, which single words make a little higher.
 */
export function whoIsNear(lexicon: Lexicon, query: Query, profiles: readonly Vector[]): boolean[] {
  const asked = askedIn(lexicon, query);
  const near = profiles.map((profile) => nearness(lexicon, asked, profile));
  const least = Math.max(leastNear, Math.max(0, ...near) * besideNearest);
  const isUnknown = isOfNoList(query);
  return near.map((one, at) => one >= least || (isUnknown && sharesOwnWord(query, profiles[at])));
}

/** Nothing that the lists know is what this goal is about: neither is it named, nor likely. */
function isOfNoList({ named, concepts, likely }: Query): boolean {
  const sure = concepts[named[0] ?? ''] ?? 0;
  return sure < leastSure && Math.max(0, ...likely.values()) < unknownBelow;
}

/** A rare word that is in no list and in this profile, also where it is spelt a little otherwise there. */
function sharesOwnWord({ words }: Query, profile: Vector | undefined): boolean {
  return words.some(
    (word) =>
      profile !== undefined &&
      word.isTopic &&
      word.topics.size + word.concepts.size === 0 &&
      answerTo(word, profile).answer >= leastAnswer,
  );
}

type Asked = { knows: readonly string[]; weight: number };

/** What a profile may know to come near, for each of the surest concepts that have somebody beside them. */
function askedIn(lexicon: Lexicon, { named, concepts, likely }: Query): Asked[] {
  const weightOf = (id: string) => concepts[id] ?? 0;
  const top = weightOf(named[0] ?? '');
  return named.slice(0, surest).flatMap((id) => {
    const weight = weightOf(id);
    const knows = lexicon.beside.get(id);
    if (!knows || weight < Math.max(leastSure, top * besideSurest)) return [];
    if ((likely.get(id) ?? 0) < leastLikely) return [];
    return [{ knows: [id, ...knows], weight }];
  });
}

/** How much of what is asked for or stands beside it a profile is about, in its own field, 0 to 1. */
function nearness(lexicon: Lexicon, asked: readonly Asked[], { concepts }: Vector): number {
  if (asked.length === 0) return 0;
  const fields = fieldsOf(lexicon, Object.entries(concepts));
  const most = Math.max(...fields.values());
  const knownOf = (id: string) => {
    const field = lexicon.concepts.get(id)?.field ?? '';
    return about(concepts[id] ?? 0) * Math.sqrt((fields.get(field) ?? 0) / most);
  };
  return Math.max(...asked.map(({ knows, weight }) => weight * Math.max(...knows.map(knownOf))));
}
