import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { bookings } from '../../../test/bookings.ts';
import {
  chatMessage,
  enterRoom,
  openRoom,
  roomScene,
  type RoomScene,
} from '../../../test/rooms.ts';

let t: TestApp;
let s: RoomScene;
beforeAll(async () => {
  s = await roomScene();
  t = s.t;
});
afterAll(() => t.stop());

const peopleIn = (peers: readonly { name: string }[]) => peers.map(({ name }) => name).toSorted();

describe('a stranger at the door', () => {
  test('is told so when the meeting is cancelled while they wait', async () => {
    const { roomId, id } = await s.openMeeting();
    const stranger = await enterRoom(t, roomId, { displayName: 'Tom' });
    await stranger.next('waiting');
    expect((await bookings(t).cancel(s.provider, id)).status).toBe(200);
    expect(await stranger.next('refused')).toMatchObject({ errorCode: 'booking-cancelled' });
    await stranger.closed;
  });

  test('who calls themselves like the client is a stranger still', async () => {
    const { roomId } = await s.openMeeting();
    const host = await enterRoom(t, roomId, s.asHost());
    await host.next('entered');
    const impostor = await enterRoom(t, roomId, { displayName: 'Clara Soto' });
    await impostor.next('waiting');
    const { peerId } = await host.next('knock');
    host.send({ type: 'admit', peerId });
    expect(await impostor.next('entered')).toMatchObject({ role: 'stranger' });
    expect((await host.next('peer-joined')).peer).toMatchObject({
      name: 'Clara Soto',
      role: 'stranger',
    });
    // The real one still has their chair.
    const client = await enterRoom(t, roomId, s.asClient());
    expect(await client.next('entered')).toMatchObject({ role: 'guest' });
  });

  test('without a name that can be shown doesn’t get to knock', async () => {
    const { roomId } = await s.openMeeting();
    const host = await enterRoom(t, roomId, s.asHost());
    await host.next('entered');
    const wishes = [
      {},
      { displayName: '   ' },
      { displayName: '<img src=x onerror=alert(1)>' },
      { displayName: 'Tom\u202Egnp' },
      { displayName: 'x'.repeat(61) },
      { displayName: 'Tom', resumeKey: 'not-a-uuid' },
    ];
    for (const wish of wishes) {
      const stranger = await openRoom(t, roomId);
      stranger.sendRaw(JSON.stringify({ type: 'enter', ...wish }));
      expect(await stranger.next('refused'), JSON.stringify(wish)).toMatchObject({
        errorCode: 'invalid-input',
      });
      await stranger.closed;
    }
    expect(await host.received()).toEqual([]);
  });

  test('with the secret of a party’s place gets none of it', async () => {
    const { roomId } = await s.openMeeting();
    const client = await enterRoom(t, roomId, s.asClient());
    const { resumeKey } = await client.next('entered');
    const thief = await enterRoom(t, roomId, { displayName: 'Tom', resumeKey });
    expect(await thief.next('waiting')).toBeDefined();
    const other = { token: s.other.token, displayName: 'Una', resumeKey };
    expect(await (await enterRoom(t, roomId, other)).next('waiting')).toBeDefined();
    expect((await client.received()).map(({ type }) => type)).not.toContain('replaced');
  });

  test('who knows the room alone can’t let anybody in, put anybody out or write', async () => {
    const { roomId } = await s.openMeeting();
    const host = await enterRoom(t, roomId, s.asHost());
    const { peerId: hostId } = await host.next('entered');
    const stranger = await openRoom(t, roomId);
    // Nothing is done for who has not entered: not even an answer, or the end of the connection.
    stranger.send(chatMessage('Hello from nowhere'));
    stranger.send({ type: 'refuse', peerId: hostId });
    stranger.send({ type: 'admit', peerId: hostId });
    expect(await host.received()).toEqual([]);
  });
});

