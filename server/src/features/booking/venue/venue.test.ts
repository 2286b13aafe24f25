import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import { bookings, details } from '../../../../test/bookings.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { areas, home, savePlaces } from '../../../../test/places.ts';
import { still } from '../../../../test/still.ts';

type Expert = SignedIn & { id: string };

let t: TestApp;
let b: ReturnType<typeof bookings>;
let expert: Expert;
let officeId: string;

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
});
beforeEach(async () => {
  await t.setNow('2026-12-01T08:00:00Z');
  expert = await t.provider();
  const places = { areaIds: [areas.vitacura, areas.providencia, areas.nunoa], offices: [{}] };
  officeId = (await savePlaces(t, expert, places))[0]?.id ?? '';
});
afterAll(() => t.stop());

const start = '2026-12-10T12:00:00Z';
const atHome = { mode: 'home', address: home };
const atOffice = () => ({ mode: 'office', officeId });
const homeVenue = {
  name: null,
  address: home.line,
  area: 'Providencia',
  region: 'Santiago, Chile',
  timezone: 'America/Santiago',
};

/** Both ways to ask for a meeting. */
const ways = {
  'a quote': (client: SignedIn, more: object) => b.quote(client, expert.id, start, more),
  'a booking without quote': (client: SignedIn, more: object) =>
    b.book(client, expert.id, start, more),
};

describe.each(Object.entries(ways))('%s in person', (_, ask) => {
  it('is refused where the expert does not meet in that way', async () => {
    const client = await t.signIn();
    await savePlaces(t, expert, { areaIds: [areas.providencia] });
    const office = await ask(client, atOffice());
    expect([office.status, office.body.errorCode]).toEqual([409, 'mode-not-offered']);
    await savePlaces(t, expert, {});
    const visit = await ask(client, atHome);
    expect([visit.status, visit.body.errorCode]).toEqual([409, 'mode-not-offered']);
    expect((await ask(client, { mode: 'virtual' })).status).toBe(201);
  });

  it('is refused at an office that is gone, or of somebody else', async () => {
    const client = await t.signIn();
    const other = await t.provider();
    const [foreign] = await savePlaces(t, other, { offices: [{}] });
    const refused = await ask(client, { mode: 'office', officeId: foreign?.id });
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'office-gone']);
    await savePlaces(t, expert, { offices: [{ name: 'Another' }] });
    expect((await ask(client, atOffice())).body.errorCode).toBe('office-gone');
  });

  it('is refused outside of the areas, and names the nearest', async () => {
    const client = await t.signIn();
    const line = 'Av. Pajaritos 2000, Maipú';
    const { status, body } = await ask(client, {
      mode: 'home',
      address: { ...home, line, areaId: areas.maipu },
    });
    expect([status, body.errorCode]).toEqual([400, 'address-not-in-area']);
    expect(body.fields).toEqual([{ path: 'address.line', message: expect.any(String) }]);
    expect(body.areas).toHaveLength(3);
    expect(body.areas.at(-1)).toEqual({ id: areas.vitacura, name: 'Vitacura' });
  });

  it('believes the address and not what it is said to lie in', async () => {
    const client = await t.signIn();
    const line = 'Av. Pajaritos 2000, Maipú';
    const claimed = await ask(client, { mode: 'home', address: { ...home, line } });
    expect([claimed.status, claimed.body.errorCode]).toEqual([400, 'address-not-in-area']);
    expect(claimed.body.areas[0].name).toBe('Providencia');
    const vague = await ask(client, {
      mode: 'home',
      address: { ...home, line: 'somewhere, Providencia' },
    });
    expect([vague.status, vague.body.errorCode]).toEqual([400, 'address-not-found']);
  });

  it.each([
    [{ mode: 'home' }, 'address'],
    [{ mode: 'office' }, 'officeId'],
    [{ mode: 'office', officeId: 'x' }, 'officeId'],
    [{ mode: 'home', address: { ...home, line: 'a' } }, 'address.line'],
    [{ mode: 'home', address: { line: home.line } }, 'address.areaId'],
    [{ mode: 'train' }, 'mode'],
  ])('is refused without a place: %j', async (more, path) => {
    const { status, body } = await ask(await t.signIn(), more);
    expect([status, body.errorCode]).toEqual([400, 'invalid-input']);
    expect(body.fields.map((field: { path: string }) => field.path)).toContain(path);
  });
});

