import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuses, type Answers } from '../../../test/api-server.ts';
import { openApp } from '../../../test/app.tsx';
import { calendarOf } from '../../../test/booking.ts';
import { usd } from '../../../test/bookings.ts';
import { anOffering, aProfile } from '../../../test/experts.ts';
import { person } from '../../../test/people.ts';
import { atMoment, uuid } from '../../../test/replies.ts';

atMoment('2026-12-01T12:00Z');

const linked = 'GET /api/validate/:link';
const profiled = 'GET /worker/profile/:id';
const none: Answers = {
  ...calendarOf(['2026-12-02T13:00:00Z']),
  'GET /api/provider-offerings': { offerings: [], exchange: null },
  'GET /worker/profile/:id/reviews': { reviews: [], rating: null, next: null },
  'GET /api/contacts': { contacts: [] },
};
const named = () => screen.findByRole('heading', { level: 1, name: /Camila Rojas/ });

describe('an expert by their link', () => {
  const found = { valid: true, profile: aProfile() } as const;

  it('of before leads on to the one of now', async () => {
    await openApp('/@old-name', { server: { ...none, [linked]: found } });
    await named();
    expect(location.pathname).toBe('/@camila');
  });

  it('in other letters stays as it was written', async () => {
    await openApp('/@Camila', { server: { ...none, [linked]: found } });
    await named();
    expect(location.pathname).toBe('/@Camila');
  });

  it('costs a person what it costs them, which the link alone does not say', async () => {
    const own = aProfile({
      prices: [
        { durationMinutes: 60, price: usd(5000), firstBooking: usd(2000), ownCurrency: null },
      ],
    });
    const { server } = await openApp('/@camila', {
      user: person(uuid(2)),
      server: { ...none, [linked]: found, [profiled]: own },
    });
    await named();
    expect((await screen.findAllByText(/\$20/)).length).toBeGreaterThan(0);
    expect(server.callsTo(linked)[0]?.headers.get('authorization')).toBeNull();
  });

  it.each([
    ['en', 'Profile not found', 'Find experts'],
    ['es', 'No encontramos este perfil', 'Encuentra especialistas'],
  ] as const)('that is nobody’s says so, with a way on (%s)', async (language, title, action) => {
    await openApp('/@nobody', { server: { ...none, [linked]: refuses('not-found') }, language });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe('/experts');
  });
});

describe('what an expert sells', () => {
  it('leads to its times, or to its days', async () => {
    const plan = anOffering({
      ...{ id: uuid(82), type: 'subscription', name: 'Each week', scheduling: null, sessions: 4 },
    });
    const { person: user } = await openApp(`/expert/${uuid(5)}`, {
      server: {
        ...none,
        [profiled]: aProfile(),
        'GET /api/provider-offerings': { offerings: [anOffering(), plan], exchange: null },
      },
    });
    const days = await screen.findByRole('link', { name: 'Choose days : Each week' });
    expect(days.getAttribute('href')).toBe(`/plan/new/${uuid(5)}/${uuid(82)}`);
    await user.click(screen.getByRole('link', { name: 'Buy 5 sessions : From job to job' }));
    await waitFor(() => expect(location.pathname).toBe(`/book/${uuid(5)}`));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pick 5 times' })).toBeTruthy();
  });
});
