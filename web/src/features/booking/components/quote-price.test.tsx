import type { Quote } from '@puente/contract/booking';
import { describe, expect, it } from 'vitest';
import { aBooking, usd } from '../../../../test/bookings.ts';
import { wordsOf } from '../../../../test/still.tsx';
import { quoteOf } from '../held-quote.ts';
import { QuotePrice } from './quote-price.tsx';

const plain: Quote = quoteOf(aBooking());

function price(changes: Partial<Quote>, language: 'en' | 'es' = 'en') {
  return wordsOf(<QuotePrice quote={{ ...plain, ...changes }} providerName="Sunita" />, language);
}

const code = (outcome: NonNullable<Quote['promo']>['outcome'], changes = {}) => ({
  promo: { code: 'SUMMER', outcome, isCut: false, insteadOf: usd(0), ...changes },
});

describe('a price', () => {
  it('is the meeting and a total, where nothing lowers it', async () => {
    expect(await price({})).toBe('Meeting, 1 hr $50.00 Total $50.00');
    expect(await price({}, 'es')).toBe('Reunión, 1 h USD 50.00 Total USD 50.00');
  });

  it('names what lowers it, and adds up', async () => {
    const lowered = { listPrice: usd(6000), discount: usd(1000), price: usd(5000) };
    expect(await price({ ...lowered, discountKind: 'first-booking' })).toBe(
      'Meeting, 1 hr $60.00 First meeting discount −$10.00 Total $50.00',
    );
    expect(await price({ ...lowered, discountKind: 'promo', ...code('applied') })).toBe(
      'Meeting, 1 hr $60.00 Code SUMMER −$10.00 Total $50.00',
    );
  });

  it('of nothing is free', async () => {
    const free = { listPrice: usd(5000), discount: usd(5000), price: usd(0) };
    expect(await price({ ...free, discountKind: 'promo', ...code('applied') })).toContain(
      'Total Free',
    );
    expect(await price({ ...free, discountKind: 'promo', ...code('applied') }, 'es')).toContain(
      'Total Gratis',
    );
  });
});

describe('a code', () => {
  const first = {
    listPrice: usd(6000),
    discount: usd(1000),
    discountKind: 'first-booking',
  } as const;

  it('that is no better than the first meeting price is kept, and its owner told', async () => {
    const text = await price({ ...first, ...code('first-meeting-better') });
    expect(text).toContain('First meeting discount −$10.00');
    expect(text).toMatch(/SUMMER.* another time|keep SUMMER/i);
    expect(text).not.toContain('Code SUMMER');
  });

  it('that is better says by what', async () => {
    const better = { ...first, discountKind: 'promo' } as const;
    const text = await price({ ...better, ...code('applied', { insteadOf: usd(500) }) });
    expect(text).toContain('Code SUMMER −$10.00');
    expect(text).toContain('$5.00');
    expect(await price({ ...better, ...code('applied') })).not.toContain('$5.00');
  });

  it('that would go below the smallest price says so', async () => {
    const cut = { ...first, discountKind: 'promo', price: usd(500) } as const;
    expect(await price({ ...cut, ...code('applied', { isCut: true }) }, 'es')).toContain(
      'Los pagos con tarjeta parten en USD 5.00',
    );
    expect(await price({ ...cut, ...code('smallest-price') }, 'es')).toContain(
      'por eso SUMMER no descuenta nada',
    );
  });
});

describe('another currency', () => {
  it('is explained with its rate and day', async () => {
    const exchange = {
      from: 'CLP',
      rate: 0.001_060_445,
      date: '2026-11-30',
      isOld: false,
    } as const;
    expect(await price({ exchange })).toContain(
      'Sunita sets prices in CLP. Rate of Nov 30, 2026: 1 CLP = 0.00106045 USD.',
    );
    expect(await price({ exchange }, 'es')).toContain(
      'Sunita fija sus precios en CLP. Cambio del 30 nov 2026: 1 CLP = 0.00106045 USD.',
    );
  });

  it.each([
    ['price-too-low', 'would be below the smallest amount'],
    ['rates-too-old', 'exchange rates are too old'],
  ] as const)('is not used, and why is said (%s)', async (reason, words) => {
    const text = await price({ ownCurrency: { asked: 'EUR', reason } });
    expect(text).toContain('Charged in USD');
    expect(text).toContain(words);
    expect(text).toContain('EUR');
  });
});

describe('the quote of a hold on another device', () => {
  it('is made of the booking', () => {
    const lowered = { kind: 'promo', promoCode: 'SUMMER' } as const;
    const discount = { listPrice: usd(6000), amount: usd(1000), ...lowered };
    const booking = aBooking({ status: 'held', discount, holdExpiresAt: '2026-12-01T12:15:00Z' });
    const quote = quoteOf(booking);
    expect(quote).toMatchObject({
      ...{ listPrice: usd(6000), discount: usd(1000), price: usd(5000) },
      ...{ expiresAt: booking.holdExpiresAt, refundPolicy: booking.refundPolicy },
      promo: { code: 'SUMMER', outcome: 'applied' },
    });
    expect(quoteOf(aBooking())).toMatchObject({
      discount: usd(0),
      discountKind: null,
      promo: null,
    });
  });
});
