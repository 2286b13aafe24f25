import { describe, expect, it } from 'vitest';
import { breaks, openBrowser, refuses } from '../../../test/browser.ts';
import { declineOf, fieldOf } from './decline.ts';
import { attemptOf } from './sandbox-gateway.ts';

describe('a decline', () => {
  it('that a person can mend names its field', () => {
    for (const [code, decline, field] of [
      ['insufficient_funds', 'insufficientFunds', null],
      ['expired_card', 'expiredCard', 'expiry'],
      ['incorrect_cvc', 'incorrectCvc', 'cvc'],
      ['invalid_number', 'incorrectNumber', 'number'],
      ['invalid_expiry_year', 'incorrectExpiry', 'expiry'],
      ['authentication_required', 'authentication', null],
    ] as const) {
      expect(declineOf(code)).toBe(decline);
      expect(fieldOf(decline)).toBe(field);
    }
  });

  it('that would warn a thief, or that nobody knows, is only a decline', () => {
    for (const code of ['lost_card', 'stolen_card', 'fraudulent', 'pickup_card', 'do_not_honor'])
      expect(declineOf(code), code).toBe('declined');
    for (const code of [null, undefined, '', 'toString', '__proto__', 'constructor'])
      expect(declineOf(code), String(code)).toBe('declined');
  });
});

describe('what the card gateway said', () => {
  const url = 'https://bank.example/3ds';
  const redirect = { redirect_to_url: { url } };

  it('is what became of the attempt', () => {
    expect(attemptOf({ status: 'succeeded' })).toEqual({ kind: 'paid' });
    expect(attemptOf({ status: 'processing' })).toEqual({ kind: 'processing' });
    expect(attemptOf({ status: 'requires_action', next_action: redirect })).toEqual({
      kind: 'authenticate',
      url,
    });
    expect(attemptOf({ error: { type: 'card_error', code: 'card_declined' } })).toEqual({
      kind: 'declined',
      code: 'card_declined',
    });
    const closer = { type: 'card_error', code: 'card_declined', decline_code: 'lost_card' };
    expect(attemptOf({ error: closer })).toEqual({ kind: 'declined', code: 'lost_card' });
  });

  it('is paid as well when another tab paid it first', () => {
    const error = { type: 'invalid_request_error', payment_intent: { status: 'succeeded' } };
    expect(attemptOf({ error })).toEqual({ kind: 'paid' });
  });

  it('leads to a bank on the web and nowhere else', () => {
    for (const evil of ['javascript:alert(1)', 'data:text/html,x', '//x', '', 'bank'])
      expect(
        attemptOf({
          status: 'requires_action',
          next_action: { redirect_to_url: { url: evil } },
        }),
        evil,
      ).toEqual({ kind: 'unknown' });
  });

  it('is unknown where it says nothing that we know: then the server is asked', () => {
    for (const reply of [{}, { status: 'canceled' }, { error: {} }, { status: 'requires_action' }])
      expect(attemptOf(reply)).toEqual({ kind: 'unknown' });
  });
});

const state = (change: object = {}) => ({
  status: 'processing',
  bookingStatus: 'held',
  slotLost: false,
  ...change,
});

async function open() {
  const browser = openBrowser();
  const { queryClient } = await import('../../lib/query-client.ts');
  const queries = await import('./queries.ts');
  const { bookingQuery } = await import('../booking/queries.ts');
  return { browser, queryClient, bookingQuery, ...queries };
}

