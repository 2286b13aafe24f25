import type { Language } from '@puente/contract/policy';
import { detectLanguage } from './detect.ts';

const before =
  '(?:(?:sorry|perd[oó]n(?:a|e|en)?|disculpa|disculpe|oops|ups|ay|uy|wait|espera|actually|no|mejor|well|bueno|ok|o sea|i mean|better|let me|i(?:.ll| will| can|.d| would)?|(?:can|could|may) i|puedo|voy a|prefiero|prefer|rather|try|write|say|speak|switch|do|it|this|again|to|a|escribir|escribo|decir|hablar|seguir|sigo|cambiar|cambio|lo|esto|in|en)[\\s,.…-]+)';

/** "Sorry, English.", "perdón, prefiero en español:" within a message. */
const turning = new RegExp(
  `(?:^|[\\s,.;:!?…(-])(${before}+)(english|ingl[eé]s|spanish|espa[nñ]ol|castellano)(?:\\s+(?:please|por\\s+favor|porfa|better|is\\s+(?:better|easier)|es\\s+mejor|mejor|me\\s+es\\s+m[aá]s\\s+f[aá]cil))?\\s*[.,:;!)…—-]+\\s*`,
  'iu',
);

/** "English: …": a message that begins with the name of its language. */
const announced =
  /^\W*(?:(?:ok|okay|vale|bueno|well|then|entonces|ya|dale|perd[oó]n|sorry|disculpa)[\s,.]+)*(?:in |en )?(english|ingl[eé]s|spanish|espa[nñ]ol|castellano)\s*[:—–-]\s*/iu;

const sorry =
  /\b(?:sorry|perd[oó]n|disculpa|disculpe|oops|ups|wait|espera|actually|mejor|let me|switch|cambi|again)/iu;

const leastWords = 3;

const countOf = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0;

/**
 * What somebody says after they changed their language in the middle of a message, which is what they
 * want to be heard; the whole message where nobody did. "I'd prefer Spanish, under 40" changes nothing.
 */
export function afterSwitch(text: string): string {
  const begun = announced.exec(text);
  const said = begun ? text.slice(begun[0].length) : '';
  if (countOf(said) >= leastWords) return said;
  const found = turning.exec(text);
  if (!found) return text;
  const [whole, words = '', name = ''] = found;
  const head = text.slice(0, found.index);
  const rest = text.slice(found.index + whole.length);
  const named: Language = /^(?:en|in)/i.test(name) ? 'en' : 'es';
  const other: Language = named === 'en' ? 'es' : 'en';
  const isSorry = sorry.test(words);
  const isMixed = countOf(head) > 0 && detectLanguage(head, named) === other;
  const isTold = countOf(rest) >= leastWords && detectLanguage(rest, other) === named;
  return isTold && (isSorry || isMixed) ? rest : text;
}
