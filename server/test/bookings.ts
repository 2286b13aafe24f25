import type { SignedIn } from './people.ts';
import type { Reply, TestApp } from './app.ts';

/** A mail as the sandbox's inbox keeps it. */
export type InboxMail = {
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: { filename: string; contentType: string; content: string; method?: string }[];
};

export const details = {
  name: 'Clara',
  lastName: 'Soto',
  email: 'clara@example.com',
  about: 'Speaking without freezing',
};

type Client = SignedIn;

/** Asking and taking. */
const asking = (t: TestApp) => {
  const post = (client: Client, path: string, body: object) =>
    t.call('POST', path, body, { token: client.token });
  const slot = (providerId: string, start: string) => ({
    providerId,
    start,
    durationMinutes: 60,
    currency: 'USD',
  });
  const quote = (client: Client, providerId: string, start: string, more: object = {}) =>
    post(client, '/api/booking/quote', { ...slot(providerId, start), ...more });
  const book = (client: Client, providerId: string, start: string, more: object = {}) =>
    post(client, '/api/booking/book', { ...slot(providerId, start), ...details, ...more });
  /** A hold that must succeed; its booking. */
  const hold = async (client: Client, providerId: string, start: string, more: object = {}) => {
    const reply = await book(client, providerId, start, more);
    if (reply.status !== 201) throw new Error(`book: ${JSON.stringify(reply.body)}`);
    return reply.body.booking;
  };
  const read = (person: SignedIn, bookingId: string): Promise<Reply> =>
    t.call('GET /api/booking/:id', { params: { id: bookingId }, token: person.token });
  const cancel = (person: SignedIn, bookingId: string, more: object = {}): Promise<Reply> =>
    t.call('DELETE /api/booking/cancel/:id', {
      params: { id: bookingId },
      body: { reason: 'Something came up', confirmed: true, ...more },
      token: person.token,
    });
  return { quote, book, hold, read, cancel };
};

/** Paying by card. */
const paying = (t: TestApp) => {
  const startPayment = async (client: Client, bookingId: string): Promise<string> => {
    const path = '/api/booking/create-payment-intent';
    const { status, body } = await t.call('POST', path, { bookingId }, { token: client.token });
    if (status !== 200) throw new Error(`create-payment-intent: ${JSON.stringify(body)}`);
    return body.paymentIntentId;
  };
  /** The card's side of a payment; the webhook follows by itself. */
  const chargeCard = async (intentId: string): Promise<void> => {
    const { card } = t.context.config.gateways;
    const reply = await fetch(`${t.sandbox.url}/v1/payment_intents/${intentId}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${card.secretKey}` },
      body: new URLSearchParams({
        payment_method: 'pm_card_visa',
        return_url: 'http://localhost:3000/',
      }),
    });
    if (!reply.ok) throw new Error(`confirm: ${reply.status} ${await reply.text()}`);
  };
  const pay = async (client: Client, bookingId: string): Promise<void> => {
    await chargeCard(await startPayment(client, bookingId));
    await t.drain();
  };
  return { startPayment, chargeCard, pay };
};

/** What people do with bookings, through the product's own calls. */
export const bookings = (t: TestApp) => {
  const calls = { ...asking(t), ...paying(t) };
  /** A confirmed, paid booking. */
  const meeting = async (client: Client, providerId: string, start: string, more = {}) => {
    const { id } = await calls.hold(client, providerId, start, more);
    await calls.pay(client, id);
    return (await calls.read(client, id)).body;
  };
  /** Newest first. */
  const mailsTo = async (address: string): Promise<InboxMail[]> => {
    const path = `/sandbox/mails?to=${encodeURIComponent(address)}`;
    return (await t.sandboxGet<{ mails: InboxMail[] }>(path)).mails;
  };
  return { ...calls, meeting, mailsTo };
};
