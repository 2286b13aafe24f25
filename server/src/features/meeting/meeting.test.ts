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
import { newId } from '../../lib/ids.ts';
import { still } from '../../../test/still.ts';

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
    const host = await enterRoom(t, roomId, { ...s.asHost(), audio: true, video: true });
    expect(await host.next('entered')).toMatchObject({ role: 'host', peers: [], messages: [] });
    const guest = await enterRoom(t, roomId, s.asClient());
    const { peers, peerId } = await guest.next('entered');
    expect(peers).toMatchObject([{ name: 'Paula Rojas', role: 'host', audio: true, video: true }]);
    const joined = await host.next('peer-joined');
    expect(joined.peer).toMatchObject({ peerId, name: 'Clara Soto', role: 'guest', audio: false });

    guest.send({ type: 'state', audio: true, video: false, screen: true });
    expect(await host.next('peer-state')).toMatchObject({ peerId, audio: true, screen: true });
    guest.send({ type: 'signal', to: peers[0]?.peerId ?? '', data: { sdp: 'v=0' } });
    expect(await host.next('signal')).toEqual({
      type: 'signal',
      from: peerId,
      data: { sdp: 'v=0' },
    });
    host.send(chatMessage('Hola'));
    expect(await guest.next('chat')).toMatchObject({ text: 'Hola', name: 'Paula Rojas' });
    expect(await host.next('chat')).toMatchObject({ text: 'Hola' });

    guest.send({ type: 'leave' });
    expect(await host.next('peer-left')).toEqual({ type: 'peer-left', peerId, lost: false });
    await host.cut();
  });

  test('have one connection each: a second one replaces the first', async () => {
    const { roomId } = await s.openMeeting();
    const host = await enterRoom(t, roomId, s.asHost());
    const laptop = await enterRoom(t, roomId, s.asClient());
    const { peerId: before } = await laptop.next('entered');
    await host.next('peer-joined');
    const phone = await enterRoom(t, roomId, s.asClient());
    const { peerId, peers } = await phone.next('entered');
    expect(peers).toHaveLength(1);
    await laptop.next('replaced');
    await laptop.closed;
    const joined = await host.next('peer-joined');
    expect(joined).toMatchObject({ replaces: before, peer: { peerId } });
    expect((await host.received()).filter(({ type }) => type === 'peer-left')).toEqual([]);
  });

  test(
    'keep their place when a connection breaks, and what they missed is told',
    still(async () => {
      const { roomId } = await s.openMeeting();
      const host = await enterRoom(t, roomId, s.asHost());
      const guest = await enterRoom(t, roomId, s.asClient());
      const { peerId, resumeKey } = await guest.next('entered');
      await guest.cut();
      await t.advance('PT19S');
      host.send(chatMessage('Are you there?'));
      host.send({ type: 'signal', to: peerId, data: 'offer' });
      await host.next('chat');
      const back = await enterRoom(t, roomId, { ...s.asClient(), resumeKey });
      const entered = await back.next('entered');
      expect(entered).toMatchObject({ peerId, resumeKey, messages: [{ text: 'Are you there?' }] });
      expect(await back.next('signal')).toMatchObject({ data: 'offer' });
      const heard = await host.received();
      expect(heard.map(({ type }) => type).filter((type) => type !== 'entered')).toEqual([
        'peer-joined',
      ]);
    }),
  );

  test('lose their place when the connection stays away, and the other one is told', async () => {
    const { roomId } = await s.openMeeting();
    const host = await enterRoom(t, roomId, s.asHost());
    const guest = await enterRoom(t, roomId, s.asClient());
    const { peerId } = await guest.next('entered');
    await guest.cut();
    await t.advance('PT20S');
    expect(await host.next('peer-left')).toEqual({ type: 'peer-left', peerId, lost: true });
  });

  test('find others inside after the host was gone, who comes back unasked (room-3)', async () => {
    const { roomId } = await s.openMeeting();
    const host = await enterRoom(t, roomId, s.asHost());
    const guest = await enterRoom(t, roomId, s.asClient());
    const stranger = await enterRoom(t, roomId, { displayName: 'Tom' });
    host.send({ type: 'admit', peerId: (await host.next('knock')).peerId });
    await stranger.next('entered');
    await host.cut();
    await t.advance('PT21S');
    await guest.next('peer-left');
    expect((await guest.received()).some(({ type }) => type === 'refused')).toBe(false);
    const back = await enterRoom(t, roomId, s.asHost());
    const { role, peers } = await back.next('entered');
    expect(role).toBe('host');
    expect(peers.map(({ name }) => name).toSorted()).toEqual(['Clara Soto', 'Tom']);
  });

  test('are not let in by their names: whoever is not signed in as them knocks', async () => {
    const { roomId } = await s.openMeeting();
    const host = await enterRoom(t, roomId, s.asHost());
    const pretender = await enterRoom(t, roomId, { displayName: 'Clara Soto' });
    await pretender.next('waiting');
    expect(await host.next('knock')).toMatchObject({ name: 'Clara Soto' });
    const third = await enterRoom(t, roomId, { token: s.other.token, displayName: 'Ann' });
    expect(await third.next('waiting')).toMatchObject({ isHostHere: true });
  });
});

