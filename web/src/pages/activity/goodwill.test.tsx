import type { Booking } from '@puente/contract/booking';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { breaks, held, refuses, type Answers } from '../../../test/api-server.ts';
import { usd } from '../../../test/bookings.ts';
import { meetingWith, openMeeting } from '../../../test/meeting.tsx';
import { atMoment, uuid } from '../../../test/replies.ts';

atMoment('2026-12-09T12:00Z');

const call = 'POST /api/booking/:id/refund';
type Amount = Booking['paid'];
/** Cancelled late by its client: a half is left. */
const ended = (left: Amount = usd(2500)): Partial<Booking> => ({
  role: 'provider',
  status: 'cancelled',
  cancelledBy: 'client',
  cancelReason: 'I am ill',
  paid: { ...left, amount: left.amount * 2 },
  refunded: left,
  goodwill: { left, until: '2026-12-13T14:00:00Z' },
});
const refunded = meetingWith({ ...ended(), goodwill: undefined, refunded: usd(5000) });

const opened = (left?: Amount, server: Answers = {}, language: 'en' | 'es' = 'en') =>
  openMeeting(ended(left), { server, language });
const amountField = (name = 'Amount in USD') =>
  screen.findByRole<HTMLInputElement>('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const clean = (text: string | null) => text?.replaceAll(/\s/g, ' ') ?? '';

describe('a refund beyond the terms', () => {
  it.each([
    ['en', usd(2500), 'Amount in USD', '$25.00', 'Sun, Dec 13 at 11:00 AM (Chile Time)'],
    [
      'es',
      { amount: 25_000, currency: 'CLP' },
      'Monto en CLP',
      'CLP 25,000',
      'el domingo 13 de diciembre a las 11:00 (hora de Chile)',
    ],
    [
      'en',
      { amount: 2550, currency: 'EUR' },
      'Amount in EUR',
      '€25.50',
      'Sun, Dec 13 at 11:00 AM (Chile Time)',
    ],
  ] as const)('says how much, and until when (%s, %j)', async (...given) => {
    const [language, left, label, amount, until] = given;
    await opened(left, {}, language);
    const field = await amountField(label);
    const text = screen.getByText(/^Under this meeting's terms|^Según las condiciones/);
    expect(clean(text.textContent)).toContain(` ${amount} `);
    expect(clean(text.textContent)).toContain(` ${until}.`);
    const help = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(clean(help?.textContent ?? '')).toContain(`${amount}.`);
  });

  it.each([
    ['en', 'Amount in USD', 'Refund', /^Enter an amount of up to \$25\.00\.$/],
    ['es', 'Monto en USD', 'Devolver', /^Ingresa un monto de hasta USD 25\.00\.$/],
  ] as const)('takes no amount but one that is left (%s)', async (language, label, send, wrong) => {
    const { person: hand, server } = await opened(usd(2500), {}, language);
    const amount = await amountField(label);
    for (const typed of ['', '0', '25.01', 'all', '-5']) {
      await hand.clear(amount);
      if (typed) await hand.type(amount, typed);
      await hand.click(button(send));
      expect(clean(screen.getByRole('alert').textContent)).toMatch(wrong);
      expect(document.activeElement).toBe(amount);
    }
    expect(server.callsTo(call)).toEqual([]);
    await hand.clear(amount);
    await hand.type(amount, '25');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is named on its button, sent once, and told', async () => {
    const answer = held<Booking>();
    const { person: hand, server } = await opened(usd(2500), { [call]: answer.answer });
    const amount = await amountField();
    await hand.type(amount, '12.5');
    await hand.dblClick(button('Refund $12.50'));
    await hand.type(amount, '{Enter}');
    const sent = server.callsTo(call);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ params: { id: uuid(10) }, body: { amount: 1250 } });
    expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy();
    server.answers('GET /api/booking/:id', refunded);
    answer.release(refunded);
    expect(await screen.findByText('Ana Soto gets $12.50 back.')).toBeTruthy();
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Amount in USD' })).toBeNull(),
    );
  });

  it.each([
    ['en', 'Amount in USD', 'Refund $10.00'],
    ['es', 'Monto en USD', 'Devolver USD 10.00'],
  ] as const)(
    'that is no longer possible says so, and keeps the amount (%s)',
    async (language, label, send) => {
      const { person: hand } = await opened(
        usd(2500),
        { [call]: refuses('refund-not-possible') },
        language,
      );
      const amount = await amountField(label);
      await hand.type(amount, '10');
      await hand.click(screen.getByRole('button', { name: (name) => clean(name) === send }));
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).not.toContain('Words of the server');
      expect(alert.textContent?.length).toBeGreaterThan(10);
      expect(amount.value).toBe('10');
    },
  );

  it('that was lost goes with another key when it is another amount', async () => {
    const { person: hand, server } = await opened(usd(2500), { [call]: breaks });
    const amount = await amountField();
    await hand.type(amount, '1{Enter}');
    await screen.findByRole('alert');
    await hand.type(amount, '0{Enter}');
    await waitFor(() => expect(server.callsTo(call)).toHaveLength(2));
    expect(server.callsTo(call).map(({ body }) => body.amount)).toEqual([100, 1000]);
    const keys = server.callsTo(call).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('is nothing that the client sees, nor an expert who may not', async () => {
    await openMeeting({ ...ended(), role: 'client', goodwill: undefined });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Refund something anyway')).toBeNull();
  });
});
