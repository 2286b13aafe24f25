import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { held, refuses, type Answers } from '../../../test/api-server.ts';
import { aHold, aPayment, atPay, openBooking } from '../../../test/booking.ts';
import { usd } from '../../../test/bookings.ts';
import { atMoment, uuid } from '../../../test/replies.ts';
import english from '../../locales/en/payment.json';
import spanish from '../../locales/es/payment.json';
import { confirmCard, type Attempt } from '../../features/payment/sandbox-gateway.ts';

// The card gateway is another server, which isn't in the contract.
vi.mock('../../features/payment/sandbox-gateway.ts', () => ({ confirmCard: vi.fn() }));

atMoment('2026-12-01T12:00Z');

const asking = 'POST /confirm-payment';
const confirmed = aHold({ status: 'confirmed', holdExpiresAt: null, paid: usd(5000) });
const succeeded = aPayment({ status: 'succeeded', bookingStatus: 'confirmed' });

const texts = { en: english, es: spanish };
const amounts = { en: 'Pay $50.00', es: /^Pagar USD.50\.00$/ };

/** The payment of a held time; `said` is what the card gateway says to the card. */
async function opened(
  said: Attempt | (() => Promise<Attempt>),
  server: Answers = {},
  language: 'en' | 'es' = 'en',
) {
  vi.mocked(confirmCard)
    .mockReset()
    .mockImplementation(async () => (typeof said === 'function' ? said() : said));
  const { card } = texts[language];
  const app = await openBooking(atPay, { server, language });
  const number = await screen.findByRole<HTMLInputElement>('textbox', { name: card.number });
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  return {
    ...app,
    number,
    expiry: field(card.expiry),
    cvc: field(card.cvc),
    name: field(card.name),
    pay: screen.getByRole('button', { name: amounts[language] }),
  };
}
type Form = Awaited<ReturnType<typeof opened>>;

/** As quick as somebody whose browser knows the card. */
async function fill({ person, number, expiry, cvc, name }: Form) {
  for (const [field, text] of [
    [number, '4242424242424242'],
    [expiry, '1227'],
    [cvc, '123'],
    [name, 'Ana Soto'],
  ] as const) {
    await person.click(field);
    await person.paste(text);
  }
}

describe('a card', () => {
  it.each(['en', 'es'] as const)(
    'is asked for whole before anything is sent (%s)',
    async (language) => {
      const { problems } = texts[language];
      const { person, number, cvc, name, pay } = await opened({ kind: 'paid' }, {}, language);
      await person.click(pay);
      for (const missing of [
        'numberMissing',
        'expiryMissing',
        'cvcMissing',
        'nameMissing',
      ] as const)
        expect(screen.getByText(problems[missing])).toBeTruthy();
      expect(document.activeElement).toBe(number);
      await person.paste('4242 4242 4242 4241');
      expect(screen.queryByText(problems.numberMissing)).toBeNull();
      await person.type(cvc, '12');
      await person.type(name, 'A{Enter}');
      expect(screen.getByText(problems.numberWrong)).toBeTruthy();
      expect(screen.getByText(problems.cvcWrong)).toBeTruthy();
      expect(screen.queryByText(problems.nameMissing)).toBeNull();
      expect(document.activeElement).toBe(number);
      expect(confirmCard).not.toHaveBeenCalled();
    },
  );

  it('that is over is told at its date, where the focus then is', async () => {
    const form = await opened({ kind: 'paid' });
    await fill(form);
    await form.person.clear(form.expiry);
    await form.person.type(form.expiry, '1126');
    expect(form.expiry.value).toBe('11 / 26');
    await form.person.click(form.pay);
    expect(screen.getByText(english.problems.expiryPast)).toBeTruthy();
    expect(document.activeElement).toBe(form.expiry);
  });

  it('is written in groups as on the card, whatever is typed between the digits', async () => {
    const { person, number, expiry } = await opened({ kind: 'paid' });
    await person.type(number, '42-42x42');
    expect(number.value).toBe('4242 42');
    await person.type(expiry, '7');
    expect(expiry.value).toBe('07 / ');
    await person.type(expiry, '{Backspace}');
    expect(expiry.value).toBe('07');
  });

  it('of the test installation fills the form with one tap', async () => {
    const { person, number, name, cvc, pay } = await opened({ kind: 'incomplete' });
    await person.click(screen.getByText('Test cards'));
    await person.click(screen.getByRole('button', { name: /^Not enough money/ }));
    expect(number.value).toBe('4000 0000 0000 9995');
    expect([name.value, cvc.value]).toEqual(['Test Card', '123']);
    await person.click(pay);
    expect(confirmCard).toHaveBeenCalledOnce();
  });
});

