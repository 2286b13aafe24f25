/** Characters that don't count in a password, besides words and keyboard rows. */
export type Person = {
  phone: string;
  name?: string | undefined;
  lastName?: string | undefined;
  email?: string | null | undefined;
};

/** Characters that people substitute for letters. */
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

/** The most frequent words of leaked passwords, in the product's languages; longest first. */
const commonWords = [
  'administrator',
  'administrador',
  'contrasena',
  'qwertyuiop',
  'bienvenido',
  'bienvenida',
  'changeme',
  'password',
  'passwort',
  'passw',
  'iloveyou',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'trustno',
  'starwars',
  'whatever',
  'internet',
  'computer',
  'colocolo',
  'teamomucho',
  'mariposa',
  'estrella',
  'princesa',
  'tequiero',
  'hermosa',
  'america',
  'welcome',
  'letmein',
  'monkey',
  'dragon',
  'master',
  'shadow',
  'secret',
  'secreto',
  'freedom',
  'futbol',
  'puente',
  'clave',
  'amor',
  'teamo',
  'admin',
  'login',
  'hello',
  'hola',
  'chile',
  'test',
  'user',
];

// prettier-ignore

/** Sequences: the alphabet, digits and keyboard rows. */
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

/** Fewest characters that must remain once everything guessable is taken out. */
const leastUnguessable = 4;

const leastDifferent = 5;

const shortestPart = 3;

const years = /(?:19|20)\d\d/g;

/** Could somebody who knows a little about the person guess it? */
export function isWeak(password: string, person: Person): boolean {
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
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function personalParts(person: Person): string[] {
  const digits = person.phone.replaceAll(/\D/g, '');
  // The whole number, the national number, and its last digits.
  const ends = [digits.length, 10, 9, 8, 7, 6].map((length) => digits.slice(-length));
  const names = [person.name, person.lastName, person.email?.split('@')[0]]
    .flatMap((name) => plain(name ?? '').split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length >= shortestPart);
  return [...ends, ...names];
}

/** Removes sequences and repeated characters. */
function withoutRuns(text: string): string {
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
}

function reversed(text: string): string {
  return Array.from(text).toReversed().join('');
}

function undisguised(text: string): string {
  return Array.from(text, (sign) => disguises[sign] ?? sign).join('');
}

/** A pattern that repeats counts once: `abcabcabc` is `abc`. */
function withoutRepeats(text: string): string {
  return /^(.+?)\1+$/u.exec(text)?.[1] ?? text;
}
