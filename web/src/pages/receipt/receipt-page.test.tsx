import { creditReason } from '@puente/contract/receipt';
import { describe, expect, it } from 'vitest';
import { usd } from '../../../test/bookings.ts';
import { addressOf, controls, find, headings, heard, wordsIn } from '../../../test/reading.ts';
import { atMoment, lost, refusal, reply, uuid } from '../../../test/replies.ts';
import { stillOf } from '../../../test/still.tsx';
import { person } from '../../../test/people.ts';
import { Documents } from '../../features/receipt/components/documents.tsx';
import { receiptQuery, type CreditNote, type Receipt } from '../../features/receipt/queries.ts';
import { ReceiptPage, Visitor, Waiting } from './receipt-page.tsx';

atMoment('2026-12-01T12:00Z');

const user = person('ana');
const at = `/receipts/${uuid(1)}`;
type Language = 'en' | 'es';

const aNote = (changes: Partial<CreditNote> = {}): CreditNote => ({
  number: 4,
  issuedAt: '2026-11-22T12:00:00Z',
  issued: 'November 22, 2026',
  reason: 'client-cancelled',
  amount: usd(2500),
  printed: '$25.00',
  ...changes,
});

const aReceipt = (changes: Partial<Receipt> = {}): Receipt => ({
  orderId: uuid(1),
  itemId: uuid(2),
  number: 17,
  issuedAt: '2026-11-20T02:00:00Z',
  issued: 'November 19, 2026',
  language: 'en',
  seller: { name: 'Camila Rojas' },
  buyer: { name: 'Ana Soto', email: 'ana@example.com' },
  lines: [
    { kind: 'meeting', text: 'Meeting', note: '1 hr', amount: usd(6000), printed: '$60.00' },
    { kind: 'discount', text: 'Code SUN', note: null, amount: usd(-1000), printed: '−$10.00' },
  ],
  total: { amount: usd(5000), printed: '$50.00' },
  creditNotes: [],
  kept: { amount: usd(5000), printed: '$50.00' },
  ...changes,
});

const known = (receipt: Receipt) =>
  [[receiptQuery(receipt.orderId).queryKey, reply('GET /api/receipts/:orderId', receipt)]] as const;
const page = (receipt: Receipt, language: Language = 'en') =>
  stillOf(<ReceiptPage />, language, { at, user, known: known(receipt) });

