import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { breaks, refuses, type Answers } from '../../../test/api-server.ts';
import { aHold, aQuote, atAbout, hourFrom, openBooking, start } from '../../../test/booking.ts';
import { meetingWith } from '../../../test/meeting.tsx';
import { atMoment, uuid } from '../../../test/replies.ts';

atMoment('2026-12-01T12:00Z');

const quoting = 'POST /api/booking/quote';
const booking = 'POST /api/booking/book';
const releasing = 'DELETE /api/booking/cancel/:id';
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const search = () => new URLSearchParams(location.search);

async function opened(server: Answers, language: 'en' | 'es' = 'en') {
  const app = await openBooking(atAbout, { server, language });
  await screen.findByRole('textbox', { name: language === 'en' ? 'First name' : 'Nombre' });
  return app;
}

describe('a time that was taken meanwhile', () => {
  const gone = refuses('slot-taken', { alternatives: [hourFrom('2026-12-10T15:00:00Z')] });

  it.each([
    ['en', 'Continue', 'That time was just taken. Pick another one.', /12:00 PM/],
    ['es', 'Continuar', 'Esa hora se acaba de ocupar. Elige otra.', /12:00/],
  ] as const)(
    'has others near it, and what was typed stays (%s)',
    async (language, next, said, at) => {
      const { person, server } = await opened({ [booking]: gone }, language);
      const about = screen.getAllByRole<HTMLTextAreaElement>('textbox')[0];
      if (about) await person.type(about, 'Work');
      await person.click(button(next));
      const message = (await screen.findByText(said)).closest<HTMLElement>('[role=alert]');
      expect(document.activeElement).toBe(message);
      expect(button(next)).toHaveProperty('disabled', true);
      server.answers(quoting, aQuote({ id: uuid(52), start: '2026-12-10T15:00:00Z' }));
      await person.click(within(message ?? document.body).getByRole('button', { name: at }));
      await waitFor(() => expect(search().get('start')).toContain('15:00'));
      await waitFor(() => expect(screen.queryByText(said)).toBeNull());
      expect(screen.getAllByRole<HTMLTextAreaElement>('textbox')[0]?.value).toBe('Work');
      expect(button(next)).toHaveProperty('disabled', false);
      expect(server.callsTo(quoting).at(-1)?.body).toMatchObject({ start: '2026-12-10T15:00:00Z' });
    },
  );

  it('by oneself in another tab leads to its payment', async () => {
    const own = aHold({ start });
    await openBooking(atAbout, {
      server: {
        [quoting]: refuses('slot-taken'),
        'GET /api/bookings': {
          bookings: [own],
          next: null,
          nextCursor: null,
          waiting: [],
          counts: null,
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Pay and confirm' })).toBeTruthy();
    expect(search().get('bookingId')).toBe(uuid(10));
  });

  it('is told, too, where nobody can say whose it is', async () => {
    await openBooking(atAbout, {
      server: { [quoting]: refuses('slot-unavailable'), 'GET /api/bookings': breaks },
    });
    expect(
      await screen.findByText('This time is no longer available. Pick another one.'),
    ).toBeTruthy();
    expect(button('See all times')).toBeTruthy();
  });

  it('leaves the way to the whole calendar', async () => {
    const { person } = await opened({ [quoting]: refuses('slot-taken') });
    await person.click(await screen.findByRole('button', { name: 'See all times' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Pick a time' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

describe('as many times as can wait for payment', () => {
  const other = {
    bookingId: uuid(30),
    role: 'client',
    status: 'held',
    start: '2026-12-11T13:00:00Z',
    end: '2026-12-11T13:45:00Z',
    holdExpiresAt: '2026-12-01T12:10:00Z',
    person: { id: uuid(6), name: 'Bruno', lastName: 'Díaz' },
  } as const;
  const full = refuses('hold-limit-reached', { ownMeetings: [other] });

  it('can become one less, and then the button works again', async () => {
    const released = meetingWith({ id: uuid(30), status: 'cancelled' });
    const { person, server } = await opened({ [booking]: full, [releasing]: released });
    await person.click(button('Continue'));
    const list = await screen.findByRole('list', { name: 'Times waiting for your payment' });
    const release = within(list).getByRole('button', {
      name: 'Let this time go: With Bruno Díaz',
    });
    await person.click(release);
    expect(await screen.findByText('The time is available again.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('list', { name: /waiting/ })).toBeNull());
    expect(server.callsTo(releasing)[0]?.params).toEqual({ id: uuid(30) });
    server.answers(booking, { booking: aHold(), quote: aQuote() });
    await person.click(button('Continue'));
    expect(await screen.findByRole('heading', { name: 'Pay and confirm' })).toBeTruthy();
  });

  it('stay where one can no longer be released, and it is said why', async () => {
    const { person } = await opened(
      { [booking]: full, [releasing]: refuses('not-cancellable') },
      'es',
    );
    await person.click(button('Continuar'));
    await person.click(
      await screen.findByRole('button', { name: /^Liberar esta hora: Con Bruno/ }),
    );
    expect(await screen.findByText('Esta reunión ya terminó o ya se canceló.')).toBeTruthy();
    expect(button(/^Liberar esta hora/)).toBeTruthy();
    const finish = screen.getByRole('link', { name: /^Terminar de pagar: Con Bruno/ });
    expect(finish.getAttribute('href')).toContain(`bookingId=${uuid(30)}`);
  });
});

describe('what nobody can book', () => {
  it.each([
    ['en', "This is your own calendar. You can't book yourself."],
    ['es', 'Este es tu propio calendario. No puedes reservar contigo.'],
  ] as const)('is the own calendar (%s)', async (language, said) => {
    await openBooking(atAbout, { server: { [quoting]: refuses('own-calendar') }, language });
    expect(await screen.findByRole('heading', { name: said })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each(['mode-not-offered', 'office-gone'] as const)(
    'is a way to meet that ended as %s: another one is chosen with the time',
    async (code) => {
      const { person } = await opened({ [booking]: refuses(code) });
      await person.click(button('Continue'));
      await person.click(await screen.findByRole('button', { name: 'Change how you meet' }));
      expect(await screen.findByRole('heading', { name: 'Pick a time' })).toBeTruthy();
      expect(search().get('meet')).toBeNull();
    },
  );

  it('is a way in the address that there never was', async () => {
    await openBooking(`${atAbout}&meet=home`);
    expect(await screen.findByText("This way to meet isn't offered anymore.")).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });
});

describe('a time held twice without paying', () => {
  it('says until when it has to wait', async () => {
    const refused = refuses('hold-repeated');
    const { person } = await opened({
      [booking]: () => {
        const said = refused();
        return new Response(said.body, { status: said.status, headers: { 'retry-after': '900' } });
      },
    });
    await person.click(button('Continue'));
    expect(await screen.findByText(/You can hold this time again/)).toHaveProperty(
      'textContent',
      expect.stringMatching(/9:15\sAM/),
    );
    await person.click(button('See all times'));
    expect(await screen.findByRole('heading', { name: 'Pick a time' })).toBeTruthy();
  });
});
