import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { bookings } from '../../../test/bookings.ts';
import type { SignedIn } from '../../../test/people.ts';
import { chatLine, comeIn, openRoom } from '../../../test/rooms.ts';
import { newId } from '../../lib/ids.ts';

let t: TestApp;
let client: SignedIn;
let provider: SignedIn & { id: string };
let other: SignedIn;
let day = 0;

beforeAll(async () => {
  t = await startTestApp();
  await t.setNow('2026-11-30T12:00:00Z');
  client = await t.signIn();
  provider = await t.provider();
  other = await t.signIn();
});
afterAll(() => t.stop());

/** A paid meeting from 10:00 to 11:00 of a day of its own; its room's id and its own. */
const meetingAt = async (now: string) => {
  day += 1;
  const date = Temporal.PlainDate.from('2026-12-01').add({ days: day }).toString();
  await t.setNow(`${date}T06:00:00Z`);
  const start = `${date}T10:00:00Z`;
  const { id, meetingLink } = await bookings(t).meeting(client, provider.id, start);
  await t.setNow(`${date}T${now}Z`);
  return { id: id as string, date, roomId: (meetingLink as string).slice(1) };
};

const openMeeting = () => meetingAt('09:55:00');
const asHost = () => ({ token: provider.token });
const asClient = () => ({ token: client.token });
const look = (roomId: string, token?: string) =>
  t.call('GET', `/api/meeting/${roomId}`, undefined, token ? { token } : {});

describe('what a person may know of a room', () => {
  test('its parties learn whom they meet, in which role and when', async () => {
    const { roomId, id, date } = await openMeeting();
    const { body: host } = await look(roomId, provider.token);
    expect(host).toMatchObject({ role: 'host', state: 'open', opensAt: `${date}T09:50:00Z` });
    expect(host.booking).toMatchObject({ id, otherName: 'Clara Soto', ownName: 'Paula Rojas' });
    const { body: guest } = await look(roomId, client.token);
    expect(guest).toMatchObject({ role: 'guest', closesAt: `${date}T11:30:00Z` });
    expect(guest.booking).toMatchObject({ otherName: 'Paula Rojas', otherId: provider.id });
  });

  test('strangers, signed in or not, learn nothing of whose meeting it is', async () => {
    const { roomId } = await openMeeting();
    for (const token of [undefined, other.token]) {
      const { status, body } = await look(roomId, token);
      expect(status).toBe(200);
      expect(body).toMatchObject({ role: 'stranger', state: 'open', booking: null });
      expect(JSON.stringify(body)).not.toMatch(/Clara|Paula/);
    }
  });

  test('a room that nobody paid for, an unknown one and no room at all are the same 404', async () => {
    const { date } = await meetingAt('06:30:00');
    const held = await bookings(t).hold(other, provider.id, `${date}T14:00:00Z`);
    const row = await t.context.db
      .selectFrom('bookings')
      .select('room_id')
      .where('id', '=', held.id)
      .executeTakeFirstOrThrow();
    for (const roomId of [row.room_id, 'Abcdefgh12', 'short'])
      expect(await look(roomId, other.token)).toMatchObject({
        status: 404,
        body: { errorCode: 'not-found' },
      });
  });
});

