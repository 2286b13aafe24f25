import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held, refuses, type Answers } from '../../../test/api-server.ts';
import { anIntent, aPayment } from '../../../test/booking.ts';
import { openPlan, periodOf, planOf } from '../../../test/plan-page.ts';
import { atMoment, uuid } from '../../../test/replies.ts';
import type { Plan } from '../../features/plan/queries.ts';

atMoment('2026-12-02T12:00Z');

const taking = 'POST /api/booking/plan-time';
const reading = 'GET /api/booking/plan/:id';

const free = ['2026-12-14T13:00:00Z', '2026-12-14T14:00:00Z'];
const calendar: Answers = {
  'GET /api/booking/availability/:id': ({ query }) => ({
    providerId: uuid(5),
    month: query.month ?? '2026-12',
    timezone: 'America/Santiago',
    providerTimezone: 'America/Santiago',
    durationMinutes: 60,
    durations: [60],
    lastDate: '2027-03-31',
    days: query.month === '2026-12' ? [{ date: '2026-12-14', free: 2 }] : [],
  }),
  'GET /api/availability/slots/:id': {
    providerId: uuid(5),
    timezone: 'America/Santiago',
    providerTimezone: 'America/Santiago',
    durationMinutes: 60,
    slots: free.map((start) => ({
      start,
      end: new Date(Date.parse(start) + 3_600_000).toISOString(),
    })),
  },
};

/** The second month is reserved: one session has its usual time, one needs another. */
const next = (second: Partial<Plan['periods'][number]['sessions'][number]> = {}) =>
  periodOf({
    packageId: uuid(64),
    number: 1,
    status: 'reserved',
    credits: 0,
    window: { from: '2026-12-02T00:00:00Z', until: '2026-12-31T13:00:00Z' },
    sessions: [
      {
        number: 1,
        state: 'reserved',
        bookingId: uuid(65),
        start: '2026-12-14T13:00:00Z',
        end: '2026-12-14T14:00:00Z',
      },
      { number: 2, state: 'action-required', bookingId: null, start: null, end: null, ...second },
    ],
  });
const renewing = (second?: Parameters<typeof next>[0]) =>
  planOf({ periods: [next(second), periodOf({ credits: 0, sessions: [] })] });

async function choosing(server: Answers = {}, language: 'en' | 'es' = 'en') {
  const app = await openPlan(renewing(), { server: { ...calendar, ...server }, language });
  const name = language === 'en' ? 'Pick a time session 2' : 'Elegir una hora sesión 2';
  await app.person.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  return { ...app, dialog, time: await within(dialog).findByRole('button', { name: /^11:00/ }) };
}

describe('a session of the month to come', () => {
  it('without a time is told above, and gets one from the calendar', async () => {
    const answer = held<Plan>();
    const { person, dialog, time, server } = await choosing({ [taking]: answer.answer });
    expect(dialog.getAttribute('aria-labelledby')).toBe(
      within(dialog).getByRole('heading', { name: 'Pick a time' }).id,
    );
    await person.dblClick(time);
    expect(server.callsTo(taking).map(({ body }) => body)).toEqual([
      { planId: uuid(60), number: 2, start: '2026-12-14T14:00:00Z' },
    ]);
    const placed = renewing({
      state: 'reserved',
      bookingId: uuid(66),
      start: '2026-12-14T14:00:00Z',
      end: '2026-12-14T15:00:00Z',
    });
    server.answers(reading, placed);
    answer.release(placed);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('The session has a time.')).toBeTruthy();
    expect(screen.queryByText(/has no time\. Pick one below/)).toBeNull();
    const other = await screen.findByRole('button', { name: 'Another time session 2' });
    await waitFor(() => expect(document.activeElement).toBe(other));
  });

  it.each([
    ['en', 'slot-taken', 'That time was just taken. Pick another one.'],
    ['es', 'slot-taken', 'Esa hora se acaba de ocupar. Elige otra.'],
    ['en', 'outside-period', 'Choose a time in that month.'],
    ['en', 'own-clash', /You have another meeting at that time/],
    ['en', 'plan-over', /This plan has ended/],
  ] as const)(
    'that is refused says why over the calendar (%s, %s)',
    async (language, code, said) => {
      const { person, dialog, time, server } = await choosing(
        { [taking]: refuses(code) },
        language,
      );
      await person.click(time);
      expect((await within(dialog).findByText(said)).closest('[role=alert]')).toBeTruthy();
      await person.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const name = language === 'en' ? 'Pick a time session 2' : 'Elegir una hora sesión 2';
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole('button', { name })),
      );
      expect(server.callsTo(taking)).toHaveLength(1);
    },
  );

  it('cannot take the time of the other one', async () => {
    const { person, dialog, server } = await choosing();
    await person.click(within(dialog).getByRole('button', { name: /^10:00/ }));
    expect(server.callsTo(taking)).toEqual([]);
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  it('is only read by its expert', async () => {
    await openPlan({ ...renewing(), role: 'provider' });
    expect(await screen.findByRole('heading', { name: 'Next month, reserved' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /session 2/ })).toBeNull();
    expect(screen.queryByText(/Pick one below/)).toBeNull();
  });
});

