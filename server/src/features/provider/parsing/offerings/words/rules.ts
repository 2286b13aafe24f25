import { policy } from '@puente/contract/policy';

/** "También vendo un paquete": the name begins behind it. */
const selling =
  /^(?:(?:y|and)\s+)?(?:(?:también|tambien|además|ademas)\s+)?(?:vendo|ofrezco|hago|tengo|doy|i\s+(?:also\s+)?(?:do|offer|sell|have))\s+(?:(?:una?|an?|el|la|the)\s+)?/iu;

/** The name in quotes or before a colon, else the words before the price; the rest describes. */
export function wordsOf(text: string): { name: string | null; description: string | null } {
  const whole = text
    .replace(/^(?:[\s\-•*–—.)]|\d+[.)]\s)+/u, '')
    .replace(/^(?:y|and|or|o)\s+/iu, '')
    // What was left out between them.
    .replaceAll(/,\s*(?=[,.])/gu, '')
    .replace(/[\s,;]+(?:y|and|or|o)?[\s,;]*$/iu, '');
  const clean = whole.replace(selling, '');
  const quoted = /["“«]([^"”»]{3,80})["”»]/u.exec(clean)?.[1];
  const colon = /^([^:\n]{3,80}):\s*(?=\S)/u.exec(clean);
  const upToPrice =
    /^(.*?)(?=,|;|\.\s|\s(?:for|at|por|a|en)\s+(?:[$€£]|\w+\$|\d)|\s[$€£]|\s\d[\d.,]*\s?[$€£]|$)/u;
  const upToCount =
    /^(.*?)(?=,|;|\.\s|\s(?:for|at|por|a|de)\s+(?:[$€£]|\w+\$|\d)|\s[$€£]|\s\d[\d.,]*\s?[$€£]|$)/u;
  const isSold = clean !== whole;
  const lead = (isSold ? upToPrice : upToCount).exec(clean)?.[1]?.trim();
  const name = quoted ?? colon?.[1] ?? lead ?? '';
  const { name: nameLength, description: descriptionLength } = policy.offering;
  const rest = (colon ? clean.slice(colon[0].length) : whole).replaceAll(/\s+/g, ' ').trim();
  return {
    name: name.length >= nameLength.min ? capital(name.slice(0, nameLength.max).trim()) : null,
    description:
      rest.length >= descriptionLength.min ? rest.slice(0, descriptionLength.max).trim() : null,
  };
}

function capital(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
