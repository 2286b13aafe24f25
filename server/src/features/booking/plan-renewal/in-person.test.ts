import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import { areas, home, savePlaces } from '../../../../test/places.ts';
import { mondays, plans } from '../../../../test/plans.ts';

let t: TestApp;
let k: ReturnType<typeof plans>;

beforeAll(async () => {
  t = await startTestApp();
  k = plans(t);
});
afterAll(() => t.stop());

const choice = { startDate: '2026-12-07', pattern: mondays, timezone: 'UTC' };

type Session = { start: string; bookingId: string; state: string };

/** A plan that is bought to take place somewhere. */
async function scene(way: (officeId: string) => object) {
  await t.setNow('2026-12-01T08:00:00Z');
  const expert = await t.provider();
  const places = { areaIds: [areas.providencia], offices: [{}] };
  const [office] = await savePlaces(t, expert, places);
  const offeringId = await k.sellPlan(expert);
  const client = await t.signIn();
  const { id: planId } = await k.startPlan(client, offeringId, choice, way(office?.id ?? ''));
  const sessionsOf = async (at: number) =>
    (await k.readPlan(client, planId)).periods[at].sessions as Session[];
  const month = async (at: string) => {
    await k.goTo(at);
    const [first] = (await sessionsOf(0)).filter(({ bookingId }) => bookingId !== null);
    return (await k.read(client, first?.bookingId ?? '')).body;
  };
  return { expert, client, planId, sessionsOf, month, officeId: office?.id };
}

describe('a plan at an office', () => {
  it('keeps its place in the next month and in a credit that is placed', async () => {
    const { client, planId, sessionsOf, officeId } = await scene((id) => ({
      mode: 'office',
      officeId: id,
    }));
    const [first] = await sessionsOf(0);
    const cancelled = await k.cancel(client, first?.bookingId ?? '');
    expect(cancelled.status).toBe(200);
    const { packageId } = (await k.readPlan(client, planId)).periods[0];
    const placed = await k.place(client, packageId, ['2026-12-08T12:00:00Z']);
    expect(placed).toMatchObject({
      status: 201,
      body: { booking: { mode: 'office', officeId, venue: { name: 'Office 1' } } },
    });
    await t.drain();
    await k.goTo('2026-12-31T10:00:00Z');
    const where = 'Where: Office 1, Av. Providencia 1000, Providencia, Santiago, Chile';
    const mails = await k.mailsTo(k.emailOf(client));
    const textOf = (subject: string) =>
      mails.find((mail) => mail.subject.startsWith(subject))?.text ?? '';
    for (const subject of ['Your plan has started', 'Steady steps renews on Thu 7 Jan 2027'])
      expect(textOf(subject)).toContain(where);
    // By the clocks of the office, said once.
    expect(textOf('Your plan has started')).toContain('Time zone: Santiago, GMT-3');
    expect(textOf('Your plan has started')).toContain('- Mon 7 Dec 2026, 07:00–08:00\n');
    // The session that was placed from its credit.
    expect(textOf('Confirmed:')).toContain('Price: Already paid');
    const [next] = await sessionsOf(0);
    expect((await k.read(client, next?.bookingId ?? '')).body).toMatchObject({
      mode: 'office',
      officeId,
    });
    await k.expectLedgerToAgree({ settled: true });
  });

  it('whose office is gone asks for its times instead of taking them', async () => {
    const { client, expert, planId, sessionsOf } = await scene((id) => ({
      mode: 'office',
      officeId: id,
    }));
    const [first] = await sessionsOf(0);
    await k.cancel(client, first?.bookingId ?? '');
    await savePlaces(t, expert, { areaIds: [areas.providencia] });
    const { packageId } = (await k.readPlan(client, planId)).periods[0];
    const gone = await k.place(client, packageId, ['2026-12-08T12:00:00Z']);
    expect([gone.status, gone.body.errorCode]).toEqual([409, 'office-gone']);
    // The person may say another place.
    const online = await k.place(client, packageId, ['2026-12-08T12:00:00Z'], { mode: 'virtual' });
    expect([online.status, online.body.booking.mode]).toEqual([201, 'virtual']);
    await k.goTo('2026-12-31T10:00:00Z');
    expect((await sessionsOf(0)).map(({ state }) => state)).toEqual(
      Array(4).fill('action-required'),
    );
  });
});

describe("a plan at the client's home", () => {
  it('still knows the home when the address of the first meetings is erased', async () => {
    const { month } = await scene(() => ({ mode: 'home', address: home }));
    await k.goTo('2026-12-31T10:00:00Z');
    await k.goTo('2027-01-07T10:00:00Z');
    // The first meeting is more than 30 days over.
    const third = await month('2027-01-31T10:00:00Z');
    expect(third).toMatchObject({ mode: 'home', venue: { address: home.line } });
    await k.expectLedgerToAgree({ settled: true });
  });

  it('is not guessed once all its addresses are erased', async () => {
    const { client, planId, sessionsOf } = await scene(() => ({ mode: 'home', address: home }));
    const meetings = await sessionsOf(0);
    for (const { bookingId } of meetings)
      expect((await k.cancel(client, bookingId)).status).toBe(200);
    const { packageId } = (await k.readPlan(client, planId)).periods[0];
    const known = await k.place(client, packageId, ['2026-12-08T12:00:00Z']);
    expect(known.body.booking.venue.address).toBe(home.line);
    await t.context.db
      .updateTable('bookings')
      .set({ venue: JSON.stringify({ ...known.body.booking.venue, address: null, area: null }) })
      .where('client_id', '=', client.userId)
      .execute();
    await k.goTo('2026-12-31T10:00:00Z');
    expect((await sessionsOf(0)).map(({ state }) => state)).toEqual(
      Array(4).fill('action-required'),
    );
    const chosen = await k.choose(client, planId, 1, '2027-01-12T11:00:00Z');
    expect([chosen.status, chosen.body.errorCode]).toEqual([400, 'address-not-found']);
    const placed = await k.place(client, packageId, ['2027-01-13T11:00:00Z']);
    expect([placed.status, placed.body.errorCode]).toEqual([400, 'address-not-found']);
    const said = await k.place(client, packageId, ['2027-01-13T11:00:00Z'], {
      mode: 'home',
      address: home,
    });
    expect(said.body.booking.venue.address).toBe(home.line);
  });
});