describe('the door of a room', () => {
  test('is closed before its time, with the time it opens', async () => {
    const { roomId, date } = await meetingAt('09:49:59');
    const early = await comeIn(t, roomId, asClient());
    expect(await early.hear('refused')).toEqual({
      type: 'refused',
      errorCode: 'room-not-open',
      opensAt: `${date}T09:50:00Z`,
    });
    await early.closed;
    await t.setNow(`${date}T09:50:00Z`);
    const inTime = await comeIn(t, roomId, asClient());
    expect(await inTime.hear('entered')).toMatchObject({ role: 'guest', peers: [] });
    await inTime.cut();
  });

  test('is closed when the meeting is over, and nobody stays inside', async () => {
    const { roomId, date } = await openMeeting();
    const host = await comeIn(t, roomId, asHost());
    const stranger = await comeIn(t, roomId, { displayName: 'Tom' });
    await host.hear('entered');
    await stranger.hear('waiting');
    await t.setNow(`${date}T11:29:00Z`);
    expect((await host.heard()).map(({ type }) => type)).toEqual(['knock']);
    await t.setNow(`${date}T11:30:00Z`);
    for (const visit of [host, stranger]) {
      expect(await visit.hear('refused')).toMatchObject({ errorCode: 'room-closed' });
      await visit.closed;
    }
    const late = await comeIn(t, roomId, asClient());
    expect(await late.hear('refused')).toMatchObject({ errorCode: 'room-closed' });
  });

  test('is closed to everybody, with the reason, when the meeting was cancelled (RM-03)', async () => {
    const { roomId, id } = await openMeeting();
    const inside = await comeIn(t, roomId, asClient());
    await inside.hear('entered');
    expect((await bookings(t).cancel(provider, id)).status).toBe(200);
    expect(await inside.hear('refused')).toMatchObject({ errorCode: 'booking-cancelled' });
    await inside.closed;
    for (const wish of [asHost(), asClient(), { displayName: 'Tom' }]) {
      const visit = await comeIn(t, roomId, wish);
      expect(await visit.hear('refused')).toMatchObject({ errorCode: 'booking-cancelled' });
    }
    expect((await look(roomId)).body).toMatchObject({ state: 'cancelled', booking: null });
  });

  test('is not there for an unknown room, and an ended session is told so', async () => {
    const nowhere = await comeIn(t, 'Abcdefgh12', asClient());
    expect(await nowhere.hear('refused')).toMatchObject({ errorCode: 'not-found' });
    const noRoom = await comeIn(t, 'short', asClient());
    expect(await noRoom.hear('refused')).toMatchObject({ errorCode: 'not-found' });
    const { roomId } = await openMeeting();
    const stale = await comeIn(t, roomId, { token: 'gone', displayName: 'Clara' });
    expect(await stale.hear('refused')).toMatchObject({ errorCode: 'unauthenticated' });
  });
});

