import type { Token } from '../text/rules.ts';
import { wordTable } from '../../../lib/record.ts';

const units = wordTable<number>({
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16 },
  ...{ seventeen: 17, eighteen: 18, nineteen: 19 },
  ...{ un: 1, uno: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8 },
  ...{ nueve: 9, diez: 10, once: 11, doce: 12, trece: 13, catorce: 14, quince: 15 },
  ...{ dieciseis: 16, diecisiete: 17, dieciocho: 18, diecinueve: 19, veintiun: 21, veintiuno: 21 },
  ...{ veintidos: 22, veintitres: 23, veinticuatro: 24, veinticinco: 25, veintiseis: 26 },
  ...{ veintisiete: 27, veintiocho: 28, veintinueve: 29 },
});
const tens = wordTable<number>({
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80 },
  ...{ ninety: 90, veinte: 20, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60 },
  ...{ setenta: 70, ochenta: 80, noventa: 90 },
});
const hundreds = wordTable<number>({
  ...{ cien: 100, ciento: 100, doscientos: 200, doscientas: 200, trescientos: 300 },
  ...{ trescientas: 300, cuatrocientos: 400, cuatrocientas: 400, quinientos: 500 },
  ...{ quinientas: 500, seiscientos: 600, setecientos: 700, ochocientos: 800, novecientos: 900 },
});
const englishTens: ReadonlySet<string> = new Set([
  ...['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
]);
const englishTeens: ReadonlySet<string> = new Set([
  ...['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen'],
  ...['eighteen', 'nineteen'],
]);
const englishOnly: ReadonlySet<string> = new Set([
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', ...englishTens],
]);
const thousands: ReadonlySet<string> = new Set(['thousand', 'mil', 'k', 'grand']);

export type ReadNumber = {
  value: number;
  next: number;
  /** Said in thousands: 45 mil, 1.5k. */
  isThousands: boolean;
};

/** A number in digits or words at a token: 45.000, 99.50, 1.5k, treinta y cinco mil. */
export function readNumber(tokens: readonly Token[], at: number): ReadNumber | null {
  const plain = tokens[at]?.kind === 'number' ? readDigits(tokens, at) : readWords(tokens, at);
  if (!plain) return null;
  if (!thousands.has(tokens[plain.next]?.word ?? '')) return { ...plain, isThousands: false };
  const isWritten = tokens[at]?.kind === 'number';
  const rest = isWritten ? readRest(tokens, plain.next + 1) : readWords(tokens, plain.next + 1);
  const added = rest && rest.value < 1000 ? rest : null;
  return {
    value: Math.round(plain.value * 100_000) / 100 + (added?.value ?? 0),
    next: added?.next ?? plain.next + 1,
    isThousands: true,
  };
}

type Plain = { value: number; next: number };

/** The last three digits of `22 mil 500`, of which `22k 300` has none. */
function readRest(tokens: readonly Token[], at: number): Plain | null {
  const [mil, rest, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isRest = mil?.word === 'mil' && rest?.kind === 'number' && /^\d{3}$/.test(rest.word);
  const isMore = behind?.isGlued === true && /^[.,:]$/.test(behind.word) && tokens[at + 2]?.isGlued;
  return isRest && !isMore ? { value: Number(rest.word), next: at + 1 } : null;
}

/** Groups of three digits are thousands, one or two digits behind a sign are a fraction. */
function readDigits(tokens: readonly Token[], at: number): Plain {
  let digits = tokens[at]?.word ?? '';
  let next = at + 1;
  for (;;) {
    const [sign, group] = [tokens[next], tokens[next + 1]];
    const isSeparated =
      (sign?.word === '.' || sign?.word === ',' || sign?.word === "'") && sign.isGlued;
    if (!isSeparated || group?.kind !== 'number' || !group.isGlued) break;
    if (group.word.length === 3) digits += group.word;
    else if (group.word.length <= 2)
      return { value: Number(`${digits}.${group.word}`), next: next + 2 };
    else break;
    next += 2;
  }
  return { value: Number(digits), next };
}

/** `a hundred and twenty`, `eighty-five`, `treinta y cinco`, `doscientos cincuenta`. */
function readWords(tokens: readonly Token[], at: number): Plain | null {
  let value = 0;
  let next = at;
  let hasAny = false;
  for (;;) {
    const word = tokens[next]?.word ?? '';
    if (hundreds[word] !== undefined) value += hundreds[word];
    else if (word === 'hundred') value = (value || 1) * 100;
    else if (tens[word] !== undefined && value % 100 === 0) value += tens[word];
    else if (units[word] !== undefined && takesUnit(value, units[word])) value += units[word];
    else if (hasAny && isJoint(tokens, next, value)) {
      next += 1;
      continue;
    } else if (!hasAny && word === 'a' && tokens[next + 1]?.word === 'hundred') {
      next += 1;
      continue;
    } else if (word === 'mil' && !hasAny) {
      const rest = readWords(tokens, next + 1);
      const added = rest && rest.value < 1000 ? rest : null;
      return { value: 1000 + (added?.value ?? 0), next: added?.next ?? next + 1 };
    } else if (hasAny && isEnglishShort(tokens, at, next))
      return readShort(tokens, { value, next });
    else if (value > 0 && value < 10 && isHyphenShort(tokens, at, next))
      return readShort(tokens, { value, next: next + 1 });
    else return hasAny ? { value, next } : null;
    hasAny = true;
    next += 1;
  }
}

/** `twenty` takes `one`; `ten` doesn't, and nothing takes `ten` but hundreds: "ten one-hour calls". */
function takesUnit(value: number, unit: number): boolean {
  return value % 100 === 0 || (unit < 10 && value % 10 === 0 && value % 100 > 10);
}

/** `one fifty`, `seventy-five fifty`: tens behind a whole number, with nothing said between. */
function isEnglishShort(tokens: readonly Token[], at: number, next: number): boolean {
  const said = tokens.slice(at, next).map(({ word }) => word);
  const isPlain = said.every((word) => word === '-' || englishOnly.has(word));
  const word = tokens[next]?.word ?? '';
  // `two ten`, of one to nine alone.
  const isFirst = said.filter((one) => one !== '-').length === 1;
  const isTeen = isFirst && englishTeens.has(word) && (units[said[0] ?? ''] ?? 0) < 10;
  return isPlain && (englishTens.has(word) || isTeen);
}

/** `one-twenty an hour`: a hundred and twenty. */
function isHyphenShort(tokens: readonly Token[], at: number, next: number): boolean {
  const isHyphen = tokens[next]?.word === '-' && tokens[next].isGlued;
  return isHyphen && tokens[next + 1]?.isGlued === true && isEnglishShort(tokens, at, next + 1);
}

/** A hundred and fifty, and 75.50: of one to nine the tens are dollars, of more they are cents. */
function readShort(tokens: readonly Token[], { value, next }: Plain): Plain | null {
  const tail = readWords(tokens, next);
  if (!tail || tail.value >= 100) return { value, next };
  const whole = value < 10 ? value * 100 + tail.value : value + tail.value / 100;
  return value < 100 ? { value: whole, next: tail.next } : { value, next };
}

/** `and`, `y` and `-` inside a number are followed by a smaller part of it. */
function isJoint(tokens: readonly Token[], at: number, value: number): boolean {
  if (!['and', 'y', '-'].includes(tokens[at]?.word ?? '')) return false;
  const behind = tokens[at + 1]?.word ?? '';
  if (units[behind] !== undefined) return value % 10 === 0 && value >= 20;
  return tens[behind] !== undefined && value % 100 === 0 && value >= 100;
}
