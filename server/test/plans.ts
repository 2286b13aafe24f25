import type { Reply, TestApp } from './app.ts';
import { details } from './bookings.ts';
import { packages } from './packages.ts';
import type { SignedIn } from './people.ts';

type Choice = {
  startDate: string;
  pattern: { weekdays: number[]; time: string };
  /** The client's zone. */
  timezone?: string;
};

/** What experts and clients do with plans, through the product's own calls. */
export const plans = (t: TestApp) => {
  /** Each client reads their own mails. */
  const emailOf = ({ userId }: SignedIn) => `${userId}@example.com`;
  const k = packages(t);
  const post = (person: SignedIn, path: string, body: object): Promise<Reply> =>
    t.call('POST', `/api/booking/${path}`, body, { token: person.token });

  /** Whose sessions are renewed as months go by. */
  const known = new Set<SignedIn>();
  const sellPlan = (expert: SignedIn, more: object = {}) => {
    known.add(expert);
    return k.sell(expert, {
      type: 'subscription',
      name: 'Steady steps',
      sessions: 4,
      price: { amount: 20_003, currency: 'USD' },
      scheduling: null,
      ...more,
    });
  };
  const preview = (client: SignedIn, offeringId: string, choice: Choice) =>
    post(client, 'plan-dates', { offeringId, ...choice });
  /** The times that the pattern gives. */
  const timesOf = async (client: SignedIn, offeringId: string, choice: Choice) => {
    const { status, body } = await preview(client, offeringId, choice);
    if (status !== 200) throw new Error(`plan-dates: ${JSON.stringify(body)}`);
    return body.sessions.map(({ start }: { start: string }) => start) as string[];
  };
  const asked = (offeringId: string, { timezone, ...plan }: Choice, starts: readonly string[]) => ({
    offeringId,
    plan,
    sessions: starts.map((start) => ({ start })),
    currency: 'USD',
    ...(timezone === undefined ? {} : { timezone }),
  });
  const quotePlan = (
    client: SignedIn,
    offeringId: string,
    choice: Choice,
    starts: readonly string[],
  ) => post(client, 'quote', asked(offeringId, choice, starts));
  const bookPlan = (
    client: SignedIn,
    wanted: { offeringId: string; choice: Choice; starts: readonly string[] },
    more: object = {},
  ) =>
    post(client, 'book', {
      ...asked(wanted.offeringId, wanted.choice, wanted.starts),
      ...details,
      email: emailOf(client),
      consent: true,
      ...more,
    });
  const readPlan = async (person: SignedIn, id: string) =>
    (await t.call('GET', `/api/booking/plan/${id}`, undefined, { token: person.token })).body;
  /** A plan at the times of its pattern, paid with that card; `more` is said when booking. */
  const startPlan = async (
    client: SignedIn,
    offeringId: string,
    choice: Choice,
    { card = 'pm_card_visa', ...more }: { card?: string | undefined } & object = {},
  ) => {
    known.add(client);
    const starts = await timesOf(client, offeringId, choice);
    const reply = await bookPlan(client, { offeringId, choice, starts }, more);
    if (reply.status !== 201) throw new Error(`book: ${JSON.stringify(reply.body)}`);
    await k.charge(await k.startPayment(client, reply.body.booking.id), card);
    await t.drain();
    const { body } = await t.call('GET', '/api/booking/plans', undefined, { token: client.token });
    return readPlan(client, body.plans[0].id);
  };
  const stop = (person: SignedIn, planId: string, more: object = {}) =>
    post(person, 'stop-plan', { planId, confirmed: true, ...more });
  const resume = (person: SignedIn, planId: string) => post(person, 'resume-plan', { planId });
  const choose = (person: SignedIn, planId: string, number: number, start: string) =>
    post(person, 'plan-time', { planId, number, start });
  /** Moves the clock there and lets all of it happen. */
  const goTo = async (instant: string): Promise<void> => {
    await t.setNow(instant);
    for (const person of known) person.token = (await t.signIn(person.phone)).token;
    await t.drain();
  };
  const subjectsOf = async (client: SignedIn): Promise<string[]> =>
    (await k.mailsTo(emailOf(client))).map(({ subject }) => subject);
  return {
    ...k,
    emailOf,
    subjectsOf,
    sellPlan,
    preview,
    timesOf,
    quotePlan,
    bookPlan,
    readPlan,
    startPlan,
    stop,
    resume,
    choose,
    goTo,
  };
};

export const mondays = { weekdays: [1], time: '10:00' };
