import type { Language } from '@puente/contract/policy';
import { tellsEnglish, tellsSpanish, spellingOf } from './words.ts';
import { plain } from './tokens.ts';

const endsSpanish =
  /(?:cion|ciones|mente|ando|iendo|ado|ada|ados|adas|ito|ita|arme|erme|irme|aba|dad)$/;
const endsEnglish = /(?:ing|tion|ness|ment|ly|ship|ful|less|ight|ould|ck|th|ty|ies|days?)$/;

/** Ends words of either language: "formulas", "pizza", "photo". */
const endsLatin = /(?:ulas?|emas?|izza|otos?|deos?|ultra|ata|era|ogas?|ianos?)$/;

/** A name, whose ending tells nothing: "Carmen or Laura?" is English. */
const midName = /(?<=[a-zà-ÿ,] )\p{Lu}\p{Ll}+/gu;

/**
 * English or Spanish, by the function words, letters and endings of a message; `otherwise` when they
 * don't tell, as in "yoga" alone.
 */
export function detectLanguage(text: string, otherwise: Language = 'en'): Language {
  // A greeting in one language, "I" in the other.
  if (/^\W*yo\W*$/i.test(text)) return otherwise;
  let spanish = /[ñ¿¡áíóúé]/i.test(text) ? 2 : 0;
  let english = /\b(?:i'm|don't|can't|i've|it's|doesn't)\b/i.test(text) ? 2 : 0;
  let refusals = 0;
  const names = new Set(plain((text.match(midName) ?? []).join(' ')).split(' '));
  for (const raw of plain(text).match(/[a-z]+/g) ?? []) {
    // "See ya" and "ya, ese".
    if (raw === 'ya') continue;
    const word = spellingOf.get(raw) ?? raw;
    if (tellsEnglish.has(word)) english += 1;
    // "No" is English as well, and tells nothing beside no other Spanish.
    if (raw === 'no') refusals += 0.5;
    else if (tellsSpanish.has(word)) spanish += 1;
    if (word.length < 5 || names.has(raw)) continue;
    if (endsSpanish.test(word)) spanish += 0.6;
    else if (endsEnglish.test(word)) english += 0.6;
    else if (/[oa]s?$/.test(word)) spanish += endsLatin.test(word) ? 0 : 0.25;
  }
  if (spanish > 0) spanish += refusals;
  if (spanish === english) return otherwise;
  return spanish > english ? 'es' : 'en';
}