describe('what disturbs', () => {
  test('garbage ends a connection without a place, and no other one', async () => {
    const { roomId } = await s.openMeeting();
    const host = await enterRoom(t, roomId, s.asHost());
    await host.next('entered');
    const garbage = ['{"a":', '[]', '7', '""', '{"type":"enter","token":7}', '{"type":"chat"}'];
    for (const text of garbage) {
      const visit = await openRoom(t, roomId);
      visit.sendRaw(text);
      expect(await visit.next('refused')).toMatchObject({ errorCode: 'invalid-input' });
      await visit.closed;
    }
    for (const text of [...garbage, `{"type":"signal","data":"${'x'.repeat(70_000)}"}`])
      host.sendRaw(text);
    host.send({ type: 'signal', to: newId(), data: 'nobody' });
    host.send({ type: 'enter', ...s.asClient() });
    host.send(chatMessage('Still here'));
    expect(await host.next('chat')).toMatchObject({ text: 'Still here' });
  });

  test('a flood of messages ends the connection that sends it', async () => {
    const { roomId } = await s.openMeeting();
    const host = await enterRoom(t, roomId, s.asHost());
    const guest = await enterRoom(t, roomId, s.asClient());
    await guest.next('entered');
    for (let count = 0; count < 901; count += 1) guest.send({ type: 'ping' });
    expect(await guest.next('refused')).toMatchObject({ errorCode: 'too-many-requests' });
    await guest.closed;
    host.send({ type: 'ping' });
    await host.next('pong');
  });

  test('a message that is sent again after a lost connection appears once', async () => {
    const { roomId } = await s.openMeeting();
    const host = await enterRoom(t, roomId, s.asHost());
    const guest = await enterRoom(t, roomId, s.asClient());
    await guest.next('entered');
    const line = chatMessage('Once');
    guest.send(line);
    guest.send(line);
    await guest.next('chat');
    await guest.next('chat');
    expect((await host.received()).filter(({ type }) => type === 'chat')).toHaveLength(1);
  });

  test('one room never reaches into another', async () => {
    const first = await s.openMeeting();
    const second = await bookings(t).meeting(s.other, s.provider.id, `${first.date}T12:00:00Z`);
    const host = await enterRoom(t, first.roomId, s.asHost());
    const { peerId } = await host.next('entered');
    await t.setNow(`${first.date}T11:00:00Z`);
    await t.setNow(`${first.date}T11:29:00Z`);
    expect(second.meetingLink).not.toBe(`/${first.roomId}`);
    const guest = await enterRoom(t, first.roomId, { token: s.other.token, displayName: 'Other' });
    expect(await guest.next('waiting')).toBeDefined();
    guest.send({ type: 'signal', to: peerId, data: 'x' });
    await guest.received();
    expect((await host.received()).filter(({ type }) => type === 'signal')).toEqual([]);
  });
});
