import type { BoughtPackage } from '@puente/contract/package-terms';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuses, type Answers } from '../../../test/api-server.ts';
import {
  aHold,
  aPayment,
  aQuote,
  atPay,
  calendarOf,
  expertId,
  hourFrom,
  openBooking,
} from '../../../test/booking.ts';
import { usd } from '../../../test/bookings.ts';
import { anOffering } from '../../../test/experts.ts';
import { wordsIn } from '../../../test/reading.ts';
import { atMoment, uuid } from '../../../test/replies.ts';

atMoment('2026-12-01T12:00Z');

const quoting = 'POST /api/booking/quote';
const booking = 'POST /api/booking/book';
const [first, second, third] = [
  '2026-12-02T13:00:00Z',
  '2026-12-02T14:00:00Z',
  '2026-12-02T15:00:00Z',
] as const;

const two = anOffering({
  name: 'Two talks',
  sessions: 2,
  price: usd(8000),
  pricePerSession: usd(4000),
});
const asYouGo = { ...two, scheduling: 'as-you-go' } as const;
const partOf = { id: uuid(70), kind: 'package', name: 'Two talks' } as const;
const sold = aQuote({ start: first, end: second, listPrice: usd(8000), price: usd(8000) });
const hold = aHold({ start: first, partOf, price: usd(4000) });

const bought = (changes: Partial<BoughtPackage> = {}): BoughtPackage => ({
  ...{ id: uuid(70), orderId: uuid(11), role: 'client', status: 'reserved' },
  ...{ offeringId: uuid(81), offeringName: 'Two talks', scheduling: 'all-at-once' },
  durationMinutes: 60,
  provider: hold.provider,
  client: hold.client,
  ...{ sessionsTotal: 2, sessionsCompleted: 0, credits: 0, price: usd(8000), discount: null },
  ...{ paid: usd(0), refunded: usd(0), refundedByHand: usd(0), refundOwed: usd(0), earned: null },
  boughtAt: '2026-12-01T12:00:00Z',
  validUntil: '2027-12-01T12:00:00Z',
  ...{ holdExpiresAt: null, cancelledBy: null, cancelReason: null, cancellation: null },
  sessions: [first, second].map((start, at) => ({
    ...{ number: at + 1, state: 'placed', paidAmount: usd(4000), refunded: usd(0) },
    ...{ bookingId: uuid(71 + at), ...hourFrom(start) },
  })),
  ...changes,
});

const answers: Answers = {
  ...calendarOf([first, second, third]),
  'GET /api/provider-offerings': { offerings: [two], exchange: null },
  'GET /api/booking/package/:id': bought(),
  'GET /api/booking/:id': hold,
  [quoting]: sold,
};
const selling = `offering=${uuid(81)}`;
const atBuying = `step=about&${selling}&times=${first},${second}&start=${first}&minutes=60`;
const opened = (search: string, server: Answers = {}, language: 'en' | 'es' = 'en') =>
  openBooking(search, { server: { ...answers, ...server }, language });

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const chosen = () => new URLSearchParams(location.search).get('times');
const pageOf = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the times of a package', () => {
  it('are chosen one after the other, and only all of them lead on', async () => {
    const { person } = await opened(`step=time&${selling}`);
    await pageOf('Pick 2 times');
    await person.click(await screen.findByRole('button', { name: /^10:00 AM/ }));
    await waitFor(() => expect(chosen()).toBe(first));
    expect((await screen.findByText('1 of 2 times picked')).getAttribute('role')).toBe('status');
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await person.click(button(/^11:00 AM/));
    await screen.findByText('2 of 2 times picked');
    const [next] = await screen.findAllByRole('button', { name: 'Continue' });
    await person.click(next ?? document.body);
    await pageOf('About you');
    expect(chosen()).toBe(`${first},${second}`);
  });

  it('are never more than it has, and can be taken out again', async () => {
    const { person } = await opened(`step=time&${selling}&times=${first},${second}`);
    await person.click(await screen.findByRole('button', { name: /^12:00 PM/ }));
    expect(
      (await screen.findByText(/^You have picked all 2 times/)).closest(
        '[role=alert], [role=status]',
      ),
    ).toBeTruthy();
    expect(chosen()).toBe(`${first},${second}`);
    const list = screen.getByRole('list', { name: 'Times chosen' });
    await person.click(within(list).getByRole('button', { name: /^Remove .*10:00/ }));
    await waitFor(() => expect(chosen()).toBe(second));
    expect(screen.queryByText(/^You have picked all/)).toBeNull();
    await person.click(button(/^12:00 PM/));
    await waitFor(() => expect(chosen()).toBe(`${second},${third}`));
  });

  it('can come later where it is placed as one goes', async () => {
    const { person } = await opened(
      `step=time&${selling}&times=${first}`,
      { 'GET /api/provider-offerings': { offerings: [asYouGo], exchange: null } },
      'es',
    );
    const [next] = await screen.findAllByRole('button', { name: 'Continuar' });
    await person.click(next ?? document.body);
    await pageOf('Tus datos');
    expect(wordsIn(screen.getByRole('main'))).toMatch(/1 sesión más/);
  });

  it('of one that is no longer sold lead to what is', async () => {
    await opened(`step=time&${selling}`, {
      'GET /api/provider-offerings': { offerings: [], exchange: null },
    });
    await screen.findByRole('heading', { name: "This package isn't for sale any more" });
    expect(
      screen.getByRole('link', { name: 'See what they offer' }).getAttribute('href'),
    ).toContain(`/expert/${expertId}`);
  });
});