describe('paying a held time', () => {
  it('is one payment, however often it is tapped, and leads to the meeting', async () => {
    const bank = held<Attempt>();
    const form = await opened(bank.answer, { [asking]: succeeded });
    const { person, pay, server } = form;
    await fill(form);
    await person.dblClick(pay);
    await person.type(form.name, '{Enter}');
    await waitFor(() => expect(confirmCard).toHaveBeenCalledOnce());
    expect(pay.getAttribute('aria-busy')).toBe('true');
    expect(vi.mocked(confirmCard).mock.calls[0]?.slice(0, 2)).toMatchObject([
      { id: 'pi_1', clientSecret: 'pi_1_secret' },
      { number: '4242 4242 4242 4242', expiry: '12 / 27', cvc: '123', name: 'Ana Soto' },
    ]);
    server.answers('GET /api/booking/:id', confirmed);
    server.answers('GET /payment-status/:id', succeeded);
    bank.release({ kind: 'paid' });
    const heading = await screen.findByRole('heading', { name: "You're meeting Camila" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(server.callsTo(asking)[0]?.body).toEqual({
      bookingId: uuid(10),
      paymentIntentId: 'pi_1',
    });
    expect(new URLSearchParams(location.search).get('step')).toBe('done');
  });

  it.each([
    ['insufficient_funds', 'insufficientFunds', 'en'],
    ['stolen_card', 'declined', 'es'],
    ['currency_not_supported', 'notSupported', 'en'],
    ['processing_error', 'processingError', 'es'],
    [null, 'declined', 'en'],
  ] as const)(
    'that the bank declines as %s says so, and only the code is typed again',
    async (code, decline, language) => {
      const form = await opened({ kind: 'declined', code }, {}, language);
      await fill(form);
      await form.person.click(form.pay);
      const said = await screen.findByText(texts[language].declines[decline]);
      expect(said.closest('[role=alert]')).toBeTruthy();
      expect(form.number.value).toBe('4242 4242 4242 4242');
      expect(form.cvc.value).toBe('');
      expect(form.server.callsTo(asking)).toEqual([]);
    },
  );

  it.each([
    ['incorrect_number', 'number', 'incorrectNumber'],
    ['expired_card', 'expiry', 'expiredCard'],
    ['invalid_cvc', 'cvc', 'incorrectCvc'],
  ] as const)(
    'declined as %s is told at its field until that is typed over',
    async (code, at, decline) => {
      const form = await opened({ kind: 'declined', code });
      await fill(form);
      await form.person.click(form.pay);
      await screen.findByText(english.declines[decline]);
      expect(form[at].getAttribute('aria-invalid')).toBe('true');
      expect(screen.getAllByText(english.declines[decline])).toHaveLength(1);
      await form.person.type(form.cvc, '1');
      expect(screen.queryByText(english.declines[decline])).toBeNull();
    },
  );

  it('that no bank answers can be repeated, and is told not to be charged twice', async () => {
    const form = await opened({ kind: 'unknown' }, { [asking]: refuses('gateway-unavailable') });
    await fill(form);
    await form.person.click(form.pay);
    expect(await screen.findByText(new RegExp(english.safeToRepeat))).toBeTruthy();
    form.server.answers(asking, succeeded);
    form.server.answers('GET /api/booking/:id', confirmed);
    form.server.answers('GET /payment-status/:id', succeeded);
    await form.person.click(form.cvc);
    await form.person.click(form.pay);
    expect(await screen.findByRole('heading', { name: "You're meeting Camila" })).toBeTruthy();
    expect(form.server.callsTo('POST /api/booking/create-payment-intent')).toHaveLength(1);
  });

  it.each([
    ['requires-payment', null, 'processingError'],
    ['failed', 'insufficient_funds', 'insufficientFunds'],
  ] as const)('that the server knows as %s is not done', async (status, declineCode, decline) => {
    const payment = aPayment({ status, declineCode });
    const form = await opened(
      { kind: 'unknown' },
      { [asking]: refuses('payment-incomplete', { payment }) },
      'es',
    );
    await fill(form);
    await form.person.click(form.pay);
    expect(await screen.findByText(spanish.declines[decline])).toBeTruthy();
    expect(new URLSearchParams(location.search).get('step')).toBe('pay');
  });
});
