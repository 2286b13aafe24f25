/** What a password may not consist of, besides words and rows of keys. */
export type Person = {
  phone: string;
  name?: string | undefined;
  lastName?: string | undefined;
  email?: string | null | undefined;
};

/** Letters that stand for others, as people hide words. */
const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** What most often stands in leaked passwords, in the languages spoken here; longest first. */
const commonWords = [
  'administrator', 'administrador', 'contrasena', 'qwertyuiop', 'bienvenido', 'bienvenida',
  'changeme', 'password', 'passwort', 'passw', 'iloveyou', 'sunshine', 'princess', 'football',
  'baseball', 'superman', 'trustno', 'starwars', 'whatever', 'internet', 'computer', 'colocolo',
  'teamomucho', 'mariposa', 'estrella', 'princesa', 'tequiero', 'hermosa', 'america', 'welcome',
  'letmein', 'monkey', 'dragon', 'master', 'shadow', 'secret', 'secreto', 'freedom', 'futbol',
  'puente', 'clave', 'amor', 'teamo', 'admin', 'login', 'hello', 'hola', 'chile', 'test', 'user',
]; // prettier-ignore

/** Runs of neighbours: the alphabet, digits and rows of keys. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
];
const shortestRun = 4;
/** What is left when all that anybody would guess is taken out must be at least that long. */
const leastUnguessable = 4;
const leastDifferent = 5;
const shortestPart = 3;

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const reversed = (text: string): string => Array.from(text).toReversed().join('');
const undisguised = (text: string): string =>
  Array.from(text, (sign) => disguises[sign] ?? sign).join('');

/** Cuts runs of neighbours and of one repeated character. */
const withoutRuns = (text: string): string => {
  let rest = text.replaceAll(/(.)\1{2,}/gu, '');
  for (const row of rows.flatMap((one) => [one + one, reversed(one + one)]))
    for (let from = 0; from + shortestRun <= rest.length;) {
      let length = 0;
      while (from + length < rest.length && row.includes(rest.slice(from, from + length + 1)))
        length += 1;
      if (length >= shortestRun) rest = rest.slice(0, from) + rest.slice(from + length);
      else from += 1;
    }
  return rest;
};

/** A pattern that repeats counts once: `abcabcabc` is `abc`. */
const withoutRepeats = (text: string): string => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

const personalParts = (person: Person): string[] => {
  const digits = person.phone.replaceAll(/\D/g, '');
  // The whole number, the number within its country, and its end as people say it.
  const ends = [digits.length, 10, 9, 8, 7, 6].map((length) => digits.slice(-length));
  const names = [person.name, person.lastName, person.email?.split('@')[0]]
    .flatMap((name) => plain(name ?? '').split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length >= shortestPart);
  return [...ends, ...names];
};

const years = /(?:19|20)\d\d/g;

/** Is it one that somebody who knows a little of the person would guess? */
export const isWeak = (password: string, person: Person): boolean => {
  const typed = plain(password);
  if (new Set(typed).size < leastDifferent) return true;
  const parts = personalParts(person).toSorted((a, b) => b.length - a.length);
  let rest = typed;
  for (const part of parts) rest = rest.replaceAll(part, '');
  rest = withoutRuns(rest).replaceAll(years, '');
  for (const read of [rest, undisguised(rest)]) {
    let left = read;
    for (const word of [...commonWords, ...parts]) left = left.replaceAll(word, '');
    if (withoutRepeats(left.replaceAll(/[^\p{L}\p{N}]/gu, '')).length < leastUnguessable)
      return true;
  }
  return false;
};
