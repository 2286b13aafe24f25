import { expect } from 'vitest';
import { checkLedger } from '../src/features/payment/ledger/check/service.ts';
import { bookings } from './bookings.ts';
import type { Reply, TestApp } from './app.ts';
import type { SignedIn } from './people.ts';

type Hook = {
  id: string;
  type: string;
  payload: string;
  signature: string;
  delivered: boolean;
  state: string;
};

/** What a client does with payments. */
const clientSide = (t: TestApp) => {
  const start = (client: SignedIn, bookingId: string, headers = {}): Promise<Reply> =>
    t.call(
      'POST',
      '/api/booking/create-payment-intent',
      { bookingId },
      { token: client.token, headers },
    );

  const state = async (client: SignedIn, id: string) =>
    (await t.call('GET', `/payment-status/${id}`, undefined, { token: client.token })).body;

  const confirm = (client: SignedIn, body: object): Promise<Reply> =>
    t.call('POST', '/confirm-payment', body, { token: client.token });

  return { start, state, confirm };
};

/** What cards and the third party do. */
const gatewaySide = (t: TestApp) => {
  /** The card gateway's own call with the secret key, as no client could make it. */
  const gateway = async (path: string, body: Record<string, string>): Promise<number> => {
    const reply = await fetch(`${t.sandbox.url}/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${t.context.config.gateways.card.secretKey}` },
      body: new URLSearchParams(body),
    });
    return reply.status;
  };

  /** Pays with a card and lets nothing follow yet. */
  const charge = (intentId: string, card = 'pm_card_visa'): Promise<number> =>
    gateway(`payment_intents/${intentId}/confirm`, {
      payment_method: card,
      return_url: 'http://localhost:3000/',
    });

  /** Another card than the usual ones, by its number. */
  const cardMethod = async (card: Record<string, string>): Promise<string> => {
    const reply = await fetch(`${t.sandbox.url}/v1/payment_methods`, {
      method: 'POST',
      headers: { authorization: `Bearer ${t.context.config.gateways.card.secretKey}` },
      body: new URLSearchParams(card),
    });
    return ((await reply.json()) as { id: string }).id;
  };

  const fault = (service: string, operation: string, kind: string, more: object = {}) =>
    t.sandboxPost('/sandbox/faults', { service, operation, kind, ...more });

  const clearFaults = async (): Promise<void> => {
    await fetch(`${t.sandbox.url}/sandbox/faults`, { method: 'DELETE' });
  };

  return { gateway, charge, cardMethod, fault, clearFaults };
};

/** The webhooks of the sandbox, to be looked at and sent again by hand. */
const webhookSide = (t: TestApp) => {
  const hooks = async (about: string): Promise<Hook[]> => {
    const { webhooks } = await t.sandboxGet<{ webhooks: Hook[] }>('/sandbox/webhooks');
    return webhooks.filter((hook) => hook.payload.includes(about));
  };

  const deliver = async (hook: { payload: string; signature: string | undefined }) => {
    const reply = await fetch(`${t.url}/api/stripe/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(hook.signature ? { 'stripe-signature': hook.signature } : {}),
      },
      body: hook.payload,
    });
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  };

  return { hooks, deliver };
};

/** Everything a test of payments needs, beside what bookings need. */
export const payments = (t: TestApp) => ({
  ...bookings(t),
  ...clientSide(t),
  ...gatewaySide(t),
  ...webhookSide(t),
  /** Nothing differs anywhere; with `settled`, nothing is on its way either. */
  expectLedgerToAgree: async ({ settled = false, except = [] as string[] } = {}) => {
    const { differences, inFlight } = await checkLedger(t.context);
    expect(differences).toEqual(except);
    if (settled) expect(inFlight).toEqual([]);
  },
});
