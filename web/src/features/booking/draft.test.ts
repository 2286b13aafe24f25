import { describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { person } from '../../../test/people.ts';
import type { Booking, Quote } from './queries.ts';

const hourMs = 3_600_000;

async function open() {
  const browser = openBrowser();
  const { local, tab } = await import('../../lib/storage.ts');
  const session = await import('../../shell/session/session.ts');
  const draft = await import('./draft.ts');
  const { openDraft } = await import('./resume.ts');
  const { quoteOf } = await import('./held-quote.ts');
  const signIn = (id: string) =>
    session.signIn({ sessionToken: `of ${id}`, userData: person(id), isNewUser: true });
  /** Another tab of the same browser: its own session storage. */
  const openTab = () => browser.storage.tab.clear();
  return { browser, local, tab, signIn, openTab, openDraft, quoteOf, ...draft };
}

describe('a draft of a booking', () => {
  it('grows step by step, and begins anew with another expert', async () => {
    const { saveDraft, readDraft } = await open();
    saveDraft('p1', { step: 'about', time: '2026-12-02T13:00:00Z' });
    saveDraft('p1', { form: { about: 'Sleep' } });
    expect(readDraft('p1')).toMatchObject({ step: 'about', form: { about: 'Sleep' } });
    saveDraft('p2', { step: 'time' });
    expect(readDraft('p1')).toBeNull();
    expect(readDraft('p2')).not.toHaveProperty('form');
  });

  it('is offered in the next tab for a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { saveDraft, readDraft, openTab } = await open();
    saveDraft('p1', { step: 'about' });
    openTab();
    vi.advanceTimersByTime(24 * hourMs - 1);
    expect(readDraft('p1')?.step).toBe('about');
    vi.advanceTimersByTime(1);
    expect(readDraft('p1')).toBeNull();
  });

  it('of a visitor passes to who signs in, and then to nobody else', async () => {
    const { saveDraft, readDraft, signIn } = await open();
    saveDraft('p1', { form: { about: 'Sleep' } });
    signIn('ines');
    expect(readDraft('p1')?.form).toEqual({ about: 'Sleep' });
    saveDraft('p1', { step: 'pay' });
    signIn('paul');
    expect(readDraft('p1')).toBeNull();
  });

  it('of a person in another tab is not shown to the next one', async () => {
    const { saveDraft, keptDraft, signIn, openTab } = await open();
    signIn('ines');
    saveDraft('p1', { step: 'about' });
    openTab();
    signIn('paul');
    expect(keptDraft()).toBeNull();
    signIn('ines');
    expect(keptDraft()?.step).toBe('about');
  });

  it('is gone when the booking is complete', async () => {
    const { saveDraft, keptDraft, clearDraft, openTab } = await open();
    saveDraft('p1', { step: 'pay' });
    clearDraft();
    openTab();
    expect(keptDraft()).toBeNull();
  });
});

describe('a booking to go on with', () => {
  const chosen = (inMs: number) => ({
    time: new Date(Date.now() + inMs).toISOString(),
    durationMinutes: 60,
    bookingId: 'b1',
  });

  it('has a time that is still to come', async () => {
    const { saveDraft, openDraft } = await open();
    saveDraft('p1', chosen(hourMs));
    expect(openDraft()).toMatchObject({ providerId: 'p1', minutes: 60, bookingId: 'b1' });
    saveDraft('p1', chosen(-1));
    expect(openDraft()).toBeNull();
  });

  it('is none while no time or duration is chosen', async () => {
    const { saveDraft, openDraft } = await open();
    expect(openDraft()).toBeNull();
    saveDraft('p1', { step: 'time' });
    expect(openDraft()).toBeNull();
    saveDraft('p1', { time: new Date(Date.now() + hourMs).toISOString() });
    expect(openDraft()).toBeNull();
  });
});

describe('the price of a held time', () => {
  const price = { amount: 4000, currency: 'USD' };
  const quote = {
    id: 'q1',
    start: '2026-12-02T13:00:00Z',
    durationMinutes: 60,
    listPrice: { amount: 6000, currency: 'USD' },
    price,
  } as Quote;
  const booking = {
    id: 'b1',
    provider: { id: 'p1' },
    start: '2026-12-02T13:00:00Z',
    end: '2026-12-02T14:00:00Z',
    durationMinutes: 60,
    price,
    discount: null,
    holdExpiresAt: '2026-12-01T10:15:00Z',
  } as Booking;

  it('is broken down as it was quoted', async () => {
    const { saveDraft, quoteOf } = await open();
    saveDraft('p1', { quote });
    expect(quoteOf(booking)).toEqual(quote);
  });

  it('names the code that lowered it, on another device, too', async () => {
    const { quoteOf } = await open();
    const usd = (amount: number) => ({ amount, currency: 'USD' as const });
    const taken = { listPrice: usd(6000), amount: usd(2000), kind: 'promo' as const };
    expect(quoteOf({ ...booking, discount: { ...taken, promoCode: 'OWN' } })).toMatchObject({
      listPrice: usd(6000),
      discount: usd(2000),
      discountKind: 'promo',
      promo: { code: 'OWN', outcome: 'applied' },
    });
  });

  it('is one total where the quote is of something else, or of another device', async () => {
    const { saveDraft, quoteOf } = await open();
    const total = { listPrice: price, discount: { amount: 0, currency: 'USD' }, price };
    expect(quoteOf(booking)).toMatchObject(total);
    for (const other of [
      { start: '2026-12-03T13:00:00Z' },
      { durationMinutes: 30 as const },
      { price: { amount: 4001, currency: 'USD' as const } },
      { price: { amount: 4000, currency: 'EUR' as const } },
    ]) {
      saveDraft('p1', { quote: { ...quote, ...other } });
      expect(quoteOf(booking)).toMatchObject({ ...total, id: 'b1' });
    }
  });
});
