import { plainDigits } from '@puente/contract/digits';

/** What stands for what must not be told. */
const leftOut = '…';

const email =
  /[\p{L}\p{N}._%+-]+\s*(?:@|\(at\)|\[at\]|\s(?:arroba|at)\s)\s*[\p{L}\p{N}-]+(?:\s*(?:\.|\s(?:dot|punto)\s)\s*[\p{L}\p{N}-]+)+/giu;

const address = /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}])@[\p{L}\p{N}._-]{2,}/giu;

/** A row of digits with what people put between them. */
const digits = /\+?\(?\d(?:[\s().\-/–]{0,3}\d){6,}/gu;

/** `1.000.000` is an amount. */
const amount = /^\d{1,3}(?:[.,]\d{3})+$/u;

/** A text without email addresses, phone numbers, links and names at other services. */
export function withoutContacts(text: string): string {
  return plainDigits(text.normalize('NFKC'))
    .replaceAll(email, leftOut)
    .replaceAll(address, leftOut)
    .replaceAll(digits, (found) => (amount.test(found) ? found : leftOut));
}

/** Whether there are email addresses, phone numbers, links or names at other services in a text. */
export function hasContacts(text: string): boolean {
  return withoutContacts(text) !== plainDigits(text.normalize('NFKC'));
}
