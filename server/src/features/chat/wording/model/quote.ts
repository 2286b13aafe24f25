import { hasContacts } from '../../../../lib/contacts.ts';

/** Money is told by the card beside it, whoever wrote it in a profile. */
const money =
  /[$€£¥]|\d[\d.,]*\s*(?:k|usd|clp|eur|gbp|uf|lucas?|pesos?|dollars?|d[oó]lar(?:es)?|euros?|pounds?|bucks)\b/iu;

const negated =
  /\b(?:no|not|never|nor|neither|nobody|nothing|without|cannot|\p{L}+n['’]t|ni|nunca|jam[aá]s|tampoco|sin|nadie|nada|ning[uú]na?)\b/iu;

const leastPart = 12;

/**
 * The sentence of a profile that a model quotes, whole and as the expert wrote it; null where none
 * is. A part of a sentence stands for all of it, unless it was cut out of a "not".
 */
export function quotedFrom(sentences: readonly string[], quote: string): string | null {
  const wanted = plain(quote);
  if (wanted === '') return null;
  const sentence = sentences.find((one) => {
    const whole = plain(one);
    if (whole === wanted) return true;
    return (
      wanted.length >= leastPart && !negated.test(whole) && ` ${whole} `.includes(` ${wanted} `)
    );
  });
  return sentence === undefined || !mayBeQuoted(sentence) ? null : sentence;
}

/** Ways around Puente and prices aren't quoted, though the expert wrote them. */
export function mayBeQuoted(sentence: string): boolean {
  return !hasContacts(sentence) && !money.test(sentence);
}

/** Letters and digits alone: a model changes quotation marks, spaces and full stops. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`]/gu, "'")
    .replaceAll(/[^\p{L}\p{N}'<>@/]+/gu, ' ')
    .trim();
}