describe('a receipt', () => {
  it('has a number, who sold to whom, each line and the sum', async () => {
    const words = wordsIn(await page(aReceipt()));
    expect(words).toContain(
      'Receipt No. 17 Date November 19, 2026 Expert Camila Rojas Paid by Ana Soto ana@example.com',
    );
    expect(words).toContain('Meeting 1 hr $60.00 Code SUN −$10.00 Paid $50.00');
    expect(words).not.toContain('Refunds');
    expect(headings(await page(aReceipt()))).toEqual(['1 Receipt No. 17']);
  });

  it('keeps the language it was issued in, whatever the page speaks', async () => {
    const inEnglish = await page(aReceipt(), 'es');
    expect(wordsIn(inEnglish)).toContain('Receipt No. 17 Date');
    expect(controls(inEnglish)).not.toContain('Print or save as PDF');
    expect(find(inEnglish, 'article').map((node) => node.getAttribute('lang'))).toEqual(['en']);
    expect(find(await page(aReceipt({ language: 'es' })), 'h1').map(heard)[0]).not.toContain(
      'Receipt',
    );
  });

  it('of an expert who has left names nobody, and says so', async () => {
    expect(wordsIn(await page(aReceipt({ seller: { name: '' } })))).toContain(
      'Expert Deleted account',
    );
    const spanish = aReceipt({ seller: { name: '' }, language: 'es' });
    expect(wordsIn(await page(spanish))).toContain('Cuenta eliminada');
  });

  it('takes off what went back, on a sheet of its own, and puts back what came again', async () => {
    const receipt = aReceipt({
      creditNotes: [
        aNote(),
        aNote({ number: 5, reason: 'taken-back', amount: usd(-500), printed: '−$5.00' }),
      ],
      kept: { amount: usd(3000), printed: '$30.00' },
    });
    const markup = await page(receipt);
    expect(wordsIn(markup)).toContain(
      'Credit note No. 4 November 22, 2026 −$25.00 Credit note No. 5 November 22, 2026 $5.00',
    );
    expect(wordsIn(markup)).toContain('Paid after refunds $30.00');
    expect(headings(markup)).toEqual([
      '1 Receipt No. 17',
      '2 Refunds',
      '2 Credit note No. 4',
      '2 Credit note No. 5',
    ]);
    const ids = find(markup, 'article').map(({ id }) => id);
    expect(ids).toEqual(['', 'credit-note-4', 'credit-note-5']);
  });

  it('has words for every reason of a refund, in both languages', async () => {
    for (const language of ['en', 'es'] as const) {
      const notes = creditReason.options.map((reason, number) => aNote({ reason, number }));
      const sheets = find(await page(aReceipt({ creditNotes: notes, language })), 'article').slice(
        1,
      );
      const reasons = sheets.map((sheet) => heard(sheet).replace(/^.*?(Reason|Motivo) /, ''));
      expect(new Set(reasons).size).toBe(notes.length);
    }
  });

  it.each(['en', 'es'] as const)(
    'that is not there, or of somebody else, leads on (%s)',
    async (language) => {
      const gone = await stillOf(<ReceiptPage />, language, {
        at,
        user,
        refused: refusal(404, 'not-found'),
      });
      expect(headings(gone)).toHaveLength(1);
      expect(find(gone, 'a').map((node) => node.getAttribute('href'))).toEqual(['/activity']);
      const failed = await stillOf(<ReceiptPage />, language, {
        at,
        user,
        refused: lost('offline'),
      });
      expect(headings(failed)).toHaveLength(2);
      expect(controls(failed)).toHaveLength(1);
    },
  );

  it.each(['en', 'es'] as const)(
    'asks a visitor to sign in, and waits under its name (%s)',
    async (language) => {
      const visitor = await stillOf(<Visitor />, language, { at });
      const action = language === 'en' ? 'Sign in' : 'Iniciar sesión';
      expect(addressOf(visitor, action)).toBe(`/login?next=${encodeURIComponent(at)}`);
      expect(headings(await stillOf(<Waiting />, language, { at }))).toHaveLength(1);
    },
  );
});

describe('the documents of a meeting', () => {
  const documents = (
    booking: { role?: 'client' | 'provider'; paid?: ReturnType<typeof usd> },
    receipt = aReceipt(),
    language: Language = 'en',
  ) => {
    const shown = { role: 'client', paid: usd(5000), orderId: uuid(1), ...booking } as const;
    return stillOf(<Documents booking={shown} zone="America/Santiago" />, language, {
      known: known(receipt),
    });
  };

  it('are of the client who paid, on the day in their zone', async () => {
    const markup = await documents({});
    expect(wordsIn(markup)).toMatch(/^Receipts Receipt No. 17 .*Nov 19.* \$50\.00$/);
    expect(addressOf(markup, 'Receipt No. 17')).toBe(at);
    expect((await documents({ role: 'provider' })).innerHTML).toBe('');
    expect((await documents({ paid: usd(0) })).innerHTML).toBe('');
  });

  it('tell what is left paid once something went back', async () => {
    const kept = { amount: { amount: 12_500, currency: 'CLP' as const }, printed: '$12.500' };
    const markup = await documents({}, aReceipt({ creditNotes: [aNote()], kept }));
    expect(wordsIn(markup)).toContain('Paid after refunds CLP 12,500');
    expect(addressOf(markup, 'Credit note No. 4')).toBe(`${at}#credit-note-4`);
  });
});
