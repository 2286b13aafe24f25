import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { mornings, packages } from '../../../../test/packages.ts';
import type { SignedIn } from '../../../../test/people.ts';
import type { FollowingClock } from '../../../lib/sandbox-clock.ts';

let t: TestApp;
let k: ReturnType<typeof packages>;

beforeAll(async () => {
  t = await startTestApp();
  k = packages(t);
});
beforeEach(() => t.setNow('2026-12-01T08:00:00Z'));
afterEach(async () => {
  await k.clearFaults();
  await t.drain();
  await k.expectLedgerToAgree({ settled: true });
});
afterAll(() => t.stop());

const starts = mornings('2026-12-09T09:00:00Z', 5);

/** Time passes although no sweep looks at what came due. */
async function timePasses(): Promise<void> {
  await fetch(`${t.sandbox.url}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: 'PT16M' }),
  });
  await (t.context.clock as FollowingClock).follow();
}

/** A client whose card has paid for a package, and the webhook is lost. */
async function paidUnseen(expert: SignedIn) {
  const client = await t.signIn();
  const { body } = await k.bookPackage(client, await k.sell(expert), starts);
  const intentId = await k.startPayment(client, body.booking.id);
  await k.fault('webhook', '*', 'drop', { times: 10 });
  await k.charge(intentId);
  return { client, id: body.package.id as string };
}

async function outcome({ client, id }: { client: SignedIn; id: string }) {
  await t.drain();
  await t.drain();
  const { status, paid, refunded } = await k.readPackage(client, id);
  return [status, paid.amount, refunded.amount];
}

describe('money for a package that is seen after its hold ran out', () => {
  it('gets all its times where they are still free', async () => {
    const expert = await t.provider();
    const late = await paidUnseen(expert);
    await timePasses();
    expect(await outcome(late)).toEqual(['active', 25_003, 0]);
    const { sessions } = await k.readPackage(late.client, late.id);
    for (const { bookingId } of sessions)
      expect((await k.read(late.client, bookingId)).body).toMatchObject({ status: 'confirmed' });
  });

  it('goes back whole where one of them was taken, and keeps none', async () => {
    const expert = await t.provider();
    const late = await paidUnseen(expert);
    await timePasses();
    await k.hold(await t.signIn(), expert.id, starts[3] ?? '');
    expect(await outcome(late)).toEqual(['lapsed', 25_003, 25_003]);
    expect((await k.book(await t.signIn(), expert.id, starts[0] ?? '')).status).toBe(201);
  });

  it('goes back whole where another time with the expert took its place', async () => {
    const expert = await t.provider();
    const late = await paidUnseen(expert);
    const other = await k.book(late.client, expert.id, '2026-12-20T09:00:00Z');
    expect(other.status).toBe(201);
    expect(other.body.replacedBookingId).not.toBeNull();
    expect(await outcome(late)).toEqual(['lapsed', 25_003, 25_003]);
  });
});

describe('a webhook of a package', () => {
  it('that comes three times, and late, pays it once', async () => {
    const expert = await t.provider();
    const client = await t.signIn();
    const { body } = await k.bookPackage(client, await k.sell(expert), starts);
    const intentId = await k.startPayment(client, body.booking.id);
    await k.charge(intentId);
    await t.drain();
    const cancelled = await k.cancelPackage(client, body.package.id);
    expect(cancelled.status).toBe(200);
    for (const hook of await k.hooks(intentId)) await k.deliver(hook);
    await t.drain();
    for (const hook of await k.hooks(intentId)) await k.deliver(hook);
    expect(await outcome({ client, id: body.package.id })).toEqual(['cancelled', 25_003, 25_003]);
  });
});