describe('a booking in person', () => {
  it('says the place, costs as much as online, and keeps what was quoted', async () => {
    const client = await t.signIn();
    const online = (await b.quote(client, expert.id, start)).body;
    expect([online.mode, online.venue]).toEqual(['virtual', null]);
    const quote = (await b.quote(client, expert.id, start, atHome)).body;
    expect(quote).toMatchObject({ mode: 'home', venue: homeVenue, price: online.price });
    await savePlaces(t, expert, { areaIds: [areas.nunoa], travelMinutes: 120 });
    const { status, body } = await t.call('POST /api/booking/book', {
      body: { quoteId: quote.id, ...details },
      token: client.token,
    });
    expect(status).toBe(201);
    expect(body.booking).toMatchObject({ mode: 'home', venue: homeVenue, travelMinutes: null });
    expect(body.quote.venue).toEqual(homeVenue);
  });

  it('is refused by its quote when the office was removed meanwhile', async () => {
    const client = await t.signIn();
    const { id: quoteId, venue } = (await b.quote(client, expert.id, start, atOffice())).body;
    expect(venue).toMatchObject({ name: 'Office 1', area: 'Providencia' });
    await savePlaces(t, expert, {});
    const { status, body } = await t.call('POST /api/booking/book', {
      body: { quoteId, ...details },
      token: client.token,
    });
    expect([status, body.errorCode]).toEqual([409, 'office-gone']);
  });

  it('that is held stays good when the office is removed', async () => {
    const client = await t.signIn();
    const { id } = await b.hold(client, expert.id, start, atOffice());
    await savePlaces(t, expert, {});
    await b.pay(client, id);
    const { body } = await b.read(client, id);
    expect(body).toMatchObject({ status: 'confirmed', venue: { name: 'Office 1' } });
  });

  it('is the same hold when the address is corrected, another one in another way', async () => {
    const client = await t.signIn();
    const first = await b.hold(client, expert.id, start, atHome);
    const corrected = { ...home, line: 'Los Leones 122, Providencia' };
    const again = (await b.book(client, expert.id, start, { mode: 'home', address: corrected }))
      .body;
    expect(again.booking).toMatchObject({ id: first.id, venue: { address: corrected.line } });
    expect(again.quote.venue.address).toBe(corrected.line);
    const online = (await b.book(client, expert.id, start)).body;
    expect(online.replacedBookingId).toBe(first.id);
    expect(online.booking).toMatchObject({ mode: 'virtual', venue: null });
  });

  it('is seen by its two parties alone, by the expert once it is paid', async () => {
    const client = await t.signIn();
    const { id } = await b.hold(client, expert.id, start, atHome);
    const seen = async (person: SignedIn) => (await b.read(person, id)).status;
    expect([await seen(client), await seen(expert)]).toEqual([200, 404]);
    await b.pay(client, id);
    expect((await b.read(client, id)).body).toMatchObject({
      venue: homeVenue,
      travelMinutes: null,
    });
    expect((await b.read(expert, id)).body).toMatchObject({ venue: homeVenue, travelMinutes: 30 });
    expect(await seen(await t.signIn())).toBe(404);
    expect((await t.call('GET', `/api/booking/${id}`)).status).toBe(401);
    const list = await t.call('GET /api/bookings', { query: {}, token: expert.token });
    expect(list.body.bookings[0]?.venue).toEqual(homeVenue);
    const strangers = [
      await t.call('GET', `/worker/profile/${expert.id}`),
      await t.call('GET', `/api/availability/slots/${expert.id}?date=2026-12-10`),
    ];
    for (const { body } of strangers) expect(JSON.stringify(body)).not.toContain('Los Leones');
  });

  it('goes by the clocks of the place, in mails and calendar files', async () => {
    const client = await t.signIn();
    const email = 'visited@example.com';
    const { id } = await b.meeting(client, expert.id, start, {
      ...atHome,
      email,
      timezone: 'Europe/Madrid',
    });
    const [mail] = await b.mailsTo(email);
    // 12:00 UTC is 9:00 in Santiago and 13:00 in Madrid.
    expect(mail?.subject).toContain('09:00');
    expect(mail?.text).toContain('Where: Los Leones 120, Providencia, Santiago, Chile');
    expect(mail?.text).toMatch(/Your time: .*13:00/);
    expect(mail?.text).not.toContain('Join the meeting');
    const { body } = await t.call('GET /api/booking/:id/calendar', {
      params: { id },
      token: client.token,
    });
    const file = body.content.replaceAll(/\r?\n[ \t]/g, '');
    expect(file).toContain('LOCATION:Los Leones 120\\, Providencia\\, Santiago\\, Chile');
    expect(file).toMatch(/DESCRIPTION:You meet in person: .*09:00/);
    expect(file).toContain(`/activity/${id}`);
    await t.setNow('2026-12-10T11:00:00Z');
    await t.drain();
    const [reminder] = await b.mailsTo(email);
    expect(reminder?.subject).toMatch(/^Reminder: .*09:00/);
    expect(reminder?.text).toContain('You meet in person');
  });
});

