import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { breaks, held, refuses, type Answers } from '../../../test/api-server.ts';
import { aHold, ana, aQuote, atAbout, expertId, openBooking } from '../../../test/booking.ts';
import { usd } from '../../../test/bookings.ts';
import { person as personWith } from '../../../test/people.ts';
import { atMoment, uuid } from '../../../test/replies.ts';
import type { Reply } from '../../lib/api.ts';
import { tab } from '../../lib/storage.ts';

atMoment('2026-12-01T12:00Z');

const booking = 'POST /api/booking/book';
const quoting = 'POST /api/booking/quote';
const taken: Reply<typeof booking> = { booking: aHold(), quote: aQuote() };

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

type Language = 'en' | 'es';
async function opened(server: Answers = {}, language: Language = 'en', user = ana) {
  const app = await openBooking(atAbout, { server, language, user });
  const heading = language === 'en' ? 'About you' : 'Tus datos';
  // A question hides what is behind it.
  await screen.findByRole('heading', { level: 1, name: heading, hidden: true });
  return app;
}
/** The price was asked for and is there. */
const priced = () => waitFor(() => expect(screen.getAllByText(/50/).length).toBeGreaterThan(0));

describe('who comes to a meeting', () => {
  const stranger = personWith(uuid(2), { name: '', lastName: '', email: null });

  it.each([
    [
      'en',
      'Continue',
      ['First name', 'Enter your first name.'],
      ['Last name', 'Enter your last name.'],
      ['Email', 'Enter your email: your confirmation goes there.'],
      "This email doesn't look right. It should look like name@example.com.",
    ],
    [
      'es',
      'Continuar',
      ['Nombre', 'Ingresa tu nombre.'],
      ['Apellido', 'Ingresa tu apellido.'],
      ['Correo', 'Ingresa tu correo: ahí llega la confirmación.'],
      'Este correo no parece correcto. Debe verse como nombre@ejemplo.com.',
    ],
  ] as const)(
    'is asked for field by field, the first missing one first (%s)',
    async (language, next, [first, noFirst], [last, noLast], [email, noEmail], wrongEmail) => {
      const { person, server } = await opened({}, language, stranger);
      await person.click(button(next));
      for (const problem of [noFirst, noLast, noEmail])
        expect(screen.getByText(problem)).toBeTruthy();
      await waitFor(() => expect(document.activeElement).toBe(field(first)));
      await person.type(field(first), 'Ana');
      expect(screen.queryByText(noFirst)).toBeNull();
      await person.type(field(last), 'S');
      await person.type(field(email), 'ana@');
      await person.keyboard('{Enter}');
      expect(await screen.findByText(wrongEmail)).toBeTruthy();
      expect(document.activeElement).toBe(field(email));
      expect(field(email).getAttribute('aria-invalid')).toBe('true');
      expect(server.callsTo(booking)).toEqual([]);
    },
  );

  it('is kept in the account where it knew nothing, and only then', async () => {
    const saved = personWith(uuid(2));
    const server = { [booking]: taken, 'PUT /api/profile': saved } as const;
    const { person, server: calls } = await opened(server, 'en', stranger);
    await person.type(field('First name'), ' Ana ');
    await person.type(field('Last name'), 'S');
    await person.type(field('Email'), 'a@b.cl');
    await person.click(button('Continue'));
    await waitFor(() => expect(calls.callsTo('PUT /api/profile')).toHaveLength(1));
    expect(calls.callsTo(booking)[0]?.body).toMatchObject({ name: 'Ana', email: 'a@b.cl' });
    expect(calls.callsTo('PUT /api/profile')[0]?.body).toMatchObject({
      name: 'Ana',
      lastName: 'S',
      email: 'a@b.cl',
    });
  });

  it('stands there already for an account that knows it', async () => {
    const { person, server } = await opened({ [booking]: taken });
    expect(field('First name').value).toBe('Ana');
    expect(field('Email').value).toBe('ana@example.com');
    await person.click(button('Continue'));
    await screen.findByRole('heading', { name: 'Pay and confirm' });
    expect(server.calls.filter(({ name }) => name === 'PUT /api/profile')).toEqual([]);
  });

  it('may have an address for invoices, which is asked for by a tap and checked', async () => {
    const { person, server } = await opened({ [booking]: taken });
    expect(screen.queryByRole('textbox', { name: /^Invoice email/ })).toBeNull();
    await person.click(button('Add an invoice email'));
    const invoice = screen.getByRole<HTMLInputElement>('textbox', { name: /^Invoice email/ });
    await person.type(invoice, 'x');
    await person.click(button('Continue'));
    await waitFor(() => expect(document.activeElement).toBe(invoice));
    expect(invoice.getAttribute('aria-invalid')).toBe('true');
    expect(server.callsTo(booking)).toEqual([]);
    await person.type(invoice, '@y.cl{Enter}');
    await waitFor(() => expect(server.callsTo(booking)).toHaveLength(1));
    expect(server.callsTo(booking)[0]?.body).toMatchObject({ invoiceEmail: 'x@y.cl' });
  });

  it('is not lost by a reload or a step back', async () => {
    const { person } = await opened();
    const about = screen.getByRole('textbox', { name: /^What is it about/ });
    await person.type(about, 'Work');
    expect(tab.get('bookingDraft')).toMatchObject({
      providerId: expertId,
      step: 'about',
      durationMinutes: 60,
      form: { about: 'Work', name: 'Ana' },
    });
  });
});

