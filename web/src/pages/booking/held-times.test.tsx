import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held, refuses, type Answers } from '../../../test/api-server.ts';
import {
  aHold,
  aPayment,
  aQuote,
  atAbout,
  atPay,
  calendarOf,
  openBooking,
} from '../../../test/booking.ts';
import { usd } from '../../../test/bookings.ts';
import { meetingWith } from '../../../test/meeting.tsx';
import { atMoment, uuid } from '../../../test/replies.ts';
import { saveDraft } from '../../features/booking/draft.ts';
import english from '../../locales/en/payment.json';
import spanish from '../../locales/es/payment.json';

atMoment('2026-12-01T12:00Z');

const booking = 'POST /api/booking/book';
const quoting = 'POST /api/booking/quote';
const asking = 'POST /confirm-payment';
const reading = 'GET /api/booking/:id';
const state = 'GET /payment-status/:id';

const over = aHold({ status: 'expired', holdExpiresAt: null });
const expired = aPayment({ status: 'cancelled', bookingStatus: 'expired' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const search = () => new URLSearchParams(location.search);
const pageOf = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a hold that has ended', () => {
  const ended: Answers = {
    [reading]: over,
    [state]: expired,
    ...calendarOf([over.start, '2026-12-10T15:00:00Z']),
  };

  it('is held again with one tap, with what was written, at the same price', async () => {
    const answer = held<{ booking: typeof over; quote: ReturnType<typeof aQuote> }>();
    const again = aHold({ id: uuid(15) });
    const { person, server } = await openBooking(atPay, {
      server: { ...ended, [booking]: answer.answer },
    });
    await pageOf('Your hold has ended');
    const hold = await screen.findByRole('button', { name: 'Hold it again' });
    await person.dblClick(hold);
    await waitFor(() => expect(server.callsTo(booking)).toHaveLength(1));
    expect(server.callsTo(booking)[0]?.body).toMatchObject({
      quoteId: uuid(50),
      name: 'Ana',
      about: 'A new job',
      acceptOverlap: false,
    });
    server.answers(reading, again);
    server.answers(state, aPayment({ bookingId: uuid(15) }));
    answer.release({ booking: again, quote: aQuote() });
    await pageOf('Pay and confirm');
    expect(search().get('bookingId')).toBe(uuid(15));
  });

  it('at another price is asked about in the step before, and nothing is held', async () => {
    const dearer = aQuote({ price: usd(6000), listPrice: usd(6000) });
    const { person, server } = await openBooking(atPay, {
      server: { ...ended, [quoting]: dearer },
    });
    await person.click(await screen.findByRole('button', { name: 'Hold it again' }));
    await pageOf('About you');
    expect(server.callsTo(booking)).toEqual([]);
    expect(search().get('bookingId')).toBeNull();
    expect(search().get('start')).toBe(over.start);
  });

  it('can be another time near it', async () => {
    const { person } = await openBooking(atPay, { server: ended, language: 'es' });
    await pageOf('Se acabó el tiempo para pagar');
    await person.click(await screen.findByRole('button', { name: /12:00/ }));
    await pageOf('Tus datos');
    expect(search().get('start')).toBe('2026-12-10T15:00:00Z');
    expect(search().get('bookingId')).toBeNull();
  });

  it('never says that nothing was charged while money is on its way', async () => {
    const paid = aPayment({ status: 'succeeded', bookingStatus: 'expired', slotLost: true });
    await openBooking(atPay, { server: { ...ended, [state]: paid } });
    await pageOf('Your payment came too late');
    expect(screen.queryByText(/^Nothing was charged/)).toBeNull();
    expect(search().get('step')).toBe('done');
  });

  it('because its payment was refused as over shows that it is over', async () => {
    const { server } = await openBooking(atPay, {
      server: {
        ...ended,
        [reading]: aHold(),
        'POST /api/booking/create-payment-intent': () => {
          server.answers(reading, over);
          return refuses('hold-expired')();
        },
      },
    });
    expect(await pageOf('Your hold has ended')).toBeTruthy();
  });
});

