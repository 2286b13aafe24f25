import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { bookings } from '../../../test/bookings.ts';
import { enterRoom, roomScene, type RoomScene } from '../../../test/rooms.ts';

let t: TestApp;
let s: RoomScene;

beforeAll(async () => {
  s = await roomScene();
  t = s.t;
});
afterAll(() => t.stop());

describe('what a person may know of a room', () => {
  test('its parties learn whom they meet, in which role and when', async () => {
    const { roomId, id, date } = await s.openMeeting();
    const { body: host } = await s.look(roomId, s.provider.token);
    expect(host).toMatchObject({ role: 'host', state: 'open', opensAt: `${date}T09:50:00Z` });
    expect(host.booking).toMatchObject({ id, otherName: 'Clara Soto', ownName: 'Paula Rojas' });
    const { body: guest } = await s.look(roomId, s.client.token);
    expect(guest).toMatchObject({ role: 'guest', closesAt: `${date}T11:30:00Z` });
    expect(guest.booking).toMatchObject({ otherName: 'Paula Rojas', otherId: s.provider.id });
  });

  test('strangers, signed in or not, learn nothing of whose meeting it is', async () => {
    const { roomId } = await s.openMeeting();
    for (const token of [undefined, s.other.token]) {
      const { status, body } = await s.look(roomId, token);
      expect(status).toBe(200);
      expect(body).toMatchObject({ role: 'stranger', state: 'open', booking: null });
      expect(JSON.stringify(body)).not.toMatch(/Clara|Paula/);
    }
  });

  test('a room that nobody paid for, an unknown one and no room at all are the same 404', async () => {
    const { date } = await s.meetingAt('06:30:00');
    const held = await bookings(t).hold(s.other, s.provider.id, `${date}T14:00:00Z`);
    const row = await t.context.db
      .selectFrom('bookings')
      .select('room_id')
      .where('id', '=', held.id)
      .executeTakeFirstOrThrow();
    for (const roomId of [row.room_id, 'Abcdefgh12', 'short'])
      expect(await s.look(roomId, s.other.token)).toMatchObject({
        status: 404,
        body: { errorCode: 'not-found' },
      });
  });
});

describe('the door of a room', () => {
  test('is closed before its time, with the time it opens', async () => {
    const { roomId, date } = await s.meetingAt('09:49:59');
    const early = await enterRoom(t, roomId, s.asClient());
    expect(await early.next('refused')).toEqual({
      type: 'refused',
      errorCode: 'room-not-open',
      opensAt: `${date}T09:50:00Z`,
    });
    await early.closed;
    await t.setNow(`${date}T09:50:00Z`);
    const inTime = await enterRoom(t, roomId, s.asClient());
    expect(await inTime.next('entered')).toMatchObject({ role: 'guest', peers: [] });
    await inTime.cut();
  });

  test('is closed when the meeting is over, and nobody stays inside', async () => {
    const { roomId, date } = await s.openMeeting();
    const host = await enterRoom(t, roomId, s.asHost());
    const stranger = await enterRoom(t, roomId, { displayName: 'Tom' });
    await host.next('entered');
    await stranger.next('waiting');
    await t.setNow(`${date}T11:29:00Z`);
    expect((await host.received()).map(({ type }) => type)).toEqual(['knock']);
    await t.setNow(`${date}T11:30:00Z`);
    for (const visit of [host, stranger]) {
      expect(await visit.next('refused')).toMatchObject({ errorCode: 'room-closed' });
      await visit.closed;
    }
    const late = await enterRoom(t, roomId, s.asClient());
    expect(await late.next('refused')).toMatchObject({ errorCode: 'room-closed' });
  });

  test('is closed to everybody, with the reason, when the meeting was cancelled (room-2)', async () => {
    const { roomId, id } = await s.openMeeting();
    const inside = await enterRoom(t, roomId, s.asClient());
    await inside.next('entered');
    expect((await bookings(t).cancel(s.provider, id)).status).toBe(200);
    expect(await inside.next('refused')).toMatchObject({ errorCode: 'booking-cancelled' });
    await inside.closed;
    for (const wish of [s.asHost(), s.asClient(), { displayName: 'Tom' }]) {
      const visit = await enterRoom(t, roomId, wish);
      expect(await visit.next('refused')).toMatchObject({ errorCode: 'booking-cancelled' });
    }
    expect((await s.look(roomId)).body).toMatchObject({ state: 'cancelled', booking: null });
  });

  test('is not there for an unknown room, and an ended session is told so', async () => {
    const nowhere = await enterRoom(t, 'Abcdefgh12', s.asClient());
    expect(await nowhere.next('refused')).toMatchObject({ errorCode: 'not-found' });
    const noRoom = await enterRoom(t, 'short', s.asClient());
    expect(await noRoom.next('refused')).toMatchObject({ errorCode: 'not-found' });
    const { roomId } = await s.openMeeting();
    const stale = await enterRoom(t, roomId, { token: 'gone', displayName: 'Clara' });
    expect(await stale.next('refused')).toMatchObject({ errorCode: 'unauthenticated' });
  });
});
