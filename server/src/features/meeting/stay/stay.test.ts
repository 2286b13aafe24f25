import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemScene, type ProblemScene } from '../../../../test/problems.ts';
import { enterRoom } from '../../../../test/rooms.ts';
import { createStayLog, eraseOldStays, touchOpenStays } from './service.ts';

let s: ProblemScene;
beforeAll(async () => {
  s = await problemScene();
});
afterAll(() => s.t.stop());

const roomOf = async (id: string) => (await s.read(s.client, id)).body.room;
const countStays = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from room_stays`.execute(s.t.context.db);
  return rows[0]?.count;
};

test('both parties leave who and when, strangers nothing', async () => {
  const m = await s.meeting();
  await s.sit(s.provider, m, 'PT1M', 'PT20M');
  await s.t.setNow(m.at('PT21M'));
  const knocking = await enterRoom(s.t, m.roomId, { displayName: 'Tom' });
  await knocking.next('waiting');
  knocking.send({ type: 'leave' });
  await knocking.closed;
  await s.sit(s.client, m, 'PT25M', 'PT40M');
  const room = await roomOf(m.id);
  const minutes = [...room.provider, ...room.client].map(({ from, to }) =>
    Math.floor(Temporal.Instant.from(from).until(to).total('minutes') + 0.5),
  );
  expect(minutes).toEqual([19, 15]);
  const [provider, client] = [room.provider[0]?.from ?? '', room.client[0]?.from ?? ''];
  expect(provider.slice(0, 16)).toBe(m.at('PT1M').slice(0, 16));
  expect(client.slice(0, 16)).toBe(m.at('PT25M').slice(0, 16));
  expect(await countStays()).toBe(2);
});

test('the person alone gets their own with their data', async () => {
  const m = await s.meeting();
  await s.sit(s.client, m, 'PT0S', 'PT5M');
  const stays = async (token: string) => {
    const { body } = await s.t.call('GET', '/api/profile/export', undefined, { token });
    return (body.roomStays as { bookingId: string }[]).filter(
      ({ bookingId }) => bookingId === m.id,
    );
  };
  expect(await stays(s.client.token)).toHaveLength(1);
  expect(await stays(s.provider.token)).toEqual([]);
});

test('a process that died is known by what it wrote down last', async () => {
  const m = await s.meeting();
  await sql`
    insert into room_stays (id, booking_id, party, entered_at, seen_at)
    values (gen_random_uuid(), ${m.id}, 'client', ${m.at('PT0S')}, ${m.at('PT0S')})`.execute(
    s.t.context.db,
  );
  const { rows } = await sql<{ id: string }>`
    select id from room_stays where booking_id = ${m.id}`.execute(s.t.context.db);
  await s.t.setNow(m.at('PT8M'));
  const log = createStayLog();
  for (const { id } of rows) log.open.add(id);
  await touchOpenStays(s.t.context, log);
  await s.t.setNow(m.at('PT50M'));
  const [stay] = (await roomOf(m.id)).client;
  expect(stay?.to.slice(0, 16)).toBe(m.at('PT8M').slice(0, 16));
});

test('they are erased after 90 days, and not before', async () => {
  await eraseOldStays(s.t.context);
  const m = await s.meeting();
  await s.sit(s.client, m, 'PT0S', 'PT30M');
  const kept = async () => {
    const { rows } = await sql<{ id: string }>`
      select id from room_stays where booking_id = ${m.id}`.execute(s.t.context.db);
    return rows.length;
  };
  await s.t.setNow(m.at(`PT${90 * 24}H29M`));
  expect(await kept()).toBe(1);
  await s.t.setNow(m.at(`PT${90 * 24}H31M`));
  expect(await kept()).toBe(0);
});
