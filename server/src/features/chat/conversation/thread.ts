import type { Language } from '@puente/contract/policy';
import { detectLanguage } from '../language/detect.ts';
import { afterSwitch } from '../language/switch.ts';
import type { Turn } from './table/table.ts';

/** What the client sends of a thread, with the people that we showed in it. */
export function withPeople(turns: readonly Turn[], kept: readonly Turn[]): Turn[] {
  const shown = new Map(kept.map((message) => [message.content, message.recommendations]));
  const joined = turns.map((turn) =>
    turn.role === 'assistant' ? { ...turn, recommendations: shown.get(turn.content) } : turn,
  );
  // A client that keeps no answers has seen the last ones all the same.
  const last = kept.findLast((message) => message.recommendations?.length);
  const isKnown = joined.some((turn) => turn.recommendations?.length);
  return last && joined.length > 0 && !isKnown ? [...joined, last] : joined;
}

/** "No" is both. */
const inBoth = /^\W*(?:(?:no|ok(?:ay)?|jaja|haha)\W*)+$/iu;

/** The language of the last message that tells: "Camila?" doesn't. */
export function languageOf(texts: readonly string[], otherwise: Language): Language {
  return texts.reduce<Language>(
    (language, text) =>
      inBoth.test(text) ? language : detectLanguage(afterSwitch(text), language),
    otherwise,
  );
}