describe('somebody who was let in', () => {
  const withGuest = async () => {
    const { roomId, date, id } = await s.openMeeting();
    const host = await enterRoom(t, roomId, s.asHost());
    await host.next('entered');
    const guest = await enterRoom(t, roomId, { displayName: 'Tom' });
    const { resumeKey } = await guest.next('waiting');
    host.send({ type: 'admit', peerId: (await host.next('knock')).peerId });
    await guest.next('entered');
    await host.next('peer-joined');
    return { roomId, date, id, host, guest, resumeKey };
  };

  test('finds the host again who was away for a moment, and lets nobody in meanwhile', async () => {
    const { roomId, host, guest } = await withGuest();
    await host.cut();
    const other = await enterRoom(t, roomId, { displayName: 'Ulises' });
    const { peerId } = await other.next('waiting');
    guest.send({ type: 'admit', peerId });
    expect((await other.received()).map(({ type }) => type)).not.toContain('entered');
    const back = await enterRoom(t, roomId, s.asHost());
    const entered = await back.next('entered');
    expect(entered.role).toBe('host');
    expect(peopleIn(entered.peers)).toEqual(['Tom']);
    expect(await back.next('knock')).toMatchObject({ peerId, name: 'Ulises' });
  });

  test('comes back by their own secret without knocking, also when the host is away', async () => {
    const { roomId, host, guest, resumeKey } = await withGuest();
    await host.cut();
    await guest.cut();
    const back = await enterRoom(t, roomId, { displayName: 'Tom', resumeKey });
    expect(await back.next('entered')).toMatchObject({ role: 'stranger' });
  });

  test('is out when the meeting is, and comes back by no secret', async () => {
    const { roomId, date, guest, resumeKey } = await withGuest();
    await t.setNow(`${date}T11:30:00Z`);
    expect(await guest.next('refused')).toMatchObject({ errorCode: 'room-closed' });
    const late = await enterRoom(t, roomId, { displayName: 'Tom', resumeKey });
    expect(await late.next('refused')).toMatchObject({ errorCode: 'room-closed' });
  });

  test('is out when the meeting is cancelled, like everybody, and told why', async () => {
    const { id, host, guest } = await withGuest();
    expect((await bookings(t).cancel(s.client, id)).status).toBe(200);
    for (const visit of [host, guest])
      expect(await visit.next('refused')).toMatchObject({ errorCode: 'booking-cancelled' });
  });
});

describe('what is written in a room', () => {
  const two = async () => {
    const { roomId } = await s.openMeeting();
    const host = await enterRoom(t, roomId, s.asHost());
    await host.next('entered');
    const client = await enterRoom(t, roomId, s.asClient());
    await client.next('entered');
    await host.next('peer-joined');
    return { roomId, host, client };
  };

  test('is text, whatever it looks like, up to 2000 characters', async () => {
    const { host, client } = await two();
    const texts = ['<script>alert(1)</script>', '💥'.repeat(900), 'x'.repeat(2000), "Ñ'; --"];
    for (const text of texts) {
      client.send(chatMessage(text));
      expect((await host.next('chat')).text).toBe(text);
    }
  });

  test.each([
    ['nothing', ''],
    ['spaces', '  \n '],
    ['2001 characters', 'x'.repeat(2001)],
  ])('of %s reaches nobody', async (_, text) => {
    const { host, client } = await two();
    client.send(chatMessage(text));
    client.send(chatMessage('What comes after it'));
    expect((await host.next('chat')).text).toBe('What comes after it');
  });

  test('is said in the name of who wrote it, whatever the message claims', async () => {
    const { host, client } = await two();
    const claimed = {
      ...chatMessage('It was me'),
      name: 'Paula Rojas',
      from: 'host',
      role: 'host',
    };
    client.sendRaw(JSON.stringify(claimed));
    expect(await host.next('chat')).toMatchObject({ name: 'Clara Soto', text: 'It was me' });
  });
});
