const decimalDigit = /\p{Nd}/u;

/** Unicode keeps the ten digits of a script together and in order, from zero to nine. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (decimalDigit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

/**
 * The text with every decimal digit as 0 to 9 and every plus sign as +: phones that write full-width,
 * Arabic or Devanagari digits type the same numbers.
 */
export function plainDigits(text: string): string {
  return text
    .replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replaceAll(/[\uFF0B\uFE62\u207A\u208A]/g, '+');
}
