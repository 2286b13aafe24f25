import type { ErrorCode } from '@puente/contract/errors';
import { promoRefusals } from '@puente/contract/promo-code';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held, refuses, type Answer, type Answers } from '../../../test/api-server.ts';
import { aHold, aQuote, atAbout, openBooking } from '../../../test/booking.ts';
import { usd } from '../../../test/bookings.ts';
import { atMoment, uuid } from '../../../test/replies.ts';
import english from '../../locales/en/errors.json';
import spanish from '../../locales/es/errors.json';
import type { Quote } from '../../features/booking/queries.ts';
import { tab } from '../../lib/storage.ts';

atMoment('2026-12-01T12:00Z');

const quoting = 'POST /api/booking/quote';
const booking = 'POST /api/booking/book';

const reduced = aQuote({
  id: uuid(51),
  discount: usd(1000),
  discountKind: 'promo',
  price: usd(4000),
  promo: { code: 'SUN-10', outcome: 'applied', isCut: false, insteadOf: usd(0) },
});
/** The price without a code, or what is said to one. */
const withCode =
  (said: () => Response | Quote | Promise<Response | Quote>): Answer<typeof quoting> =>
  ({ body }) =>
    body.promoCode ? said() : aQuote();

const button = (name: string) => screen.getByRole('button', { name });
const typedCode = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' });

async function opened(server: Answers = {}) {
  const app = await openBooking(atAbout, { server });
  await app.person.click(await screen.findByRole('button', { name: 'Have a code?' }));
  return app;
}

describe('a promo code', () => {
  it('is typed after a tap, applied by Enter without sending the form, and lowers the price', async () => {
    const { person, server } = await opened({
      [quoting]: withCode(() => reduced),
      [booking]: { booking: aHold(), quote: reduced },
    });
    expect(document.activeElement).toBe(typedCode());
    await person.keyboard('{Enter}');
    expect(server.callsTo(quoting)).toHaveLength(1);
    await person.keyboard(' sun-10 {Enter}');
    expect((await screen.findByRole('status')).textContent).toContain('Code SUN-10');
    expect(await screen.findAllByText('$40.00')).not.toHaveLength(0);
    expect(server.callsTo(booking)).toEqual([]);
    expect(server.callsTo(quoting).at(-1)?.body.promoCode).toBe('SUN-10');
    await person.click(button('Continue'));
    await waitFor(() => expect(server.callsTo(booking)).toHaveLength(1));
    expect(server.callsTo(booking)[0]?.body).toMatchObject({ quoteId: uuid(51) });
    await screen.findByRole('heading', { name: 'Pay and confirm' });
  });

  it('can be taken back, and then the price is the one before', async () => {
    const { person, server } = await opened({ [quoting]: withCode(() => reduced) });
    await person.keyboard('SUN-10');
    await person.click(button('Apply'));
    await person.click(await screen.findByRole('button', { name: 'Remove code' }));
    expect(
      (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Promo code' })).value,
    ).toBe('');
    expect(screen.queryByText('$40.00')).toBeNull();
    expect(tab.get('bookingDraft')?.promoCode).toBeUndefined();
    expect(server.callsTo(quoting).map(({ body }) => body.promoCode)).toEqual([
      undefined,
      'SUN-10',
    ]);
  });

  it('is one question however often it is tapped, and none while nothing is typed', async () => {
    const answer = held<Quote>();
    const { person, server } = await opened({ [quoting]: withCode(answer.answer) });
    expect(button('Apply')).toHaveProperty('disabled', true);
    await person.type(typedCode(), 'A');
    await person.dblClick(button('Apply'));
    await person.type(typedCode(), '{Enter}');
    expect(button('Apply').getAttribute('aria-busy')).toBe('true');
    expect(server.callsTo(quoting)).toHaveLength(2);
    answer.release(reduced);
    expect(await screen.findByText('Code A')).toBeTruthy();
  });

  it('that is refused says why, stays as it was typed, and the price stays too', async () => {
    const { person, server } = await opened({ [quoting]: withCode(refuses('promo-expired')) });
    await person.keyboard('OLD{Enter}');
    expect(await screen.findByText(english['promo-expired'])).toBeTruthy();
    expect(typedCode().value).toBe('OLD');
    expect(typedCode().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('$50.00')).not.toHaveLength(0);
    await person.type(typedCode(), 'E');
    expect(screen.queryByText(english['promo-expired'])).toBeNull();
    server.answers(
      quoting,
      withCode(() => reduced),
    );
    await person.keyboard('{Enter}');
    expect(await screen.findByText('Code OLDE')).toBeTruthy();
  });

  it.each(promoRefusals)('refused as %s is told by its own sentence in Spanish', async (code) => {
    const { person } = await openBooking(atAbout, {
      server: { [quoting]: withCode(refuses(code)) },
      language: 'es',
    });
    await person.click(await screen.findByRole('button', { name: '¿Tienes un código?' }));
    await person.keyboard('A{Enter}');
    expect(await screen.findByText(spanish[code satisfies ErrorCode])).toBeTruthy();
    expect(document.body.textContent).not.toContain('Words of the server');
  });

  it('that ran out between the price and the booking says so above the button', async () => {
    const { person } = await opened({
      [quoting]: withCode(() => reduced),
      [booking]: refuses('promo-used-up'),
    });
    await person.keyboard('SUN-10{Enter}');
    await screen.findByRole('button', { name: 'Remove code' });
    await person.click(button('Continue'));
    expect(
      (await screen.findByText(english['promo-used-up'])).closest('[role=alert]'),
    ).toBeTruthy();
    expect(button('Remove code')).toBeTruthy();
  });
});