describe('a session that is paid and has no time', () => {
  it('is placed as one of its package, and tells until when it can be', async () => {
    const booked = refuses('no-credit-left');
    const { person, server } = await openPlan(planOf(), {
      server: { ...calendar, 'POST /api/booking/book': booked },
    });
    expect(
      await screen.findByText(/^One session to schedule\. It has to start before/),
    ).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Pick a time session 2' }));
    const dialog = await screen.findByRole('dialog');
    await person.click(await within(dialog).findByRole('button', { name: /^11:00/ }));
    expect(await within(dialog).findByText(/aren't that many sessions left/)).toBeTruthy();
    expect(server.callsTo('POST /api/booking/book')[0]?.body).toMatchObject({
      packageId: uuid(61),
      sessions: [{ start: '2026-12-14T14:00:00Z' }],
    });
  });

  it('that is booked opens as the meeting it is', async () => {
    await openPlan(planOf(), { language: 'es' });
    const open = await screen.findByRole('link', { name: 'Abrir sesión 1' });
    expect(open.getAttribute('href')).toBe(`/activity/${uuid(63)}`);
  });
});

describe('a month that is not paid', () => {
  const pastDue = (declineCode: string | null) =>
    planOf({
      status: 'past-due',
      failedCharges: 1,
      declineCode,
      payableId: uuid(65),
      periods: [next()],
    });
  const paying: Answers = {
    'POST /api/booking/create-payment-intent': anIntent,
    'GET /payment-status/:id': aPayment({ bookingId: uuid(65) }),
  };

  it.each([
    ['en', 'card_declined', /^We couldn't charge your card for the new month/],
    ['es', 'authentication_required', /^Tu banco pide que confirmes el pago/],
  ] as const)('says why, and is paid on the same page (%s, %s)', async (language, code, said) => {
    await openPlan(pastDue(code), { server: paying, language });
    expect(await screen.findByText(said)).toBeTruthy();
    const name = language === 'en' ? 'Pay for the month' : 'Paga el mes';
    const section = await screen.findByRole('region', { name });
    expect(
      await within(section).findByRole('button', { name: /^(?:Pay|Pagar).*80\.00$/ }),
    ).toBeTruthy();
  });

  it('is not the expert’s to pay', async () => {
    await openPlan({ ...pastDue('card_declined'), role: 'provider' });
    expect(await screen.findByText(/^We couldn't charge your client's card/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Pay for the month' })).toBeNull();
  });

  it('asks the bank after its redirect, and cleans the address', async () => {
    const answer = held<ReturnType<typeof aPayment>>();
    const { server } = await openPlan(planOf({ status: 'reserved', payableId: uuid(65) }), {
      server: { ...paying, 'POST /confirm-payment': answer.answer },
      at: `/plan/${uuid(60)}?payment_intent=pi_1&redirect_status=succeeded`,
    });
    expect(
      (await screen.findByText('Checking with your bank…')).closest('[role=status]'),
    ).toBeTruthy();
    server.answers(reading, planOf());
    answer.release(
      aPayment({ bookingId: uuid(65), status: 'succeeded', bookingStatus: 'confirmed' }),
    );
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your plan with Camila has begun' }),
    ).toBeTruthy();
    await waitFor(() => expect(location.search).toBe(''));
    expect(server.callsTo('POST /confirm-payment')[0]?.body).toEqual({
      bookingId: uuid(65),
      paymentIntentId: 'pi_1',
    });
  });
});
