import type { ErrorCode } from '@puente/contract/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held, refuses, type Answers } from '../../../test/api-server.ts';
import { openApp } from '../../../test/app.tsx';
import { aHold, ana, aQuote } from '../../../test/booking.ts';
import { usd } from '../../../test/bookings.ts';
import { aProfile } from '../../../test/experts.ts';
import { planOf, thePlanOnOffer } from '../../../test/plan-page.ts';
import { person as personWith } from '../../../test/people.ts';
import { atMoment, uuid } from '../../../test/replies.ts';
import type { Reply } from '../../lib/api.ts';

atMoment('2026-12-02T12:00Z');

const quoting = 'POST /api/booking/quote';
const booking = 'POST /api/booking/book';
const timing = 'POST /api/booking/plan-times';
const dating = 'POST /api/booking/plan-dates';

const hour = (start: string) => ({
  start,
  end: new Date(Date.parse(start) + 3_600_000).toISOString(),
});
const [first, second] = ['2026-12-07T13:00:00Z', '2026-12-14T13:00:00Z'] as const;
const dates = (isFree = true): Reply<typeof dating> => ({
  sessions: [
    { ...hour(first), isFree: true, alternatives: [] },
    { ...hour(second), isFree, alternatives: isFree ? [] : [hour('2026-12-14T15:00:00Z')] },
  ],
  sessionsPerMonth: 2,
  from: '2026-12-03T03:00:00Z',
  until: '2027-01-03T03:00:00Z',
  providerTimezone: 'America/Santiago',
  renewals: ['2027-01-03T13:00:00Z'],
  price: usd(8000),
});
const bought: Reply<typeof booking> = {
  booking: aHold({ partOf: { id: uuid(60), kind: 'plan', name: 'Every second week' } }),
  quote: aQuote({ price: usd(8000) }),
};
const answers: Answers = {
  'GET /worker/profile/:id': aProfile(),
  'GET /api/provider-offerings': { offerings: [thePlanOnOffer], exchange: null },
  'GET /api/booking/plans': { plans: [] },
  [timing]: {
    providerTimezone: 'America/Santiago',
    sessionsPerMonth: 2,
    times: [{ ...hour(first), time: '10:00', free: 2 }],
  },
  [dating]: dates(),
  [quoting]: aQuote({ price: usd(8000), listPrice: usd(8000) }),
  'GET /api/booking/plan/:id': planOf({ status: 'reserved', payableId: null }),
  'GET /api/booking/:id': refuses('not-found'),
};

const words = {
  en: {
    monday: 'Monday',
    ten: /^10:00 AM/,
    go: 'Continue to payment',
    charge: /^Charge my card \$80\.00/,
  },
  es: { monday: 'Lunes', ten: /^10:00/, go: 'Continuar al pago', charge: /^Cobren USD.80\.00/ },
} as const;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

/** The plan's page before anything is chosen. */
const opened = (server: Answers = {}, language: 'en' | 'es' = 'en', user = ana) =>
  openApp(`/plan/new/${uuid(5)}/${uuid(81)}`, {
    user,
    language,
    server: { ...answers, ...server },
  });

/** With Mondays at ten chosen, up to the form. */
async function chosen(server: Answers = {}, language: 'en' | 'es' = 'en', user = ana) {
  const app = await opened(server, language, user);
  const { monday, ten } = words[language];
  await app.person.click(await screen.findByRole('button', { name: monday }));
  await app.person.click(await screen.findByRole('button', { name: ten }));
  return app;
}
/** And agreed to. */
async function agreed(server: Answers = {}, language: 'en' | 'es' = 'en') {
  const app = await chosen(server, language);
  await app.person.click(await screen.findByRole('checkbox', { name: words[language].charge }));
  return app;
}

