/** The fields of the card form, as typed. */
export type CardFields = { number: string; expiry: string; cvc: string; name: string };

type CardProblem =
  | 'numberMissing'
  | 'numberWrong'
  | 'expiryMissing'
  | 'expiryWrong'
  | 'expiryPast'
  | 'cvcMissing'
  | 'cvcWrong'
  | 'nameMissing';

export type CardProblems = Partial<Record<keyof CardFields, CardProblem>>;

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** Digits grouped as on the card: 4-4-4-4, or 4-6-5 for American Express. */
export function groupedNumber(text: string): string {
  const digits = digitsOf(text).slice(0, isAmex(digitsOf(text)) ? 15 : 19);
  const groups = isAmex(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : null;
  if (groups) return (groups.exec(digits)?.slice(1) ?? []).filter(Boolean).join(' ');
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

function isAmex(digits: string): boolean {
  return /^3[47]/.test(digits);
}

/**
 * "1227" and "12/27" and "12/2027" read as "12 / 27"; a slash is only added when typing forward.
 */
export function groupedExpiry(text: string, before: string): string {
  const isDeleting = text.length < before.length;
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/?\s*(\d{0,4})/.exec(text.trim()) ?? [];
  if (isDeleting && year === '') return month;
  // A first digit from 2 to 9 can only be a whole month.
  if (/^[2-9]$/.test(month)) return `0${month} / ${shortYear(year)}`;
  if (month.length === 2 || /\//.test(text))
    return `${month.padStart(2, '0')} / ${shortYear(year)}`;
  return month;
}

function shortYear(year: string): string {
  return year.length === 4 ? year.slice(2) : year.slice(0, 3);
}

/** Month 1 to 12 and the full year, or null where the text is no date. */
export function expiryOf(text: string): { month: number; year: number } | null {
  const match = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text);
  if (!match) return null;
  const month = Number(match[1]);
  const year = Number(match[2]);
  if (month < 1 || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

/** The check digit of every card number (ISO/IEC 7812). */
export function isLuhnValid(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (const [index, digit] of digits.split('').toReversed().entries()) {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** The errors of the card, field by field; empty when it can be charged. */
export function problemsOf(card: CardFields, today: { month: number; year: number }): CardProblems {
  const number = digitsOf(card.number);
  const problems: CardProblems = {};
  if (number === '') problems.number = 'numberMissing';
  else if (!isLuhnValid(number)) problems.number = 'numberWrong';
  const expiry = expiryOf(card.expiry);
  if (card.expiry.trim() === '') problems.expiry = 'expiryMissing';
  else if (!expiry) problems.expiry = 'expiryWrong';
  else if (expiry.year * 12 + expiry.month < today.year * 12 + today.month)
    problems.expiry = 'expiryPast';
  const cvcLength = isAmex(number) ? /^\d{3,4}$/ : /^\d{3}$/;
  if (card.cvc.trim() === '') problems.cvc = 'cvcMissing';
  else if (!cvcLength.test(card.cvc.trim())) problems.cvc = 'cvcWrong';
  if (card.name.trim() === '') problems.name = 'nameMissing';
  return problems;
}