describe('the address of a home', () => {
  const ends = '2026-12-10T13:00:00Z';
  const stored = (bookingId: string) =>
    t.context.db
      .selectFrom('bookings as b')
      .innerJoin('orders as o', 'o.id', 'b.order_id')
      .innerJoin('quotes as q', 'q.id', 'o.quote_id')
      .select(['b.venue', 'q.venue as quoted'])
      .where('b.id', '=', bookingId)
      .executeTakeFirstOrThrow();

  it('is forgotten 30 days after the end, that of an office stays', async () => {
    const client = await t.signIn();
    const visit = await b.meeting(client, expert.id, start, atHome);
    const office = await b.meeting(client, expert.id, '2026-12-10T15:00:00Z', atOffice());
    // 30 days after 13:00 is 9 January, 13:00. Sessions are over by then.
    await t.setNow('2027-01-09T12:59:00Z');
    await t.drain();
    const [late, host] = [await t.signIn(client.phone), await t.signIn(expert.phone)];
    const addressIn = async (person: SignedIn, id: string) =>
      (await b.read(person, id)).body.venue.address;
    expect(await addressIn(late, visit.id)).toBe(home.line);
    const exported = await t.call('GET /api/profile/export', { token: late.token });
    expect(JSON.stringify(exported.body)).toContain(home.line);
    await t.setNow(Temporal.Instant.from(ends).add({ hours: 720 }).toString());
    await t.drain();
    expect((await b.read(late, visit.id)).body.venue).toEqual({
      ...homeVenue,
      address: null,
      area: null,
    });
    expect(await addressIn(host, visit.id)).toBe(null);
    expect(await addressIn(late, office.id)).toBe('Av. Providencia 1000, Providencia');
    expect(JSON.stringify(await stored(visit.id))).not.toContain('Los Leones');
    const again = await t.call('GET /api/profile/export', { token: late.token });
    expect(JSON.stringify(again.body)).not.toContain('Los Leones');
  });

  it(
    'is forgotten by a quote as soon as that is over',
    still(async () => {
      const client = await t.signIn();
      const { id } = await b.hold(client, expert.id, start, atHome);
      await t.advance('PT14M30S');
      await t.drain();
      expect(JSON.stringify((await stored(id)).quoted)).toContain('Los Leones');
      await t.advance('PT30S');
      await t.drain();
      expect(JSON.stringify((await stored(id)).quoted)).not.toContain('Los Leones');
      expect(JSON.stringify((await stored(id)).venue)).toContain('Los Leones');
    }),
  );

  it('is forgotten with the person', async () => {
    const client = await t.signIn();
    const { id } = await b.meeting(client, expert.id, start, atHome);
    await t.setNow('2026-12-10T14:00:00Z');
    const body = { confirmed: true } as const;
    const { status } = await t.call('DELETE /api/profile', { body, token: client.token });
    expect(status).toBe(200);
    expect(JSON.stringify(await stored(id))).not.toContain('Los Leones');
    expect((await b.read(expert, id)).body.venue.address).toBe(null);
  });
});