describe('taking the time', () => {
  it('is one call with what was quoted, however often it is tapped, then the payment', async () => {
    const answer = held<typeof taken>();
    const { person, server } = await opened({ [booking]: answer.answer });
    await priced();
    await person.dblClick(button('Continue'));
    await person.type(field('First name'), '{Enter}');
    const calls = server.callsTo(booking);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({
      quoteId: uuid(50),
      timezone: 'America/Santiago',
      acceptOverlap: false,
    });
    expect(calls[0]?.headers.get('idempotency-key')).toBeTruthy();
    expect(button('Continue').getAttribute('aria-busy')).toBe('true');
    answer.release(taken);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Pay and confirm' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(new URLSearchParams(location.search).get('bookingId')).toBe(uuid(10));
  });

  it('again while the payment is on its way to the screen asks for nothing more', async () => {
    const { person, server } = await opened({ [booking]: taken });
    await priced();
    await person.dblClick(button('Continue'));
    await screen.findByRole('heading', { level: 1, name: 'Pay and confirm' });
    const keys = server.callsTo(booking).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('of a free meeting books it at once, and its draft is gone', async () => {
    const free = aQuote({ listPrice: usd(0), price: usd(0) });
    const confirmed = aHold({ status: 'confirmed', holdExpiresAt: null, price: usd(0) });
    const { person } = await opened({
      [quoting]: free,
      [booking]: { booking: confirmed, quote: free },
      'GET /api/booking/:id': confirmed,
      'GET /payment-status/:id': {
        orderId: uuid(11),
        bookingId: uuid(10),
        paymentIntentId: null,
        status: 'succeeded',
        bookingStatus: 'confirmed',
        amount: usd(0),
        declineCode: null,
        slotLost: false,
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Book for free' }));
    expect(await screen.findByRole('heading', { name: "You're meeting Camila" })).toBeTruthy();
    expect(tab.get('bookingDraft')).toBeNull();
  });

  it('whose answer was lost is sent again as the same, with all that was typed', async () => {
    const { person, server } = await opened({ [booking]: breaks });
    await person.type(screen.getByRole('textbox', { name: /^What is it/ }), 'Work');
    await person.click(button('Continue'));
    expect(await screen.findByText(/couldn't reach Puente/)).toBeTruthy();
    expect(field('First name').value).toBe('Ana');
    server.answers(booking, taken);
    await person.click(button('Continue'));
    expect(await screen.findByRole('heading', { name: 'Pay and confirm' })).toBeTruthy();
    const keys = server.callsTo(booking).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['en', 'Continue', /held for 15 minutes.*it's \$60\.00/],
    ['es', 'Continuar', /reservado 15 minutos.*es USD 60\.00/],
  ] as const)(
    'with a price that ran out shows the new one first (%s)',
    async (language, next, said) => {
      const { person, server } = await opened({ [booking]: refuses('quote-expired') }, language);
      await priced();
      server.answers(quoting, aQuote({ id: uuid(51), listPrice: usd(6000), price: usd(6000) }));
      await person.click(button(next));
      expect(await screen.findByText(said)).toBeTruthy();
      server.answers(booking, taken);
      await person.click(button(next));
      await waitFor(() => expect(server.callsTo(booking)).toHaveLength(2));
      expect(server.callsTo(booking)[1]?.body).toMatchObject({ quoteId: uuid(51) });
      await screen.findByRole('heading', { level: 1, name: /^Pa/ });
    },
  );

  it('marks the fields that the server refuses, and keeps them', async () => {
    const { person } = await opened({
      [booking]: refuses('invalid-input', { fields: [{ path: 'lastName', message: 'No' }] }),
    });
    await person.click(button('Continue'));
    expect(await screen.findByText('Use letters, 80 at most.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Last name'));
    expect(field('Last name').value).toBe('Soto');
  });
});

describe('a time that another meeting overlaps', () => {
  const clash = refuses('own-clash', {
    ownMeetings: [
      {
        bookingId: uuid(30),
        role: 'client',
        status: 'confirmed',
        start: '2026-12-10T13:30:00Z',
        end: '2026-12-10T14:30:00Z',
        holdExpiresAt: null,
        person: { id: uuid(6), name: 'Bruno', lastName: 'Díaz' },
      },
    ],
  });

  it('is asked about, and both can be kept', async () => {
    const { person, server } = await opened({
      [quoting]: ({ body }) =>
        'acceptOverlap' in body && body.acceptOverlap ? Response.json(aQuote()) : clash(),
      [booking]: taken,
    });
    const question = await screen.findByRole('alertdialog', {
      name: 'You have another meeting then',
    });
    expect(within(question).getByText(/Bruno Díaz/)).toBeTruthy();
    await person.click(within(question).getByRole('button', { name: 'Keep both' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await person.click(button('Continue'));
    await waitFor(() => expect(server.callsTo(booking)).toHaveLength(1));
    expect(server.callsTo(booking)[0]?.body).toMatchObject({ acceptOverlap: true });
  });

  it('that comes up when it is taken keeps both with one more tap', async () => {
    const { person, server } = await opened({ [booking]: clash }, 'es');
    await person.click(button('Continuar'));
    const both = await screen.findByRole('button', { name: 'Mantener las dos' });
    server.answers(booking, taken);
    await person.click(both);
    expect(await screen.findByRole('heading', { name: 'Paga y confirma' })).toBeTruthy();
    expect(server.callsTo(booking).map(({ body }) => body.acceptOverlap)).toEqual([false, true]);
  });

  it('can be put off, is asked about again when it is sent, and leads to other times', async () => {
    const { person, server } = await opened({ [quoting]: clash });
    await screen.findByRole('alertdialog');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await person.click(button('Continue'));
    const question = await screen.findByRole('alertdialog');
    await person.click(within(question).getByRole('button', { name: 'Pick another time' }));
    expect(await screen.findByRole('heading', { name: 'Pick a time' })).toBeTruthy();
    expect(server.callsTo(booking)).toEqual([]);
  });
});
