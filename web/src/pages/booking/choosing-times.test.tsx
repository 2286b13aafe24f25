import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuses, type Answers } from '../../../test/api-server.ts';
import { calendarOf, expertId, openBooking } from '../../../test/booking.ts';
import { usd } from '../../../test/bookings.ts';
import { aProfile } from '../../../test/experts.ts';
import { wordsIn } from '../../../test/reading.ts';
import { atMoment } from '../../../test/replies.ts';
import { saveDraft } from '../../features/booking/draft.ts';
import type { Reply } from '../../lib/api.ts';
import { tab } from '../../lib/storage.ts';

atMoment('2026-12-01T12:00Z');

const monthly = 'GET /api/booking/availability/:id';
const daily = 'GET /api/availability/slots/:id';
const free = calendarOf([
  '2026-12-02T13:00:00Z',
  '2026-12-02T14:00:00Z',
  '2026-12-10T02:30:00Z',
  '2026-12-15T13:00:00Z',
  '2027-01-05T13:00:00Z',
]);
const zone = 'America/Santiago';
const december: Reply<typeof monthly> = {
  ...{ providerId: expertId, providerTimezone: zone, timezone: zone },
  ...{ month: '2026-12', lastDate: '2026-12-31', durations: [60], durationMinutes: 60 },
  days: [{ date: '2026-12-02', free: 2 }],
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const search = () => new URLSearchParams(location.search);

async function opened(server: Answers = free, at = 'step=time', language: 'en' | 'es' = 'en') {
  const app = await openBooking(at, { server, language, user: null });
  await screen.findByRole('heading', { level: 1 });
  return app;
}
const price = (durationMinutes: 30 | 60, amount: number) => ({
  durationMinutes,
  price: usd(amount),
  firstBooking: null,
  ownCurrency: null,
});

describe('choosing a time', () => {
  it('opens on the next free day, and a tap goes on with time, length and zone', async () => {
    const { person } = await opened();
    expect(
      await screen.findByRole('heading', { name: /^Tomorrow · Wednesday, December 2/ }),
    ).toBeTruthy();
    await person.click(await screen.findByRole('button', { name: /^11:00 AM/ }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'About you' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(Object.fromEntries(search())).toMatchObject({
      step: 'about',
      start: '2026-12-02T14:00:00Z',
      minutes: '60',
      zone: 'America/Santiago',
    });
    expect(tab.get('bookingDraft')).toMatchObject({
      providerId: expertId,
      time: '2026-12-02T14:00:00Z',
      date: '2026-12-02',
    });
  });

  it('by hand shows the day picked in the month, with the focus on its first time', async () => {
    const { person } = await opened();
    const month = await screen.findByRole('button', { name: /^December 2026/ });
    expect(month.getAttribute('aria-expanded')).toBe('false');
    await person.click(month);
    expect(month.getAttribute('aria-expanded')).toBe('true');
    expect(button(/Monday, December 14, 2026/)).toHaveProperty('disabled', true);
    await person.click(button(/Tuesday, December 15, 2026/));
    const first = await screen.findByRole('button', { name: /^10:00 AM/ });
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(month.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('heading', { name: /December 15/ })).toBeTruthy();
  });

  it('goes to the next week with something free, and no further than that', async () => {
    const { person } = await opened();
    await screen.findByRole('button', { name: /^11:00 AM/ });
    await person.click(button('Next week with free time'));
    expect(await screen.findByRole('heading', { name: /Wednesday, December 9/ })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^11:30 PM/ })).toBeTruthy();
    await person.click(button('Next week with free time'));
    await screen.findByRole('heading', { name: /December 15/ });
    await person.click(button('Next week with free time'));
    await screen.findByRole('heading', { name: /January 5/ });
    await waitFor(() =>
      expect(button('Next week with free time').getAttribute('aria-disabled')).toBe('true'),
    );
    await person.click(button('Next week with free time'));
    expect(screen.getByRole('heading', { name: /January 5/ })).toBeTruthy();
    await person.click(button(/^January 2027/));
    expect(screen.getByRole('grid', { name: 'January 2027' })).toBeTruthy();
  });

  it.each([
    ['Asia/Tokyo', /Thursday, December 10/, /^11:30 AM/, '2026-12-10'],
    ['Europe/Madrid', /Thursday, December 10/, /^3:30 AM/, '2026-12-10'],
    ['America/Santiago', /Wednesday, December 9/, /^11:30 PM/, '2026-12-09'],
  ])('is by the clocks of %s where the address says so', async (clocks, day, at, date) => {
    const { server } = await opened(
      calendarOf(['2026-12-10T02:30:00Z']),
      `step=time&zone=${clocks}`,
    );
    expect(await screen.findByRole('heading', { name: day })).toBeTruthy();
    expect(await screen.findByRole('button', { name: at })).toBeTruthy();
    expect(server.callsTo(daily)[0]?.query).toMatchObject({ date, timezone: clocks });
  });

  it('of another length asks for its own times, and says what it costs', async () => {
    const profile = aProfile({ prices: [price(30, 3000), price(60, 5000)] });
    const { person, server } = await opened({ ...free, 'GET /worker/profile/:id': profile });
    const lengths = screen.getByRole('group', { name: 'How long?' });
    expect(wordsIn(lengths)).toContain('30 min $30');
    await person.click(within(lengths).getByRole('radio', { name: /^30 min/ }));
    await waitFor(() =>
      expect(server.callsTo(daily).at(-1)?.query).toMatchObject({ durationMinutes: '30' }),
    );
    await person.click(await screen.findByRole('button', { name: /^10:00 AM/ }));
    await waitFor(() => expect(search().get('minutes')).toBe('30'));
    await screen.findByRole('heading', { level: 1, name: 'About you' });
  });

  it.each([
    ['en', 'CLP', /1 hr · CLP 45,000/],
    ['es', 'CLP', /1 h · CLP 45,000/],
    ['es', 'EUR', /1 h · EUR 450 /],
  ] as const)(
    'says its price as the region writes it (%s, %s)',
    async (language, currency, said) => {
      const listed = { ...price(60, 0), price: { amount: 45_000, currency } };
      await opened(
        { ...free, 'GET /worker/profile/:id': aProfile({ prices: [listed] }) },
        'step=time',
        language,
      );
      expect(wordsIn(screen.getByRole('main'))).toMatch(said);
    },
  );
});

describe('where no time is free', () => {
  it('this month, the next one with some is a tap away', async () => {
    const { person } = await opened({
      ...calendarOf(['2027-02-03T13:00:00Z']),
      'GET /worker/profile/:id': aProfile({ nextFree: null }),
    });
    await screen.findByRole('heading', { name: 'No times available in December 2026' });
    await person.click(await screen.findByRole('button', { name: 'See February 2027' }));
    const first = await screen.findByRole('button', { name: /^10:00 AM/ });
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('at all says so, in Spanish, too', async () => {
    await opened(
      { ...calendarOf([], '2026-12-31'), 'GET /worker/profile/:id': aProfile({ nextFree: null }) },
      'step=time',
      'es',
    );
    const title = await screen.findByRole('heading', { name: /diciembre de 2026/ });
    expect(title).toBeTruthy();
    expect(await screen.findByText(/^Por ahora no hay horas disponibles/)).toBeTruthy();
  });

  it('because the times did not load, they are asked for again by a tap', async () => {
    const { person, server } = await opened({ ...free, [monthly]: refuses('too-many-requests') });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { name: "The available times didn't load" })).toBeTruthy();
    server.answers(monthly, ({ query }) =>
      query.month === '2026-12' ? december : { ...december, days: [] },
    );
    await person.click(again);
    expect(await screen.findByRole('button', { name: /^11:00 AM/ })).toBeTruthy();
  });
});

describe('a booking that was begun', () => {
  const begin = (time: string) => {
    saveDraft(expertId, { step: 'about', time, durationMinutes: 60, zone: 'Europe/Madrid' });
  };

  it('goes on where it was', async () => {
    begin('2026-12-15T13:00:00Z');
    const { person } = await opened();
    expect(screen.getByText(/^You were about to book/)).toBeTruthy();
    await person.click(button('Continue'));
    expect(await screen.findByRole('heading', { level: 1, name: 'About you' })).toBeTruthy();
    expect(Object.fromEntries(search())).toMatchObject({
      start: '2026-12-15T13:00:00Z',
      zone: 'Europe/Madrid',
    });
  });

  it('is not offered once its time has passed', async () => {
    begin('2026-12-01T11:00:00Z');
    await opened();
    expect(screen.queryByText(/^You were about to book/)).toBeNull();
  });

  it('with a length that is no longer offered says so', async () => {
    await opened(free, 'step=time&minutes=90', 'es');
    expect(screen.getByText(/^Camila ya no ofrece reuniones de 1 h 30 min/)).toBeTruthy();
    expect(screen.queryByText(/ya no se reúne ahí/)).toBeNull();
  });

  it('in a place where the expert no longer meets shows the times for online', async () => {
    const { server } = await opened(free, 'step=time&meet=home');
    expect(screen.getByText(/^Camila no longer meets there/)).toBeTruthy();
    expect(server.callsTo(monthly)[0]?.query).not.toHaveProperty('mode');
  });
});
