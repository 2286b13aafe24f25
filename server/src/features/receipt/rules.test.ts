import { expect, test } from 'vitest';
import {
  creditNoteAddress,
  creditReasonOf,
  linesOf,
  notedStart,
  receiptLine,
  separateInvoiceEmail,
} from './rules.ts';

test('each discount is a line of its own under its name, and all add up to what is paid', () => {
  const meeting = { kind: 'meeting', text: 'Meeting', note: null, amount: 6000 };
  const discounts = [
    { kind: 'first-booking' as const, amount: 1500, borneBy: 'provider' as const },
  ];
  const lines = linesOf([meeting], { discounts }, (kind) => `name of ${kind}`);
  expect(lines).toEqual([
    meeting,
    { kind: 'discount', text: 'name of first-booking', note: null, amount: -1500 },
  ]);
  expect(lines.map((line) => receiptLine.parse(line))).toEqual(lines);
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(4500);
});

test.each([
  ['a@example.org', null, null],
  ['a@example.org', '', null],
  ['a@example.org', ' A@Example.org ', null],
  ['a@example.org', 'bills@example.org', 'bills@example.org'],
])('%s with %j for bills: a separate address is %j', (own, given, separate) => {
  expect(separateInvoiceEmail(own, given)).toBe(separate);
});

test.each([
  ['client-cancelled', 100, 'client-cancelled'],
  ['made-by-hand', 100, 'made-by-hand'],
  ['problem-no-show', 100, 'problem'],
  // As a credit note keeps it.
  ['problem', 100, 'problem'],
  ['problem-other', -1, 'taken-back'],
  ['a reason of later', 100, 'other'],
  ['made-by-hand', -1, 'taken-back'],
] as const)('a refund for %s of %i is told as %s', (reason, amount, told) => {
  expect(creditReasonOf(reason, amount)).toBe(told);
});

const both = { email: 'own', invoice_email: 'bills' };
const own = { email: 'own', invoice_email: null };
test.each([
  ['client-cancelled', both, 'bills'],
  // Their cancellation mail names the credit note already.
  ['client-cancelled', own, null],
  ['provider-cancelled', own, null],
  ['problem', both, 'bills'],
  // The mail about the report names it.
  ['problem', own, null],
  ['made-by-hand', both, 'bills'],
  ['made-by-hand', own, 'own'],
  ['other', own, 'own'],
  ['slot-lost', both, null],
  ['taken-back', both, null],
] as const)('a credit note for %s with %j goes to %j', (reason, receipt, to) => {
  expect(creditNoteAddress(receipt, reason)).toBe(to);
});

test.each([
  ['2026-03-09 13:00 UTC', '2026-03-09T13:00:00Z'],
  ['Mon 9 Mar 2026, 13:00–14:00 (UTC)', undefined],
  ['2026-03-09 13:00 UTC, moved', undefined],
  [null, undefined],
])('a note %j is the start %s in UTC', (note, start) => {
  expect(notedStart(note)?.toString()).toBe(start);
});