describe('the two parties', () => {
  test('enter without asking, and see and write to each other', async () => {
    const { roomId } = await openMeeting();
    const host = await comeIn(t, roomId, { ...asHost(), audio: true, video: true });
    expect(await host.hear('entered')).toMatchObject({ role: 'host', peers: [], messages: [] });
    const guest = await comeIn(t, roomId, asClient());
    const { peers, peerId } = await guest.hear('entered');
    expect(peers).toMatchObject([{ name: 'Paula Rojas', role: 'host', audio: true, video: true }]);
    const joined = await host.hear('peer-joined');
    expect(joined.peer).toMatchObject({ peerId, name: 'Clara Soto', role: 'guest', audio: false });

    guest.say({ type: 'state', audio: true, video: false, screen: true });
    expect(await host.hear('peer-state')).toMatchObject({ peerId, audio: true, screen: true });
    guest.say({ type: 'signal', to: peers[0]?.peerId ?? '', data: { sdp: 'v=0' } });
    expect(await host.hear('signal')).toEqual({
      type: 'signal',
      from: peerId,
      data: { sdp: 'v=0' },
    });
    host.say(chatLine('Hola'));
    expect(await guest.hear('chat')).toMatchObject({ text: 'Hola', name: 'Paula Rojas' });
    expect(await host.hear('chat')).toMatchObject({ text: 'Hola' });

    guest.say({ type: 'leave' });
    expect(await host.hear('peer-left')).toEqual({ type: 'peer-left', peerId, lost: false });
    await host.cut();
  });

  test('have one connection each: a second one replaces the first', async () => {
    const { roomId } = await openMeeting();
    const host = await comeIn(t, roomId, asHost());
    const laptop = await comeIn(t, roomId, asClient());
    const { peerId: before } = await laptop.hear('entered');
    await host.hear('peer-joined');
    const phone = await comeIn(t, roomId, asClient());
    const { peerId, peers } = await phone.hear('entered');
    expect(peers).toHaveLength(1);
    await laptop.hear('replaced');
    await laptop.closed;
    const joined = await host.hear('peer-joined');
    expect(joined).toMatchObject({ replaces: before, peer: { peerId } });
    expect((await host.heard()).filter(({ type }) => type === 'peer-left')).toEqual([]);
  });

  test('keep their place when a connection breaks, and what they missed is told', async () => {
    const { roomId } = await openMeeting();
    const host = await comeIn(t, roomId, asHost());
    const guest = await comeIn(t, roomId, asClient());
    const { peerId, resumeKey } = await guest.hear('entered');
    await guest.cut();
    await t.advance('PT19S');
    host.say(chatLine('Are you there?'));
    host.say({ type: 'signal', to: peerId, data: 'offer' });
    await host.hear('chat');
    const back = await comeIn(t, roomId, { ...asClient(), resumeKey });
    const entered = await back.hear('entered');
    expect(entered).toMatchObject({ peerId, resumeKey, messages: [{ text: 'Are you there?' }] });
    expect(await back.hear('signal')).toMatchObject({ data: 'offer' });
    const heard = await host.heard();
    expect(heard.map(({ type }) => type).filter((type) => type !== 'entered')).toEqual([
      'peer-joined',
    ]);
  });

  test('lose their place when the connection stays away, and the other one is told', async () => {
    const { roomId } = await openMeeting();
    const host = await comeIn(t, roomId, asHost());
    const guest = await comeIn(t, roomId, asClient());
    const { peerId } = await guest.hear('entered');
    await guest.cut();
    await t.advance('PT20S');
    expect(await host.hear('peer-left')).toEqual({ type: 'peer-left', peerId, lost: true });
  });

  test('find others inside after the host was gone, who comes back unasked (RM-04)', async () => {
    const { roomId } = await openMeeting();
    const host = await comeIn(t, roomId, asHost());
    const guest = await comeIn(t, roomId, asClient());
    const stranger = await comeIn(t, roomId, { displayName: 'Tom' });
    host.say({ type: 'admit', peerId: (await host.hear('knock')).peerId });
    await stranger.hear('entered');
    await host.cut();
    await t.advance('PT21S');
    await guest.hear('peer-left');
    expect((await guest.heard()).some(({ type }) => type === 'refused')).toBe(false);
    const back = await comeIn(t, roomId, asHost());
    const { role, peers } = await back.hear('entered');
    expect(role).toBe('host');
    expect(peers.map(({ name }) => name).toSorted()).toEqual(['Clara Soto', 'Tom']);
  });

  test('are not let in by their names: whoever is not signed in as them knocks', async () => {
    const { roomId } = await openMeeting();
    const host = await comeIn(t, roomId, asHost());
    const pretender = await comeIn(t, roomId, { displayName: 'Clara Soto' });
    await pretender.hear('waiting');
    expect(await host.hear('knock')).toMatchObject({ name: 'Clara Soto' });
    const third = await comeIn(t, roomId, { token: other.token, displayName: 'Ann' });
    expect(await third.hear('waiting')).toMatchObject({ isHostHere: true });
  });
});

