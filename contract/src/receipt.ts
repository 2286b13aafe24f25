import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { money } from './money.ts';
import { languages } from './policy.ts';
import { instant } from './time.ts';

/** Why money of a receipt went back, or came back to us. */
export const creditReason = z.enum([
  'client-cancelled',
  'provider-cancelled',
  'slot-lost',
  'made-by-hand',
  'problem',
  'goodwill',
  'taken-back',
  'other',
]);

/** An amount and how the document writes it, in the language it was issued in. */
const printedMoney = { amount: money, printed: z.string() };

const creditNote = z.object({
  /** Without gaps, in a series of its own. */
  number: z.int(),
  issuedAt: instant,
  /** The day and time in the receipt's language and zone. */
  issued: z.string(),
  reason: creditReason,
  /** Negative where a refund was taken back. */
  ...printedMoney,
});

export const receipt = z
  .object({
    orderId: id,
    /** What the order bought: the booking. */
    itemId: id,
    /** Without gaps in each installation. */
    number: z.int(),
    issuedAt: instant,
    issued: z.string(),
    /** The buyer's when it was issued: the whole document is written in it. */
    language: z.enum(languages),
    /** Empty where the account was deleted before receipts were kept. */
    seller: z.object({ name: z.string() }),
    buyer: z.object({ name: z.string(), email: z.string() }),
    /** Add up to the total; discounts are negative. */
    lines: z.array(
      z.object({
        /** What is sold, such as `meeting`, or `discount`. */
        kind: z.string(),
        text: z.string(),
        note: z.string().nullable(),
        ...printedMoney,
      }),
    ),
    total: z.object(printedMoney),
    creditNotes: z.array(creditNote),
    /** The total less all credit notes. */
    kept: z.object(printedMoney),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof receipt>;

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/receipts/:orderId',
  tag: 'receipt',
  summary:
    'The receipt of an own paid order, with its credit notes. An order that nobody paid for has none.',
  actor: 'client',
  params: z.object({ orderId: id }),
  reply: receipt,
  errors: ['not-found'],
});
