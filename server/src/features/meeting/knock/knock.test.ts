import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../../test/app.ts';
import { chatMessage, enterRoom, roomScene, type RoomScene } from '../../../../test/rooms.ts';

let t: TestApp;
let s: RoomScene;

beforeAll(async () => {
  s = await roomScene();
  t = s.t;
});
afterAll(() => t.stop());

describe('a stranger', () => {
  test('knocks, waits for a host, and is let in (room-1)', async () => {
    const { roomId } = await s.openMeeting();
    const guest = await enterRoom(t, roomId, s.asClient());
    const stranger = await enterRoom(t, roomId, { displayName: 'Tom' });
    const { peerId, isHostHere } = await stranger.next('waiting');
    expect(isHostHere).toBe(false);
    guest.send({ type: 'admit', peerId });
    guest.send(chatMessage('Only for us'));
    await guest.next('chat');
    const host = await enterRoom(t, roomId, s.asHost());
    expect(await host.next('knock')).toEqual({ type: 'knock', peerId, name: 'Tom' });
    expect(await stranger.next('host-here')).toMatchObject({ isHostHere: true });
    host.send({ type: 'admit', peerId });
    const entered = await stranger.next('entered');
    expect(entered.role).toBe('stranger');
    expect(entered.peers).toHaveLength(2);
    // What was written before is none of their business.
    expect(entered.messages).toEqual([]);
    expect(await guest.next('peer-joined')).toBeDefined();
  });

  test('hears nothing of the room and reaches nobody in it while knocking', async () => {
    const { roomId } = await s.openMeeting();
    const host = await enterRoom(t, roomId, s.asHost());
    const { peerId } = await host.next('entered');
    const stranger = await enterRoom(t, roomId, { displayName: 'Tom' });
    await stranger.next('waiting');
    stranger.send({ type: 'signal', to: peerId, data: 'offer' });
    stranger.send(chatMessage('Let me in'));
    stranger.send({ type: 'state', audio: true, video: true, screen: true });
    stranger.send({ type: 'admit', peerId: (await host.next('knock')).peerId });
    host.send(chatMessage('Secret'));
    await host.next('chat');
    expect(await stranger.received()).toEqual([]);
    expect(await host.received()).toEqual([]);
  });

  test('who is refused is told so and does not knock in a loop', async () => {
    const { roomId } = await s.openMeeting();
    const host = await enterRoom(t, roomId, s.asHost());
    const stranger = await enterRoom(t, roomId, { displayName: 'Tom' });
    host.send({ type: 'refuse', peerId: (await host.next('knock')).peerId });
    expect(await stranger.next('refused')).toMatchObject({ errorCode: 'forbidden' });
    await stranger.closed;
    const again = await enterRoom(t, roomId, { displayName: 'Tom' });
    expect(await again.next('refused')).toMatchObject({
      errorCode: 'too-many-requests',
      retryAfter: expect.any(Number),
    });
    expect((await host.received()).filter(({ type }) => type === 'knock')).toEqual([]);
    await t.advance('PT61S');
    const later = await enterRoom(t, roomId, { displayName: 'Tom' });
    await later.next('waiting');
    await later.cut();
    await t.advance('PT10M');
  });

  test('can be asked to go again, and a party cannot', async () => {
    const { roomId } = await s.openMeeting();
    const host = await enterRoom(t, roomId, s.asHost());
    const guest = await enterRoom(t, roomId, s.asClient());
    const { peerId: guestId } = await guest.next('entered');
    const stranger = await enterRoom(t, roomId, { displayName: 'Tom' });
    const { peerId } = await host.next('knock');
    host.send({ type: 'admit', peerId });
    await stranger.next('entered');
    host.send({ type: 'refuse', peerId: guestId });
    host.send({ type: 'refuse', peerId });
    expect(await stranger.next('refused')).toMatchObject({ errorCode: 'forbidden' });
    expect(await guest.next('peer-left')).toMatchObject({ peerId });
    expect((await guest.received()).some(({ type }) => type === 'refused')).toBe(false);
    await t.advance('PT10M');
  });

  test('says who is there, and leaves the door quietly', async () => {
    const { roomId } = await s.openMeeting();
    const nameless = await enterRoom(t, roomId);
    expect(await nameless.next('refused')).toMatchObject({ errorCode: 'invalid-input' });
    const host = await enterRoom(t, roomId, s.asHost());
    const stranger = await enterRoom(t, roomId, { displayName: 'Tom' });
    const { peerId } = await host.next('knock');
    stranger.send({ type: 'leave' });
    expect(await host.next('knock-gone')).toEqual({ type: 'knock-gone', peerId });
  });

  test('finds two chairs at most: the parties keep theirs', async () => {
    const { roomId } = await s.openMeeting();
    const host = await enterRoom(t, roomId, s.asHost());
    const knock = async (displayName: string) => {
      const visit = await enterRoom(t, roomId, { displayName });
      return { visit, peerId: (await host.next('knock')).peerId };
    };
    const [one, two, three] = [await knock('Ann'), await knock('Ben'), await knock('Cleo')];
    for (const { peerId } of [one, two, three]) host.send({ type: 'admit', peerId });
    await one.visit.next('entered');
    await two.visit.next('entered');
    expect(await three.visit.next('refused')).toMatchObject({ errorCode: 'room-full' });
    const four = await enterRoom(t, roomId, { displayName: 'Dan' });
    expect(await four.next('refused')).toMatchObject({ errorCode: 'room-full' });
    const guest = await enterRoom(t, roomId, s.asClient());
    expect((await guest.next('entered')).peers).toHaveLength(3);
    await t.advance('PT10M');
  });

  test('is stopped when one address knocks too often', async () => {
    const { roomId } = await s.openMeeting();
    for (let count = 0; count < 6; count += 1) {
      const visit = await enterRoom(t, roomId, { displayName: `Tom ${count}` });
      await visit.next('waiting');
      visit.send({ type: 'leave' });
      await visit.closed;
    }
    const seventh = await enterRoom(t, roomId, { displayName: 'Tom' });
    expect(await seventh.next('refused')).toMatchObject({ errorCode: 'too-many-requests' });
  });

  test('is stopped when one household knocks too often, from whichever of its addresses', async () => {
    const { roomId } = await s.openMeeting();
    const knock = (count: number) =>
      enterRoom(t, roomId, { displayName: `Tom ${count}` }, `2001:db8:9:9::${count + 1}`);
    for (let count = 0; count < 6; count += 1) {
      const visit = await knock(count);
      await visit.next('waiting');
      visit.send({ type: 'leave' });
      await visit.closed;
    }
    const seventh = await knock(6);
    expect(await seventh.next('refused')).toMatchObject({ errorCode: 'too-many-requests' });
    const neighbour = await enterRoom(t, roomId, { displayName: 'Ann' }, '2001:db8:9:a::1');
    await neighbour.next('waiting');
  });
});