describe('buying a package', () => {
  it('holds all its times at once, and goes on to its payment', async () => {
    const { person, server } = await opened(atBuying, {
      [booking]: { booking: hold, quote: sold },
    });
    await pageOf('About you');
    await person.dblClick(button('Continue'));
    await pageOf('Pay and confirm');
    expect(server.callsTo(quoting)[0]?.body).toMatchObject({
      offeringId: uuid(81),
      sessions: [{ start: first }, { start: second }],
    });
    const keys = server.callsTo(booking).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(await screen.findByRole('button', { name: 'Pay $80.00' })).toBeTruthy();
  });

  it.each([
    ['en', /^One of your times was just taken/, /12:00 PM/],
    ['es', /^Alguien acaba de tomar una de tus horas/, /12:00/],
  ] as const)(
    'with a time that was taken has one in its place, the others stay (%s)',
    async (language, said, other) => {
      const { person, server } = await opened(
        atBuying,
        {
          [quoting]: refuses('slot-taken', {
            clashes: [{ start: second, alternatives: [hourFrom(third)] }],
          }),
        },
        language,
      );
      const message = (await screen.findByText(said)).closest<HTMLElement>('[role=alert]');
      expect(document.activeElement).toBe(message);
      expect(button(language === 'en' ? 'Continue' : 'Continuar')).toHaveProperty('disabled', true);
      server.answers(quoting, sold);
      await person.click(within(message ?? document.body).getByRole('button', { name: other }));
      await waitFor(() => expect(chosen()).toBe(`${first},${third}`));
      await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    },
  );

  it('refused because another came first goes back to the times that are left', async () => {
    const { person } = await opened(atBuying, {
      [booking]: refuses('slot-taken', { clashes: [{ start: first, alternatives: [] }] }),
    });
    await pageOf('About you');
    await person.click(button('Continue'));
    const message = (await screen.findByText(/^One of your times/)).closest<HTMLElement>(
      '[role=alert]',
    );
    await person.click(
      within(message ?? document.body).getByRole('button', { name: 'Change the times' }),
    );
    await pageOf('Pick 2 times');
    expect(chosen()).toBe(second);
  });

  it('whose hold has ended chooses its times again from those', async () => {
    const { person } = await opened(atPay, {
      'GET /api/booking/:id': { ...hold, status: 'expired', holdExpiresAt: null },
      'GET /payment-status/:id': aPayment({ status: 'cancelled', bookingStatus: 'expired' }),
      'GET /api/booking/package/:id': bought({ status: 'lapsed' }),
    });
    await pageOf('Your hold has ended');
    await person.click(button('Pick the times again'));
    await pageOf('Pick 2 times');
    expect(chosen()).toBe(`${first},${second}`);
  });

  it.each([
    ['en', '2 sessions with Camila are yours', /1 session has no time yet\. Pick it whenever/],
    ['es', 'Tienes 2 sesiones con Camila', /1 sesión todavía no tiene hora/],
  ] as const)(
    'ends with its times, what was paid, and what can come later (%s)',
    async (language, title, later) => {
      const { sessions } = bought();
      await opened(
        `${atPay.replace('step=pay', 'step=done')}&${selling}`,
        {
          'GET /api/booking/:id': { ...hold, status: 'confirmed', holdExpiresAt: null },
          'GET /payment-status/:id': aPayment({ status: 'succeeded', bookingStatus: 'confirmed' }),
          'GET /api/booking/package/:id': bought({
            ...{ status: 'active', credits: 1, paid: usd(8000) },
            sessions: sessions.slice(0, 1),
          }),
        },
        language,
      );
      await pageOf(title);
      const words = wordsIn(screen.getByRole('main'));
      expect(words).toMatch(later);
      expect(words).toMatch(/80\.00/);
      expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);
    },
  );
});
