import type { Language } from '@puente/contract/policy';
import { saying } from '../filters/plain.ts';
import { likelyKind } from './kind/likely.ts';
import { textsOf } from './texts.ts';

/** They are ashamed of what they ask. */
const shame =
  /\b(?:(?:i'm|im|i am|feel|feeling|so|bit|too|kind of|really|very) (?:\w+ )?(?:ashamed|embarrassed|humiliated)|(?:it's|its|it is|this is|that's) (?:\w+ )?(?:embarrassing|shameful|humiliating)|(?:me da|me dan|con|mucha|tengo|siento) (?:\w+ )?(?:verguenza|pena (?=$|[,.!?]|pregunt|decir|cont|pedir|hablar)|corte)|me da (?:mucha |tanta )?pena(?=\W*$)|(?:estoy|me siento) (?:muy )?avergonzad[oa]|me averguenz\w+)/;

/** They ask whether it is foolish or too late to ask. */
const doubt =
  /\b(?:is (?:that|this|it) (?:silly|stupid|daft|foolish)|am i (?:too old|being silly|silly|crazy|daft)|(?:is it|am i) too late|es (?:una )?tonteria|(?:estoy|soy|sere) (?:muy|demasiado|ya) (?:viej[oa]|mayor|grande)|(?:es|sera) (?:muy |demasiado |ya )?tarde para|es tonto)\b/;

/** A few words for what somebody told with a new goal, said before who was found; null where it needs none. */
export function kindWord(text: string, language: Language): string | null {
  const { kind } = textsOf(language);
  if (doubt.test(saying(text))) return kind.doubt;
  const likely = likelyKind(text);
  return likely === 'none' ? null : kind[likely];
}

/** What is said first to somebody who is ashamed of a question about a meeting; null where nobody is. */
export function calmWord(text: string, language: Language): string | null {
  return shame.test(saying(text)) ? textsOf(language).kind.shame : null;
}
