import type { SignedIn } from './people.ts';
import type { Reply, TestApp } from './app.ts';
import { details } from './bookings.ts';
import { payments } from './payments.ts';

/** What experts and clients do with packages, through the product's own calls. */
export const packages = (t: TestApp) => {
  const p = payments(t);
  const post = (person: SignedIn, path: string, body: object): Promise<Reply> =>
    t.call('POST', path, body, { token: person.token });

  /** Sells a package; its id. */
  const sell = async (expert: SignedIn, more: object = {}): Promise<string> => {
    const offeringData = {
      type: 'package',
      name: 'Five steps to a talk',
      description: 'From the first idea to the evening on the stage, in five meetings.',
      category: 'careers',
      sessions: 5,
      durationMinutes: 60,
      price: { amount: 25_003, currency: 'USD' },
      scheduling: 'all-at-once',
      ...more,
    };
    const reply = await post(expert, '/api/provider-offerings', { offeringData });
    if (reply.status !== 200) throw new Error(`sell: ${JSON.stringify(reply.body)}`);
    return reply.body.offering.id;
  };
  const times = (starts: readonly string[]) => starts.map((start) => ({ start }));
  const quote = (client: SignedIn, offeringId: string, starts: readonly string[], more = {}) =>
    post(client, '/api/booking/quote', {
      offeringId,
      sessions: times(starts),
      currency: 'USD',
      ...more,
    });
  const book = (
    client: SignedIn,
    offeringId: string,
    starts: readonly string[],
    more: object = {},
  ) =>
    post(client, '/api/booking/book', {
      offeringId,
      sessions: times(starts),
      currency: 'USD',
      ...details,
      ...more,
    });
  const place = (client: SignedIn, packageId: string, starts: readonly string[], more = {}) =>
    post(client, '/api/booking/book', { packageId, sessions: times(starts), ...more });
  const readPackage = async (person: SignedIn, id: string) =>
    (await t.call('GET', `/api/booking/package/${id}`, undefined, { token: person.token })).body;
  const cancelPackage = (person: SignedIn, packageId: string, more: object = {}) =>
    post(person, '/api/booking/cancel-package', {
      packageId,
      reason: 'Plans changed',
      confirmed: true,
      ...more,
    });
  /** A package that is bought and paid. */
  const bought = async (client: SignedIn, offeringId: string, starts: readonly string[]) => {
    const reply = await book(client, offeringId, starts);
    if (reply.status !== 201) throw new Error(`book: ${JSON.stringify(reply.body)}`);
    await p.pay(client, reply.body.booking.id);
    return readPackage(client, reply.body.package.id);
  };
  return {
    ...p,
    sell,
    quotePackage: quote,
    bookPackage: book,
    place,
    readPackage,
    cancelPackage,
    bought,
  };
};

/** Nine in the morning (UTC) on so many days from the first, each of them within hours. */
export const mornings = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, day) =>
    Temporal.Instant.from(first)
      .add({ hours: 24 * day })
      .toString(),
  );