describe('the state of a payment', () => {
  it('is looked at while it may change, and no longer', async () => {
    const { isUnderWay } = await open();
    const under = (change: object) => isUnderWay({ ...state(), ...change } as never);
    expect(under({})).toBe(true);
    expect(under({ status: 'succeeded', bookingStatus: 'expired' })).toBe(true);
    for (const over of [
      { slotLost: true },
      { bookingStatus: 'confirmed' },
      { bookingStatus: 'cancelled' },
      { status: 'failed' },
      { status: 'refunded' },
      { status: 'requires-payment' },
    ])
      expect(under(over), JSON.stringify(over)).toBe(false);
  });

  it('is asked of the card gateway itself every fourth time: its message may be lost', async () => {
    const { browser, queryClient, paymentStateQuery } = await open();
    browser.answers('GET /payment-status/b1', state());
    browser.answers('POST /confirm-payment', state());
    const query = { ...paymentStateQuery('b1'), staleTime: 0 };
    for (let looks = 0; looks < 8; looks++) await queryClient.fetchQuery(query);
    expect(browser.calls.map(({ name }) => name.startsWith('POST'))).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  it('is what a refusal carries when it is not paid', async () => {
    const { browser, queryClient, takeBankReturn } = await open();
    const payment = state({ status: 'failed', declineCode: 'insufficient_funds' });
    browser.answers('POST /confirm-payment', refuses(409, 'payment-incomplete', { payment }));
    await expect(takeBankReturn(queryClient, 'b1', 'pi_1')).resolves.toBe(true);
    expect(browser.calls[0]?.body).toEqual({ bookingId: 'b1', paymentIntentId: 'pi_1' });
    expect(queryClient.getQueryData(['payment', 'bank-refusal', 'b1'])).toBe('insufficient_funds');
  });

  it('that the bank confirmed, or that nobody can tell now, is no refusal', async () => {
    const { browser, queryClient, takeBankReturn } = await open();
    browser.answers('POST /confirm-payment', state({ status: 'succeeded' }));
    await expect(takeBankReturn(queryClient, 'b1', 'pi_1')).resolves.toBe(false);
    browser.answers('POST /confirm-payment', breaks);
    await expect(takeBankReturn(queryClient, 'b1', 'pi_1')).resolves.toBe(false);
  });

  it('that changed the booking makes what is known of bookings old', async () => {
    const { browser, queryClient, bookingQuery, takeBankReturn } = await open();
    const { queryKey } = bookingQuery('b1');
    const invalid = () => queryClient.getQueryState(queryKey)?.isInvalidated;
    queryClient.setQueryData(queryKey, { id: 'b1', status: 'held' } as never);
    browser.answers('POST /confirm-payment', state());
    await takeBankReturn(queryClient, 'b1', 'pi_1');
    expect(invalid()).toBe(false);
    browser.answers('POST /confirm-payment', state({ bookingStatus: 'confirmed' }));
    await takeBankReturn(queryClient, 'b1', 'pi_1');
    expect(invalid()).toBe(true);
  });
});

describe('a payment that cannot begin', () => {
  it('because of its booking has the booking looked at again', async () => {
    for (const [code, isLookedAt] of [
      ['hold-expired', true],
      ['not-payable', true],
      ['gateway-unavailable', false],
    ] as const) {
      const { browser, queryClient, bookingQuery, paymentIntentQuery } = await open();
      const { queryKey } = bookingQuery('b1');
      queryClient.setQueryData(queryKey, { id: 'b1', status: 'held' } as never);
      browser.answers('POST /api/booking/create-payment-intent', refuses(409, code));
      const outcome = queryClient.fetchQuery(paymentIntentQuery('b1'));
      await expect(outcome).rejects.toMatchObject({ errorCode: code });
      expect(queryClient.getQueryState(queryKey)?.isInvalidated, code).toBe(isLookedAt);
    }
  });
});

it('a card is sent as digits, with the secret of its intent alone', async () => {
  const { browser } = await open();
  const { confirmCard } = await import('./sandbox-gateway.ts');
  const form: URLSearchParams[] = [];
  browser.answers('POST /sandbox/stripe/v1/payment_intents/pi_1/confirm', ({ init }) => {
    if (init.body instanceof URLSearchParams) form.push(init.body);
    return Response.json({ status: 'succeeded' });
  });
  const intent = { id: 'pi_1', clientSecret: 'cs', publishableKey: 'pk' };
  const card = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: ' 123 ', name: ' Inés ' };
  await expect(confirmCard(intent, card, 'http://localhost/')).resolves.toEqual({ kind: 'paid' });
  const [sent] = form;
  expect(sent?.get('payment_method_data[card][number]')).toBe('4242424242424242');
  expect(sent?.get('payment_method_data[card][exp_month]')).toBe('12');
  expect(sent?.get('payment_method_data[card][exp_year]')).toBe('2034');
  expect(sent?.get('payment_method_data[card][cvc]')).toBe('123');
  expect(sent?.get('client_secret')).toBe('cs');
  expect(browser.calls[0]?.headers.get('authorization')).toBe('Bearer pk');
  browser.answers('POST /sandbox/stripe/v1/payment_intents/pi_1/confirm', breaks);
  await expect(confirmCard(intent, card, '')).resolves.toEqual({ kind: 'unknown' });
});