describe('a stranger', () => {
  test('knocks, waits for a host, and is let in (RM-01)', async () => {
    const { roomId } = await openMeeting();
    const guest = await comeIn(t, roomId, asClient());
    const stranger = await comeIn(t, roomId, { displayName: 'Tom' });
    const { peerId, isHostHere } = await stranger.hear('waiting');
    expect(isHostHere).toBe(false);
    guest.say({ type: 'admit', peerId });
    guest.say(chatLine('Only for us'));
    await guest.hear('chat');
    const host = await comeIn(t, roomId, asHost());
    expect(await host.hear('knock')).toEqual({ type: 'knock', peerId, name: 'Tom' });
    expect(await stranger.hear('host-here')).toMatchObject({ isHostHere: true });
    host.say({ type: 'admit', peerId });
    const entered = await stranger.hear('entered');
    expect(entered.role).toBe('stranger');
    expect(entered.peers).toHaveLength(2);
    // What was written before is none of their business.
    expect(entered.messages).toEqual([]);
    expect(await guest.hear('peer-joined')).toBeDefined();
  });

  test('hears nothing of the room and reaches nobody in it while knocking', async () => {
    const { roomId } = await openMeeting();
    const host = await comeIn(t, roomId, asHost());
    const { peerId } = await host.hear('entered');
    const stranger = await comeIn(t, roomId, { displayName: 'Tom' });
    await stranger.hear('waiting');
    stranger.say({ type: 'signal', to: peerId, data: 'offer' });
    stranger.say(chatLine('Let me in'));
    stranger.say({ type: 'state', audio: true, video: true, screen: true });
    stranger.say({ type: 'admit', peerId: (await host.hear('knock')).peerId });
    host.say(chatLine('Secret'));
    await host.hear('chat');
    expect(await stranger.heard()).toEqual([]);
    expect(await host.heard()).toEqual([]);
  });

  test('who is refused is told so and does not knock in a loop', async () => {
    const { roomId } = await openMeeting();
    const host = await comeIn(t, roomId, asHost());
    const stranger = await comeIn(t, roomId, { displayName: 'Tom' });
    host.say({ type: 'refuse', peerId: (await host.hear('knock')).peerId });
    expect(await stranger.hear('refused')).toMatchObject({ errorCode: 'forbidden' });
    await stranger.closed;
    const again = await comeIn(t, roomId, { displayName: 'Tom' });
    expect(await again.hear('refused')).toMatchObject({
      errorCode: 'too-many-requests',
      retryAfter: expect.any(Number),
    });
    expect((await host.heard()).filter(({ type }) => type === 'knock')).toEqual([]);
    await t.advance('PT61S');
    const later = await comeIn(t, roomId, { displayName: 'Tom' });
    await later.hear('waiting');
    await later.cut();
    await t.advance('PT10M');
  });

  test('can be asked to go again, and a party cannot', async () => {
    const { roomId } = await openMeeting();
    const host = await comeIn(t, roomId, asHost());
    const guest = await comeIn(t, roomId, asClient());
    const { peerId: guestId } = await guest.hear('entered');
    const stranger = await comeIn(t, roomId, { displayName: 'Tom' });
    const { peerId } = await host.hear('knock');
    host.say({ type: 'admit', peerId });
    await stranger.hear('entered');
    host.say({ type: 'refuse', peerId: guestId });
    host.say({ type: 'refuse', peerId });
    expect(await stranger.hear('refused')).toMatchObject({ errorCode: 'forbidden' });
    expect(await guest.hear('peer-left')).toMatchObject({ peerId });
    expect((await guest.heard()).some(({ type }) => type === 'refused')).toBe(false);
    await t.advance('PT10M');
  });

  test('says who is there, and leaves the door quietly', async () => {
    const { roomId } = await openMeeting();
    const nameless = await comeIn(t, roomId);
    expect(await nameless.hear('refused')).toMatchObject({ errorCode: 'invalid-input' });
    const host = await comeIn(t, roomId, asHost());
    const stranger = await comeIn(t, roomId, { displayName: 'Tom' });
    const { peerId } = await host.hear('knock');
    stranger.say({ type: 'leave' });
    expect(await host.hear('knock-gone')).toEqual({ type: 'knock-gone', peerId });
  });

  test('finds two chairs at most: the parties keep theirs', async () => {
    const { roomId } = await openMeeting();
    const host = await comeIn(t, roomId, asHost());
    const knock = async (displayName: string) => {
      const visit = await comeIn(t, roomId, { displayName });
      return { visit, peerId: (await host.hear('knock')).peerId };
    };
    const [one, two, three] = [await knock('Ann'), await knock('Ben'), await knock('Cleo')];
    for (const { peerId } of [one, two, three]) host.say({ type: 'admit', peerId });
    await one.visit.hear('entered');
    await two.visit.hear('entered');
    expect(await three.visit.hear('refused')).toMatchObject({ errorCode: 'room-full' });
    const four = await comeIn(t, roomId, { displayName: 'Dan' });
    expect(await four.hear('refused')).toMatchObject({ errorCode: 'room-full' });
    const guest = await comeIn(t, roomId, asClient());
    expect((await guest.hear('entered')).peers).toHaveLength(3);
    await t.advance('PT10M');
  });

  test('is stopped when one address knocks too often', async () => {
    const { roomId } = await openMeeting();
    for (let count = 0; count < 6; count += 1) {
      const visit = await comeIn(t, roomId, { displayName: `Tom ${count}` });
      await visit.hear('waiting');
      visit.say({ type: 'leave' });
      await visit.closed;
    }
    const seventh = await comeIn(t, roomId, { displayName: 'Tom' });
    expect(await seventh.hear('refused')).toMatchObject({ errorCode: 'too-many-requests' });
  });
});

