import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { payments } from '../../../../test/payments.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { areas, home, savePlaces } from '../../../../test/places.ts';
import type { FollowingClock } from '../../../lib/sandbox-clock.ts';

let t: TestApp;
let p: ReturnType<typeof payments>;

const day = '2026-12-09';
function at(time: string): string {
  return `${day}T${time}:00Z`;
}
const nine = at('09:00');

beforeAll(async () => {
  t = await startTestApp();
  p = payments(t);
});
beforeEach(() => t.setNow('2026-12-01T08:00:00Z'));
afterEach(async () => {
  await p.clearFaults();
  await t.drain();
  await p.expectLedgerToAgree({ settled: true });
});
afterAll(() => t.stop());

/** Time passes although no sweep looks at what came due. */
async function timePasses(to: { now: string } | { advance: string }): Promise<void> {
  await fetch(`${t.sandbox.url}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(to),
  });
  await (t.context.clock as FollowingClock).follow();
}

/** A client whose card has paid for a time with the expert, and nobody has told us. */
async function paidUnseen(
  provider: { id: string },
  start = nine,
  client?: SignedIn,
  way: object = {},
) {
  const person = client ?? (await t.signIn());
  const { id } = await p.hold(person, provider.id, start, way);
  const intentId = await p.startPayment(person, id);
  await p.fault('webhook', '*', 'drop', { times: 10 });
  await p.charge(intentId);
  return { client: person, id: id as string };
}

function set(provider: SignedIn, body: object) {
  return t.call('POST', '/api/availability/set', body, { token: provider.token });
}

/** Now the money is seen: what became of the meeting. */
async function outcome({ client, id }: { client: SignedIn; id: string }) {
  await t.drain();
  await t.drain();
  const { status, paid, refunded } = (await p.read(client, id)).body;
  return [status, paid.amount, refunded.amount];
}

const confirmed = ['confirmed', 6000, 0];
const paidBack = ['expired', 6000, 6000];

describe('money that is seen after its hold ran out', () => {
  it('keeps the buffer to what was booked meanwhile', async () => {
    const provider = await t.provider({ hours: { bufferMinutes: 30 } });
    const one = await paidUnseen(provider);
    const other = await paidUnseen(provider, at('13:00'));
    await timePasses({ advance: 'PT16M' });
    await p.hold(await t.signIn(), provider.id, at('10:15'));
    await p.hold(await t.signIn(), provider.id, at('14:30'));
    expect(await outcome(one)).toEqual(paidBack);
    expect(await outcome(other)).toEqual(confirmed);
  });

  it('keeps the travel to what was booked meanwhile, and needs the office to be there', async () => {
    const provider = await t.provider();
    const [office] = await savePlaces(t, provider, { areaIds: [areas.providencia], offices: [{}] });
    const atHome = { mode: 'home', address: home };
    const atOffice = { mode: 'office', officeId: office?.id };
    const near = await paidUnseen(provider, nine, undefined, atHome);
    const far = await paidUnseen(provider, at('12:00'), undefined, atHome);
    const gone = await paidUnseen(provider, at('15:30'), undefined, atOffice);
    await timePasses({ advance: 'PT16M' });
    await p.hold(await t.signIn(), provider.id, at('10:15'));
    await savePlaces(t, provider, {});
    expect(await outcome(near)).toEqual(paidBack);
    expect(await outcome(far)).toEqual(confirmed);
    expect(await outcome(gone)).toEqual(paidBack);
  });

  it('keeps the buffer to what the expert blocked, up to its edge', async () => {
    const provider = await t.provider({ hours: { bufferMinutes: 30 } });
    const one = await paidUnseen(provider);
    const other = await paidUnseen(provider, at('13:00'));
    await timePasses({ advance: 'PT16M' });
    for (const [start, end] of [
      [at('10:29'), at('11:00')],
      [at('14:30'), at('15:00')],
    ])
      await t.call('POST', '/api/availability/block', { start, end }, { token: provider.token });
    expect(await outcome(one)).toEqual(paidBack);
    expect(await outcome(other)).toEqual(confirmed);
  });

  it.each([
    ['closed the date', { overrides: [{ date: day, ranges: [] }] }],
    [
      'opened the date later',
      { overrides: [{ date: day, ranges: [{ start: '09:15', end: '17:00' }] }] },
    ],
    ['changed the weekly hours', { weeklyHours: [] }],
  ])('goes back when the expert %s meanwhile', async (_, change) => {
    const provider = await t.provider();
    const late = await paidUnseen(provider);
    await set(provider, change);
    await timePasses({ advance: 'PT16M' });
    expect(await outcome(late)).toEqual(paidBack);
  });

  it('has the slot although notice and horizon have moved: the quote fixed them', async () => {
    const provider = await t.provider();
    await t.setNow(at('06:59'));
    const late = await paidUnseen(provider);
    await set(provider, { minimumNoticeMinutes: 1440, horizonDays: 1 });
    await timePasses({ now: at('08:59') });
    expect(await outcome(late)).toEqual(confirmed);
  });

  it('goes back from the start of the meeting on', async () => {
    const provider = await t.provider();
    const late = await paidUnseen(provider);
    await timePasses({ now: nine });
    expect(await outcome(late)).toEqual(paidBack);
  });

  it('goes back when the client holds another time with the expert by now', async () => {
    const provider = await t.provider();
    const late = await paidUnseen(provider);
    await timePasses({ advance: 'PT16M' });
    const next = await p.hold(late.client, provider.id, at('15:00'));
    expect(await outcome(late)).toEqual(paidBack);
    expect((await p.read(late.client, next.id)).body.status).toBe('held');
  });
});

describe('late money at the first-meeting price', () => {
  const cheaperFirst = { profile: { discountedRate: { amount: 4000, currency: 'USD' } } };
  /** Another meeting of the same two, confirmed before the first money is seen. */
  const meetingMeanwhile = async (late: { client: SignedIn }, provider: { id: string }) => {
    await timePasses({ advance: 'PT16M' });
    const { id } = await paidUnseen(provider, at('15:00'), late.client);
    await p.confirm(late.client, { bookingId: id });
    expect((await p.read(late.client, id)).body.status).toBe('confirmed');
    return id;
  };

  it('goes back when the two have a meeting by now', async () => {
    const provider = await t.provider(cheaperFirst);
    const late = await paidUnseen(provider);
    await meetingMeanwhile(late, provider);
    expect(await outcome(late)).toEqual(['expired', 4000, 4000]);
  });

  it('has the slot when that meeting was cancelled with everything paid back', async () => {
    const provider = await t.provider(cheaperFirst);
    const late = await paidUnseen(provider);
    const id = await meetingMeanwhile(late, provider);
    expect((await p.cancel(late.client, id)).body.refunded.amount).toBe(4000);
    expect(await outcome(late)).toEqual(['confirmed', 4000, 0]);
  });

  it('is another matter than late money at the usual price', async () => {
    const provider = await t.provider();
    const late = await paidUnseen(provider);
    await meetingMeanwhile(late, provider);
    expect(await outcome(late)).toEqual(confirmed);
  });
});

describe('money that is seen while its hold lasts', () => {
  it('has the slot, whatever the expert closed meanwhile', async () => {
    const provider = await t.provider();
    const inTime = await paidUnseen(provider);
    await set(provider, { overrides: [{ date: day, ranges: [] }] });
    const block = { start: nine, end: at('10:00') };
    await t.call('POST', '/api/availability/block', block, { token: provider.token });
    await timePasses({ advance: 'PT14M30S' });
    expect(await outcome(inTime)).toEqual(confirmed);
  });
});
