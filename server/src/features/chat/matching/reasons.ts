import type { Language } from '@puente/contract/policy';
import { detectLanguage } from '../language/detect.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { withoutRefusals } from '../language/refusals.ts';
import { type ProfileTexts, profileVector } from './profile.ts';
import type { Query } from './query.ts';
import { likelihood, weighAll } from './score.ts';

/** Longest quote, in characters. */
const longest = 160;

/** Where a quote is looked for, the most telling first; a story is nobody's offer. */
const quoted = ['idealClient', 'aboutMe', 'uniqueValue', 'career'] as const;

/** The longer a quote, the more it has to tell. */
const lengthCost = 0.0004;

/** A sentence that has less to do with the goal explains nothing: "one drawer, one hour, no shouting". */
const leastTelling = 0.28;

const betweenSentences = /(?<=[.!?])\s+|\n+/u;

/** The expertise as the expert wrote it in this language, else in the one that there is. */
export function expertiseIn(
  { expertise, expertiseTranslated }: Pick<ProfileTexts, 'expertise' | 'expertiseTranslated'>,
  language: Language,
): string {
  const isOther = detectLanguage(expertise, language) !== language;
  const isTranslated =
    expertiseTranslated.trim() !== '' && detectLanguage(expertiseTranslated, language) === language;
  return isOther && isTranslated ? expertiseTranslated : expertise;
}

/**
 * The words of the profile that answer the goal best, as the expert wrote them, in the language of
 * the goal where the profile has such; null where no sentence has enough to do with it, and the
 * expertise line tells more.
 */
export function quoteFor(lexicon: Lexicon, query: Query, texts: ProfileTexts): string | null {
  const { language } = query;
  const all = quoted.flatMap((name) => sentencesOf(withoutRefusals(texts[name])));
  const read = all.filter((sentence) => detectLanguage(sentence, language) === language);
  return bestOf(lexicon, query, read) ?? bestOf(lexicon, query, all);
}

/** All sentences of a profile that may stand as a reason, in its expert's own words. */
export function sentencesToQuote(texts: ProfileTexts): string[] {
  return quoted
    .flatMap((name) => texts[name].split(betweenSentences))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && sentence.length <= longest);
}

/** The sentence that answers a goal best; null where none has to do with it. */
function bestOf(lexicon: Lexicon, query: Query, sentences: readonly string[]): string | null {
  const evidence = weighAll(
    lexicon,
    query,
    sentences.map((sentence) => profileVector(lexicon, onlySaying(sentence))),
  );
  let best: { sentence: string; value: number } | null = null;
  for (const [at, sentence] of sentences.entries()) {
    const found = evidence[at];
    if (!found || found.alikeInField + found.words < leastTelling) continue;
    const value = likelihood(found) - sentence.length * lengthCost;
    if (value > (best?.value ?? -Infinity)) best = { sentence, value };
  }
  return best && shortened(best.sentence, query, lexicon);
}

function onlySaying(sentence: string): ProfileTexts {
  const nothing = { aboutMe: '', career: '', idealClient: '', uniqueValue: '', challengeStory: '' };
  return { ...nothing, expertise: sentence, expertiseTranslated: '' };
}

function sentencesOf(text: string): string[] {
  return text
    .split(betweenSentences)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length > 3);
}

/** A long sentence is cut at commas to the part around what the goal asks for. */
function shortened(sentence: string, query: Query, lexicon: Lexicon): string {
  if (sentence.length <= longest) return sentence;
  const parts = sentence.split(/(?<=[,;:])\s+/u);
  const values = weighAll(
    lexicon,
    query,
    parts.map((part) => profileVector(lexicon, onlySaying(part))),
  ).map((evidence) => likelihood(evidence));
  let [from, to] = [0, 0];
  for (const [at, value] of values.entries()) if (value > (values[from] ?? 0)) from = at;
  to = from + 1;
  const said = () => parts.slice(from, to).join(' ');
  while (to < parts.length && `${said()} ${parts[to]}`.length <= longest) to += 1;
  while (from > 0 && `${parts[from - 1]} ${said()}`.length <= longest) from -= 1;
  const cut = said()
    .slice(0, longest)
    .replace(/[,;:]$/u, '');
  const start = from > 0 ? '…' : '';
  const end = to < parts.length || cut.length < said().length - 1 ? '…' : '';
  return `${start}${cut}${end}`;
}