describe('what disturbs', () => {
  test('garbage ends a connection without a place, and no other one', async () => {
    const { roomId } = await openMeeting();
    const host = await comeIn(t, roomId, asHost());
    await host.hear('entered');
    const garbage = ['{"a":', '[]', '7', '""', '{"type":"enter","token":7}', '{"type":"chat"}'];
    for (const text of garbage) {
      const visit = await openRoom(t, roomId);
      visit.sayRaw(text);
      expect(await visit.hear('refused')).toMatchObject({ errorCode: 'invalid-input' });
      await visit.closed;
    }
    for (const text of [...garbage, `{"type":"signal","data":"${'x'.repeat(70_000)}"}`])
      host.sayRaw(text);
    host.say({ type: 'signal', to: newId(), data: 'nobody' });
    host.say({ type: 'enter', ...asClient() });
    host.say(chatLine('Still here'));
    expect(await host.hear('chat')).toMatchObject({ text: 'Still here' });
  });

  test('a flood of messages ends the connection that sends it', async () => {
    const { roomId } = await openMeeting();
    const host = await comeIn(t, roomId, asHost());
    const guest = await comeIn(t, roomId, asClient());
    await guest.hear('entered');
    for (let count = 0; count < 901; count += 1) guest.say({ type: 'ping' });
    expect(await guest.hear('refused')).toMatchObject({ errorCode: 'too-many-requests' });
    await guest.closed;
    host.say({ type: 'ping' });
    await host.hear('pong');
  });

  test('a message that is sent again after a lost connection appears once', async () => {
    const { roomId } = await openMeeting();
    const host = await comeIn(t, roomId, asHost());
    const guest = await comeIn(t, roomId, asClient());
    await guest.hear('entered');
    const line = chatLine('Once');
    guest.say(line);
    guest.say(line);
    await guest.hear('chat');
    await guest.hear('chat');
    expect((await host.heard()).filter(({ type }) => type === 'chat')).toHaveLength(1);
  });

  test('one room never reaches into another', async () => {
    const first = await openMeeting();
    const second = await bookings(t).meeting(other, provider.id, `${first.date}T12:00:00Z`);
    const host = await comeIn(t, first.roomId, asHost());
    const { peerId } = await host.hear('entered');
    await t.setNow(`${first.date}T11:00:00Z`);
    await t.setNow(`${first.date}T11:29:00Z`);
    expect(second.meetingLink).not.toBe(`/${first.roomId}`);
    const guest = await comeIn(t, first.roomId, { token: other.token, displayName: 'Other' });
    expect(await guest.hear('waiting')).toBeDefined();
    guest.say({ type: 'signal', to: peerId, data: 'x' });
    await guest.heard();
    expect((await host.heard()).filter(({ type }) => type === 'signal')).toEqual([]);
  });
});
