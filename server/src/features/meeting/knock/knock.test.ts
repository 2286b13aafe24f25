import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../../test/app.ts';
import { chatLine, comeIn, roomScene, type RoomScene } from '../../../../test/rooms.ts';

let t: TestApp;
let s: RoomScene;

beforeAll(async () => {
  s = await roomScene();
  t = s.t;
});
afterAll(() => t.stop());

describe('a stranger', () => {
  test('knocks, waits for a host, and is let in (RM-01)', async () => {
    const { roomId } = await s.openMeeting();
    const guest = await comeIn(t, roomId, s.asClient());
    const stranger = await comeIn(t, roomId, { displayName: 'Tom' });
    const { peerId, isHostHere } = await stranger.hear('waiting');
    expect(isHostHere).toBe(false);
    guest.say({ type: 'admit', peerId });
    guest.say(chatLine('Only for us'));
    await guest.hear('chat');
    const host = await comeIn(t, roomId, s.asHost());
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
    const { roomId } = await s.openMeeting();
    const host = await comeIn(t, roomId, s.asHost());
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
    const { roomId } = await s.openMeeting();
    const host = await comeIn(t, roomId, s.asHost());
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
    const { roomId } = await s.openMeeting();
    const host = await comeIn(t, roomId, s.asHost());
    const guest = await comeIn(t, roomId, s.asClient());
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
    const { roomId } = await s.openMeeting();
    const nameless = await comeIn(t, roomId);
    expect(await nameless.hear('refused')).toMatchObject({ errorCode: 'invalid-input' });
    const host = await comeIn(t, roomId, s.asHost());
    const stranger = await comeIn(t, roomId, { displayName: 'Tom' });
    const { peerId } = await host.hear('knock');
    stranger.say({ type: 'leave' });
    expect(await host.hear('knock-gone')).toEqual({ type: 'knock-gone', peerId });
  });

  test('finds two chairs at most: the parties keep theirs', async () => {
    const { roomId } = await s.openMeeting();
    const host = await comeIn(t, roomId, s.asHost());
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
    const guest = await comeIn(t, roomId, s.asClient());
    expect((await guest.hear('entered')).peers).toHaveLength(3);
    await t.advance('PT10M');
  });

  test('is stopped when one address knocks too often', async () => {
    const { roomId } = await s.openMeeting();
    for (let count = 0; count < 6; count += 1) {
      const visit = await comeIn(t, roomId, { displayName: `Tom ${count}` });
      await visit.hear('waiting');
      visit.say({ type: 'leave' });
      await visit.closed;
    }
    const seventh = await comeIn(t, roomId, { displayName: 'Tom' });
    expect(await seventh.hear('refused')).toMatchObject({ errorCode: 'too-many-requests' });
  });

  test('is stopped when one household knocks too often, from whichever of its addresses', async () => {
    const { roomId } = await s.openMeeting();
    const knock = (count: number) =>
      comeIn(t, roomId, { displayName: `Tom ${count}` }, `2001:db8:9:9::${count + 1}`);
    for (let count = 0; count < 6; count += 1) {
      const visit = await knock(count);
      await visit.hear('waiting');
      visit.say({ type: 'leave' });
      await visit.closed;
    }
    const seventh = await knock(6);
    expect(await seventh.hear('refused')).toMatchObject({ errorCode: 'too-many-requests' });
    const neighbour = await comeIn(t, roomId, { displayName: 'Ann' }, '2001:db8:9:a::1');
    await neighbour.hear('waiting');
  });
});