describe('coming back from the bank', () => {
  const back = `${atPay}&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=`;

  it('that said yes ends at the meeting, with the address clean', async () => {
    const confirmed = aHold({ status: 'confirmed', holdExpiresAt: null, paid: usd(5000) });
    const done = aPayment({ status: 'succeeded', bookingStatus: 'confirmed' });
    const { server } = await openBooking(`${back}succeeded`, {
      server: { [asking]: done, [reading]: confirmed, [state]: done },
    });
    expect(await pageOf("You're meeting Camila")).toBeTruthy();
    expect([...search().keys()].filter((key) => /payment|redirect/.test(key))).toEqual([]);
    expect(server.callsTo(asking)[0]?.body).toEqual({
      bookingId: uuid(10),
      paymentIntentId: 'pi_1',
    });
  });

  it.each([
    ['en', null, english.declines.authentication],
    ['es', 'insufficient_funds', spanish.declines.insufficientFunds],
  ] as const)(
    'that said no is the payment again, with why (%s, %s)',
    async (language, declineCode, said) => {
      const payment = aPayment({ status: 'requires-payment', declineCode });
      await openBooking(`${back}failed`, {
        server: { [asking]: refuses('payment-incomplete', { payment }) },
        language,
      });
      expect((await screen.findByText(said)).closest('[role=alert]')).toBeTruthy();
      expect(search().get('step')).toBe('pay');
      expect(search().get('payment_intent')).toBeNull();
    },
  );

  it('of which nothing is known now is looked up at the end', async () => {
    await openBooking(`${back}succeeded`, {
      server: { [asking]: refuses('not-payable'), [state]: aPayment({ status: 'processing' }) },
    });
    expect(await pageOf('One moment: your bank is still working on it')).toBeTruthy();
  });
});

describe('the payment of a booking', () => {
  it('that is paid already is its end', async () => {
    const confirmed = aHold({ status: 'confirmed', holdExpiresAt: null, paid: usd(5000) });
    await openBooking(atPay, {
      server: {
        [reading]: confirmed,
        [state]: aPayment({ status: 'succeeded', bookingStatus: 'confirmed' }),
      },
    });
    expect(await pageOf("You're meeting Camila")).toBeTruthy();
    expect(search().get('step')).toBe('done');
  });

  it('that is not theirs is not found, with the way to the times', async () => {
    const { person } = await openBooking(atPay, {
      server: { [reading]: refuses('not-found') },
      language: 'es',
    });
    await pageOf('No encontramos esta reserva');
    await person.click(button('Ver todas las horas'));
    await pageOf('Elige una hora');
    expect(search().get('bookingId')).toBeNull();
  });

  it('with another expert goes to that one', async () => {
    const { provider } = meetingWith();
    await openBooking(atPay, {
      server: { [reading]: aHold({ provider: { ...provider, id: uuid(6) } }) },
    });
    await waitFor(() => expect(location.pathname).toBe(`/book/${uuid(6)}`));
    expect(search().get('start')).toBeNull();
  });

  it('that is not complete leads back to it', async () => {
    const { person } = await openBooking(atPay.replace('step=pay', 'step=done'));
    await pageOf("The payment isn't complete");
    await person.click(button('Back to the payment'));
    expect(await pageOf('Pay and confirm')).toBeTruthy();
  });

  it('tells which earlier hold with the expert it replaced', async () => {
    const before = aHold({ id: uuid(16), status: 'expired', start: '2026-12-09T13:00:00Z' });
    saveDraft(uuid(5), { bookingId: uuid(10), replacedBookingId: uuid(16) });
    await openBooking(atPay, {
      server: {
        [reading]: ({ params }) => (params['id'] === uuid(16) ? before : aHold()),
      },
    });
    expect(await screen.findByText(/^You can hold one time with each expert/)).toHaveProperty(
      'textContent',
      expect.stringContaining('Dec 9'),
    );
  });
});

describe('a step that needs an account', () => {
  it.each([
    ['en', 'About you', 'Phone number'],
    ['es', 'Tus datos', 'Número de teléfono'],
  ] as const)(
    'asks a visitor to sign in, beside what they are booking (%s)',
    async (language, title, phone) => {
      const { server } = await openBooking(atAbout, { user: null, language });
      await pageOf(title);
      expect(await screen.findByRole('textbox', { name: phone })).toBeTruthy();
      expect(screen.getAllByText('Camila').length).toBeGreaterThan(0);
      expect(server.callsTo(quoting)).toEqual([]);
    },
  );

  it('falls back to the first one that is missing', async () => {
    await openBooking('step=pay');
    expect(await pageOf('Pick a time')).toBeTruthy();
  });
});
