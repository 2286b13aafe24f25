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

/** What people do with bookings, through the product's own calls. */
export const bookings = (t: TestApp) => {
  const quote = (client: SignedIn, providerId: string, start: string, more: object = {}) =>
    t.call(
      'POST',
      '/api/booking/quote',
      { providerId, start, durationMinutes: 60, currency: 'USD', ...more },
      { token: client.token },
    );

  const book = (client: SignedIn, providerId: string, start: string, more: object = {}) =>
    t.call(
      'POST',
      '/api/booking/book',
      { providerId, start, durationMinutes: 60, currency: 'USD', ...details, ...more },
      { token: client.token },
    );

  /** A hold that must succeed; its booking. */
  const hold = async (client: SignedIn, providerId: string, start: string, more: object = {}) => {
    const reply = await book(client, providerId, start, more);
    if (reply.status !== 201) throw new Error(`book: ${JSON.stringify(reply.body)}`);
    return reply.body.booking;
  };

  const startPayment = async (client: SignedIn, bookingId: string): Promise<string> => {
    const { status, body } = await t.call(
      'POST',
      '/api/booking/create-payment-intent',
      { bookingId },
      { token: client.token },
    );
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

  const pay = async (client: SignedIn, bookingId: string): Promise<void> => {
    await chargeCard(await startPayment(client, bookingId));
    await t.drain();
  };

  /** A confirmed, paid booking. */
  const meeting = async (client: SignedIn, providerId: string, start: string, more = {}) => {
    const { id } = await hold(client, providerId, start, more);
    await pay(client, id);
    return (await read(client, id)).body;
  };

  const read = (person: SignedIn, bookingId: string): Promise<Reply> =>
    t.call('GET', `/api/booking/${bookingId}`, undefined, { token: person.token });

  const cancel = (person: SignedIn, bookingId: string, more: object = {}): Promise<Reply> =>
    t.call(
      'DELETE',
      `/api/booking/cancel/${bookingId}`,
      { reason: 'Something came up', confirmed: true, ...more },
      { token: person.token },
    );

  /** Newest first. */
  const mailsTo = async (address: string): Promise<InboxMail[]> => {
    const path = `/sandbox/mails?to=${encodeURIComponent(address)}`;
    return (await t.sandboxGet<{ mails: InboxMail[] }>(path)).mails;
  };

  return { quote, book, hold, startPayment, chargeCard, pay, meeting, read, cancel, mailsTo };
};
