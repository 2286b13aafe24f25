import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { bookings } from '../../../test/bookings.ts';
import { chatLine, comeIn, openRoom, roomScene, type RoomScene } from '../../../test/rooms.ts';
import { newId } from '../../lib/ids.ts';

let t: TestApp;
let s: RoomScene;

beforeAll(async () => {
  s = await roomScene();
  t = s.t;
});
afterAll(() => t.stop());

describe('the two parties', () => {
  test('enter without asking, and see and write to each other', async () => {
    const { roomId } = await s.openMeeting();
    const host = await comeIn(t, roomId, { ...s.asHost(), audio: true, video: true });
    expect(await host.hear('entered')).toMatchObject({ role: 'host', peers: [], messages: [] });
    const guest = await comeIn(t, roomId, s.asClient());
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
    const { roomId } = await s.openMeeting();
    const host = await comeIn(t, roomId, s.asHost());
    const laptop = await comeIn(t, roomId, s.asClient());
    const { peerId: before } = await laptop.hear('entered');
    await host.hear('peer-joined');
    const phone = await comeIn(t, roomId, s.asClient());
    const { peerId, peers } = await phone.hear('entered');
    expect(peers).toHaveLength(1);
    await laptop.hear('replaced');
    await laptop.closed;
    const joined = await host.hear('peer-joined');
    expect(joined).toMatchObject({ replaces: before, peer: { peerId } });
    expect((await host.heard()).filter(({ type }) => type === 'peer-left')).toEqual([]);
  });

  test('keep their place when a connection breaks, and what they missed is told', async () => {
    const { roomId } = await s.openMeeting();
    const host = await comeIn(t, roomId, s.asHost());
    const guest = await comeIn(t, roomId, s.asClient());
    const { peerId, resumeKey } = await guest.hear('entered');
    await guest.cut();
    await t.advance('PT19S');
    host.say(chatLine('Are you there?'));
    host.say({ type: 'signal', to: peerId, data: 'offer' });
    await host.hear('chat');
    const back = await comeIn(t, roomId, { ...s.asClient(), resumeKey });
    const entered = await back.hear('entered');
    expect(entered).toMatchObject({ peerId, resumeKey, messages: [{ text: 'Are you there?' }] });
    expect(await back.hear('signal')).toMatchObject({ data: 'offer' });
    const heard = await host.heard();
    expect(heard.map(({ type }) => type).filter((type) => type !== 'entered')).toEqual([
      'peer-joined',
    ]);
  });

  test('lose their place when the connection stays away, and the other one is told', async () => {
    const { roomId } = await s.openMeeting();
    const host = await comeIn(t, roomId, s.asHost());
    const guest = await comeIn(t, roomId, s.asClient());
    const { peerId } = await guest.hear('entered');
    await guest.cut();
    await t.advance('PT20S');
    expect(await host.hear('peer-left')).toEqual({ type: 'peer-left', peerId, lost: true });
  });

  test('find others inside after the host was gone, who comes back unasked (RM-04)', async () => {
    const { roomId } = await s.openMeeting();
    const host = await comeIn(t, roomId, s.asHost());
    const guest = await comeIn(t, roomId, s.asClient());
    const stranger = await comeIn(t, roomId, { displayName: 'Tom' });
    host.say({ type: 'admit', peerId: (await host.hear('knock')).peerId });
    await stranger.hear('entered');
    await host.cut();
    await t.advance('PT21S');
    await guest.hear('peer-left');
    expect((await guest.heard()).some(({ type }) => type === 'refused')).toBe(false);
    const back = await comeIn(t, roomId, s.asHost());
    const { role, peers } = await back.hear('entered');
    expect(role).toBe('host');
    expect(peers.map(({ name }) => name).toSorted()).toEqual(['Clara Soto', 'Tom']);
  });

  test('are not let in by their names: whoever is not signed in as them knocks', async () => {
    const { roomId } = await s.openMeeting();
    const host = await comeIn(t, roomId, s.asHost());
    const pretender = await comeIn(t, roomId, { displayName: 'Clara Soto' });
    await pretender.hear('waiting');
    expect(await host.hear('knock')).toMatchObject({ name: 'Clara Soto' });
    const third = await comeIn(t, roomId, { token: s.other.token, displayName: 'Ann' });
    expect(await third.hear('waiting')).toMatchObject({ isHostHere: true });
  });
});

describe('what disturbs', () => {
  test('garbage ends a connection without a place, and no other one', async () => {
    const { roomId } = await s.openMeeting();
    const host = await comeIn(t, roomId, s.asHost());
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
    host.say({ type: 'enter', ...s.asClient() });
    host.say(chatLine('Still here'));
    expect(await host.hear('chat')).toMatchObject({ text: 'Still here' });
  });

  test('a flood of messages ends the connection that sends it', async () => {
    const { roomId } = await s.openMeeting();
    const host = await comeIn(t, roomId, s.asHost());
    const guest = await comeIn(t, roomId, s.asClient());
    await guest.hear('entered');
    for (let count = 0; count < 901; count += 1) guest.say({ type: 'ping' });
    expect(await guest.hear('refused')).toMatchObject({ errorCode: 'too-many-requests' });
    await guest.closed;
    host.say({ type: 'ping' });
    await host.hear('pong');
  });

  test('a message that is sent again after a lost connection appears once', async () => {
    const { roomId } = await s.openMeeting();
    const host = await comeIn(t, roomId, s.asHost());
    const guest = await comeIn(t, roomId, s.asClient());
    await guest.hear('entered');
    const line = chatLine('Once');
    guest.say(line);
    guest.say(line);
    await guest.hear('chat');
    await guest.hear('chat');
    expect((await host.heard()).filter(({ type }) => type === 'chat')).toHaveLength(1);
  });

  test('one room never reaches into another', async () => {
    const first = await s.openMeeting();
    const second = await bookings(t).meeting(s.other, s.provider.id, `${first.date}T12:00:00Z`);
    const host = await comeIn(t, first.roomId, s.asHost());
    const { peerId } = await host.hear('entered');
    await t.setNow(`${first.date}T11:00:00Z`);
    await t.setNow(`${first.date}T11:29:00Z`);
    expect(second.meetingLink).not.toBe(`/${first.roomId}`);
    const guest = await comeIn(t, first.roomId, { token: s.other.token, displayName: 'Other' });
    expect(await guest.hear('waiting')).toBeDefined();
    guest.say({ type: 'signal', to: peerId, data: 'x' });
    await guest.heard();
    expect((await host.heard()).filter(({ type }) => type === 'signal')).toEqual([]);
  });
});
