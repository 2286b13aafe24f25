import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import { movingCalls } from '../../../../test/moving.ts';
import { exportBookings, forgetInBookings } from './service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await t.setNow('2026-12-01T08:00:00Z');
});
afterAll(() => t.stop());

it('people get what they wrote beside a proposed time, and it is forgotten with them', async () => {
  const b = bookings(t);
  const m = movingCalls(t);
  const provider = await t.provider();
  const client = await t.signIn();
  const { id } = await b.meeting(client, provider.id, '2026-12-10T10:00:00Z');
  await m.propose(provider, id, '2026-12-11T10:00:00Z', 'My train is late');
  await m.propose(client, id, '2026-12-12T10:00:00Z', 'My boss is back');
  const told = async (userId: string) => {
    const [booking] = await exportBookings(t.context, userId);
    return booking?.proposalMessages.map(({ message }) => message);
  };
  expect(await told(provider.id)).toEqual(['My train is late']);
  expect(await told(client.userId)).toEqual(['My boss is back']);
  const [mine] = await exportBookings(t.context, client.userId);
  expect(mine?.changes.map(({ what, by }) => [what, by])).toEqual([
    ['proposed', 'provider'],
    ['proposed', 'client'],
  ]);
  await t.context.db.transaction().execute((tx) => forgetInBookings(tx, client.userId));
  expect(await told(client.userId)).toEqual([]);
  expect(await told(provider.id)).toEqual(['My train is late']);
});