describe('the times of a plan', () => {
  it('follow from days and a time of day, and nothing is asked before', async () => {
    const { person, server } = await opened();
    const monday = await screen.findByRole('button', { name: 'Monday' });
    expect(monday.getAttribute('aria-pressed')).toBe('false');
    expect(server.callsTo(timing)).toEqual([]);
    await person.click(monday);
    await person.click(await screen.findByRole('button', { name: /^10:00 AM/ }));
    const list = await screen.findByRole('region', { name: 'Your first sessions' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(server.callsTo(dating)[0]?.body).toMatchObject({
      offeringId: uuid(81),
      startDate: '2026-12-03',
      pattern: { weekdays: [1], time: '10:00' },
    });
    await person.click(monday);
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Your first sessions' })).toBeNull(),
    );
  });

  it('that are taken have others, without which there is no form', async () => {
    const { person } = await chosen({ [dating]: dates(false) });
    expect(await screen.findByText('This time is taken. Pick another:')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await person.click(button(/12:00 PM/));
    expect(await screen.findByRole('checkbox', { name: /^Charge my card/ })).toBeTruthy();
    expect(screen.queryByText(/This time is taken/)).toBeNull();
  });

  it('need days enough for a month', async () => {
    const { person, server } = await opened({
      'GET /api/provider-offerings': {
        offerings: [{ ...thePlanOnOffer, sessions: 8 }],
        exchange: null,
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Monday' }));
    expect(screen.getByText(/^Add more days of the week: a month needs room for 8/)).toBeTruthy();
    expect(server.callsTo(timing)).toEqual([]);
  });

  it.each([
    ['start-date-refused', 'Choose a first day from today to 30 days ahead.'],
    ['pattern-too-small', 'Those days are too few for each month. Add a day of the week.'],
    ['own-calendar', "This is your own calendar. You can't book yourself."],
  ] as const)('that the server refuses as %s say why', async (code, said) => {
    const { person } = await opened({ [timing]: refuses(code) });
    await person.click(await screen.findByRole('button', { name: 'Monday' }));
    expect((await screen.findByText(said)).closest('[role=alert]')).toBeTruthy();
  });
});

describe('buying a plan', () => {
  it.each([
    ['en', 'Tick the box to go on.', 'Fill this in.', 'First name'],
    ['es', 'Marca la casilla para seguir.', 'Completa este campo.', 'Nombre'],
  ] as const)(
    'asks for the word and the person, the first missing one first (%s)',
    async (language, tick, needed, name) => {
      const stranger = personWith(uuid(2), { name: '', lastName: 'S', email: 'a@b.cl' });
      const { person, server } = await chosen({}, language, stranger);
      await person.click(await screen.findByRole('button', { name: words[language].go }));
      expect(screen.getByText(tick)).toBeTruthy();
      expect(screen.getByText(needed)).toBeTruthy();
      const field = screen.getByRole('textbox', { name });
      await waitFor(() => expect(document.activeElement).toBe(field));
      await person.type(field, 'A');
      expect(screen.queryByText(needed)).toBeNull();
      await person.click(button(words[language].go));
      await waitFor(() => expect(document.activeElement).toBe(box(words[language].charge)));
      expect(server.callsTo(quoting)).toEqual([]);
    },
  );

  it('is one purchase of what was shown, and leads to its payment', async () => {
    const answer = held<typeof bought>();
    const { person, server } = await agreed({ [booking]: answer.answer });
    await person.dblClick(button('Continue to payment'));
    await waitFor(() => expect(server.callsTo(booking)).toHaveLength(1));
    expect(server.callsTo(quoting)[0]?.body).toMatchObject({
      offeringId: uuid(81),
      sessions: [{ start: first }, { start: second }],
      acceptOverlap: false,
    });
    expect(server.callsTo(booking)[0]?.body).toMatchObject({ quoteId: uuid(50), consent: true });
    expect(button('Continue to payment').getAttribute('aria-busy')).toBe('true');
    answer.release(bought);
    await waitFor(() => expect(location.pathname).toBe(`/plan/${uuid(60)}`));
    expect(server.callsTo(booking)).toHaveLength(1);
    await screen.findByRole('heading', { level: 1 });
  });

  it('again while its page is on the way to the screen is the same purchase', async () => {
    const { person, server } = await agreed({ [booking]: bought });
    await person.dblClick(button('Continue to payment'));
    await waitFor(() => expect(location.pathname).toBe(`/plan/${uuid(60)}`));
    await screen.findByRole('heading', { level: 1 });
    const keys = server.callsTo(booking).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('at another price is not done, and the word is taken back until it is given anew', async () => {
    const dearer = { ...thePlanOnOffer, price: usd(9000) };
    const { person, server } = await agreed({ [booking]: bought });
    server.answers(quoting, aQuote({ price: usd(9000), listPrice: usd(9000) }));
    server.answers('GET /api/provider-offerings', { offerings: [dearer], exchange: null });
    server.answers(dating, { ...dates(), price: usd(9000) });
    await person.click(button('Continue to payment'));
    expect(await screen.findByText(/just changed: it's \$90\.00 each month/)).toBeTruthy();
    expect(server.callsTo(booking)).toEqual([]);
    const word = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: /^Charge my card \$90\.00/,
    });
    expect(word.checked).toBe(false);
    await person.click(word);
    await person.click(button('Continue to payment'));
    await waitFor(() => expect(server.callsTo(booking)).toHaveLength(1));
    await waitFor(() => expect(location.pathname).toBe(`/plan/${uuid(60)}`));
  });

  it('over another meeting is asked about, and can be done', async () => {
    const clash = refuses('own-clash', {
      ownMeetings: [
        {
          bookingId: uuid(30),
          role: 'client',
          status: 'confirmed',
          start: first,
          end: '2026-12-07T14:00:00Z',
          holdExpiresAt: null,
          person: { id: uuid(6), name: 'Bruno', lastName: 'Díaz' },
        },
      ],
    });
    const { person, server } = await agreed({ [quoting]: clash }, 'es');
    await person.click(button('Continuar al pago'));
    const question = await screen.findByRole('alertdialog');
    server.answers(quoting, aQuote({ price: usd(8000) }));
    server.answers(booking, bought);
    await person.click(within(question).getByRole('button', { name: 'Mantener las dos' }));
    await waitFor(() => expect(location.pathname).toBe(`/plan/${uuid(60)}`));
    expect(server.callsTo(booking)[0]?.body).toMatchObject({ acceptOverlap: true });
  });

  it.each([
    ['rates-too-old', /^The exchange rates are out of date/],
    ['consent-missing', 'Agree to the monthly charge first.'],
    ['hold-limit-reached', /^You already have three times waiting/],
    ['mode-not-offered', /doesn't meet in this way anymore/],
  ] satisfies [ErrorCode, string | RegExp][])(
    'refused as %s says so, and all stays chosen',
    async (code, said) => {
      const { person } = await agreed({ [booking]: refuses(code) });
      await person.click(button('Continue to payment'));
      expect(await screen.findByText(said)).toBeTruthy();
      expect(button('Monday').getAttribute('aria-pressed')).toBe('true');
      expect(box(/^Charge my card/).checked).toBe(true);
    },
  );
});

describe('who opens a plan', () => {
  it('that is gone is led back to its expert', async () => {
    await opened({ 'GET /api/provider-offerings': { offerings: [], exchange: null } });
    const back = await screen.findByRole('link', { name: 'See the expert' });
    expect(back.getAttribute('href')).toContain(`/expert/${uuid(5)}`);
  });

  it.each([
    ['active', 'You already have this plan.', 'See your plan'],
    ['reserved', "You've already picked times for this plan", 'Pay for those times'],
  ] as const)('and has it already (%s) is told', async (status, said, action) => {
    await opened({ 'GET /api/booking/plans': { plans: [planOf({ status })] } });
    expect(await screen.findByText(new RegExp(`^${said}`))).toBeTruthy();
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(
      `/plan/${uuid(60)}`,
    );
  });

  it('without an account is asked to sign in', async () => {
    await openApp(`/plan/new/${uuid(5)}/${uuid(81)}`, { server: answers, language: 'es' });
    expect(
      await screen.findByRole('heading', { name: 'Inicia sesión para comprar este plan' }),
    ).toBeTruthy();
  });
});
