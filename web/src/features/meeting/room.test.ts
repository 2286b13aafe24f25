import type { RoomServerMessage } from '@puente/contract/meeting';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { fakeConnections } from '../../../test/rtc.ts';
import { serveSockets, type ServerSide } from '../../../test/server.ts';

type Entered = Extract<RoomServerMessage, { type: 'entered' }>;
const entered = (change: Partial<Entered> = {}): Entered => ({
  type: 'entered',
  peerId: 'me',
  resumeKey: 'key-1',
  role: 'guest',
  peers: [],
  messages: [],
  closesAt: '2026-12-01T12:00:00Z',
  ...change,
});
const peer = (peerId: string) => ({
  peerId,
  name: `Name of ${peerId}`,
  role: 'host' as const,
  audio: true,
  video: true,
  screen: false,
});
const line = (id: string, from = 'paul') => ({
  id,
  from,
  name: from,
  text: `text of ${id}`,
  at: '2026-12-01T10:00:00Z',
});

async function open(token?: string) {
  const server = await serveSockets();
  const browser = openBrowser(server.url);
  const connections = fakeConnections();
  if (token) browser.storage.local.setItem('sessionToken', token);
  browser.answers(`GET /api/config`, { iceServers: [] });
  const meeting = await import('./room.ts');
  const { tab } = await import('../../lib/storage.ts');
  const { guardReasons } = await import('../../shell/update/reload-guard.ts');
  onTestFinished(meeting.returnToEntrance);
  const view = meeting.room.get;
  const enter = async (): Promise<ServerSide> => {
    const next = server.next();
    await meeting.enterRoom('room-1', 'Inés');
    return next;
  };
  /** Says it, and waits until the page looks like this. */
  const say = async (serverSide: ServerSide, message: RoomServerMessage, then: object) => {
    serverSide.say(message);
    await vi.waitFor(() => expect(view()).toMatchObject(then));
  };
  const inside = async (change: Partial<Entered> = {}) => {
    const serverSide = await enter();
    await serverSide.hear();
    await say(serverSide, entered(change), { phase: 'inside' });
    await serverSide.hear();
    return serverSide;
  };
  return { server, browser, connections, tab, guardReasons, view, enter, say, inside, ...meeting };
}

describe('entering', () => {
  it('says who comes in and how', async () => {
    const { enter } = await open('abc');
    const serverSide = await enter();
    expect(serverSide.path).toBe('/api/meeting/room-1/ws');
    expect(await serverSide.hear()).toEqual({
      type: 'enter',
      token: 'abc',
      displayName: 'Inés',
      isFresh: true,
      audio: false,
      video: false,
    });
  });

  it('twice is once', async () => {
    const { server, enter, enterRoom } = await open();
    await Promise.all([enter(), enterRoom('room-1', 'Inés')]);
    expect(server.connections()).toBe(1);
  });

  it('that was called off while it began opens nothing', async () => {
    const { server, view, enterRoom, returnToEntrance } = await open();
    const entering = enterRoom('room-1', 'Inés');
    returnToEntrance();
    await entering;
    expect([view().phase, server.connections()]).toEqual(['outside', 0]);
  });

  it('works without the list of servers that help to connect', async () => {
    const { browser, view, enter, say } = await open();
    browser.answers('GET /api/config', () => Response.json({ error: 'x' }, { status: 400 }));
    await say(await enter(), entered(), { phase: 'inside' });
    expect(view().ownId).toBe('me');
  });

  it('that is not answered for a while says so, and tries at once when it is told to', async () => {
    const { server, view, enter, say, tryEnteringAgain } = await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await (await enter()).hear();
    vi.advanceTimersByTime(3999);
    expect(view()).toMatchObject({ phase: 'entering', isLate: false });
    vi.advanceTimersByTime(1);
    expect(view().isLate).toBe(true);
    vi.useRealTimers();
    const next = server.next();
    tryEnteringAgain();
    expect(view().isLate).toBe(false);
    await say(await next, entered(), { phase: 'inside', isConnected: true });
    expect(server.connections()).toBe(1);
  });

  it('keeps the page from reloading until one has left', async () => {
    const { guardReasons, inside, leaveRoom } = await open();
    await inside();
    expect(guardReasons()).toEqual(['meeting']);
    leaveRoom();
    expect(guardReasons()).toEqual([]);
  });

  it('after a reload comes back as the same participant', async () => {
    const { tab, enter } = await open();
    tab.set('roomPlace', { roomId: 'room-1', resumeKey: 'key-0' });
    expect(await (await enter()).hear()).toMatchObject({ resumeKey: 'key-0', isFresh: true });
  });

  it('another room does not', async () => {
    const { tab, enter } = await open();
    tab.set('roomPlace', { roomId: 'room-2', resumeKey: 'key-0' });
    expect(await (await enter()).hear()).not.toHaveProperty('resumeKey');
  });
});

describe('a refusal', () => {
  it('says why and ends the visit', async () => {
    const { server, tab, enter, say } = await open();
    const opensAt = '2026-12-01T09:50:00Z';
    const refused = { type: 'refused', errorCode: 'room-not-open', opensAt } as const;
    await say(await enter(), refused, {
      phase: 'refused',
      refusal: { errorCode: 'room-not-open', opensAt },
    });
    expect(tab.get('roomPlace')).toBeNull();
    await vi.waitFor(() => expect(server.connections()).toBe(0));
  });

  it('by another page of the same person says so', async () => {
    const { inside, say } = await open();
    await say(await inside(), { type: 'replaced' }, { phase: 'replaced', people: [] });
  });
});

describe('knocking', () => {
  it('waits, and knows whether a host is there', async () => {
    const { enter, say } = await open();
    const serverSide = await enter();
    const waiting = { type: 'waiting', peerId: 'me', resumeKey: 'k', isHostHere: false } as const;
    await say(serverSide, waiting, { phase: 'knocking', isHostHere: false });
    await say(serverSide, { type: 'host-here', isHostHere: true }, { isHostHere: true });
    await say(serverSide, entered(), { phase: 'inside' });
  });

  it('is heard once, and answered once', async () => {
    const { inside, say, view, answerKnock } = await open();
    const serverSide = await inside({ role: 'host' });
    const knock = { type: 'knock', peerId: 'x', name: 'Xu' } as const;
    const knocks = [{ peerId: 'x', name: 'Xu' }];
    await say(serverSide, knock, { knocks, notice: { kind: 'knock', name: 'Xu', id: 1 } });
    serverSide.say(knock);
    await say(serverSide, { type: 'host-here', isHostHere: true }, { isHostHere: true, knocks });
    expect(view().notice?.id).toBe(1);
    answerKnock('x', 'admit');
    expect(await serverSide.hear()).toEqual({ type: 'admit', peerId: 'x' });
    expect(view().knocks).toEqual([]);
  });

  it('ends when the stranger goes away, or comes in', async () => {
    const { inside, say } = await open();
    const serverSide = await inside({ role: 'host' });
    for (const id of ['x', 'y'])
      serverSide.say({ type: 'knock', peerId: id, name: id } satisfies RoomServerMessage);
    const knocks = [{ peerId: 'y', name: 'y' }];
    await say(serverSide, { type: 'knock-gone', peerId: 'x' }, { knocks });
    await say(serverSide, { type: 'peer-joined', peer: peer('y') }, { knocks: [] });
  });
});

describe('others', () => {
  it('are announced when they come and go, and not when they only come back', async () => {
    const { inside, say, view } = await open();
    const serverSide = await inside();
    const joined = { type: 'peer-joined', peer: peer('a') } as const;
    await say(serverSide, joined, { notice: { kind: 'joined', name: 'Name of a' } });
    const again = { type: 'peer-joined', peer: peer('a2'), replaces: 'a' } as const;
    await say(serverSide, again, { people: [{ peerId: 'a2' }], notice: { kind: 'joined' } });
    expect(view().people).toHaveLength(1);
    const left = { type: 'peer-left', peerId: 'a2', lost: true } as const;
    await say(serverSide, left, { people: [], notice: { kind: 'lost', name: 'Name of a2' } });
  });

  it('who went away are not said to be yet to come', async () => {
    const { inside, say } = await open();
    const serverSide = await inside({ peers: [peer('a')] });
    const goes = (peerId: string, lost = false) => ({ type: 'peer-left', peerId, lost }) as const;
    await say(serverSide, goes('a', true), { people: [], gone: 'lost' });
    await say(serverSide, { type: 'peer-joined', peer: peer('b') }, { gone: null });
    await say(serverSide, goes('b'), { people: [], gone: 'left' });
    // Who was let in is none of the two who meet.
    const guest = { ...peer('c'), role: 'stranger' as const };
    await say(serverSide, { type: 'peer-joined', peer: guest }, { gone: 'left' });
    await say(serverSide, { type: 'peer-joined', peer: peer('d') }, { gone: null });
    await say(serverSide, goes('c'), { people: [{ peerId: 'd' }], gone: null });
  });
});

describe('a line of the chat', () => {
  it('is shown at once, and sent', async () => {
    const { inside, say, view, sendChat } = await open();
    const serverSide = await inside();
    sendChat('Hello');
    const [own] = view().chat;
    expect(own).toMatchObject({ text: 'Hello', isSent: false });
    expect(await serverSide.hear()).toEqual({ type: 'chat', id: own?.id, text: 'Hello' });
    const heard = { type: 'chat', ...line(own?.id ?? '', 'me'), text: 'Hello' } as const;
    await say(serverSide, heard, { chat: [{ text: 'Hello', isSent: true }], unread: 0 });
    expect(view().chat).toHaveLength(1);
  });

  it('stays at hand after the meeting, until one goes in again', async () => {
    const { inside, view, enter, sendChat, leaveRoom } = await open();
    await inside({ messages: [line('c1', 'paul'), line('c2', 'me')] });
    sendChat('On its way');
    leaveRoom();
    expect(view()).toMatchObject({
      chat: [],
      written: [
        { text: 'text of c1', isOwn: false },
        { text: 'text of c2', isOwn: true },
      ],
    });
    await enter();
    expect(view().written).toEqual([]);
  });

  it('of somebody else is unread until the chat is open', async () => {
    const { inside, say, view, openChat } = await open();
    const serverSide = await inside();
    await say(
      serverSide,
      { type: 'chat', ...line('c1') },
      { unread: 1, notice: { kind: 'wrote' } },
    );
    await say(serverSide, { type: 'chat', ...line('c2') }, { unread: 2 });
    openChat(true);
    expect(view().unread).toBe(0);
    await say(serverSide, { type: 'chat', ...line('c3') }, { chat: [{}, {}, { id: 'c3' }] });
    expect(view().unread).toBe(0);
  });
});

describe('a connection that is lost', () => {
  const lost = async () => {
    const opened = await open();
    const serverSide = await opened.inside({ peers: [peer('a')], messages: [line('c1')] });
    const next = opened.server.next();
    serverSide.cut();
    await vi.waitFor(() => expect(opened.view().isConnected).toBe(false));
    return { ...opened, next };
  };

  it('keeps everybody on the screen and comes back as the same one', async () => {
    const { view, next, connections, say } = await lost();
    expect(view()).toMatchObject({ phase: 'inside', people: [{ peerId: 'a' }] });
    const serverSide = await next;
    expect(await serverSide.hear()).toMatchObject({ resumeKey: 'key-1', isFresh: false });
    await say(serverSide, entered({ peers: [peer('a')] }), { isConnected: true });
    expect(connections).toHaveLength(1);
  });

  it('loses no line that was written meanwhile, on either side', async () => {
    const { view, next, say, sendChat } = await lost();
    sendChat('Still here?');
    const serverSide = await next;
    await serverSide.hear();
    const messages = [line('c1'), line('c2')];
    await say(serverSide, entered({ peers: [peer('a')], messages }), { isConnected: true });
    expect(view().chat.map(({ text, isSent }) => [text, isSent])).toEqual([
      ['text of c1', true],
      ['text of c2', true],
      ['Still here?', false],
    ]);
    expect(await serverSide.hear()).toMatchObject({ type: 'chat', text: 'Still here?' });
  });

  it('that makes another participant of one connects to everybody anew', async () => {
    const { next, connections, say } = await lost();
    const serverSide = await next;
    await serverSide.hear();
    await say(serverSide, entered({ peerId: 'me again', peers: [peer('a')] }), {
      ownId: 'me again',
    });
    expect(connections.map(({ signalingState }) => signalingState === 'closed')).toEqual([
      true,
      false,
    ]);
  });
});

it('a tab that another one replaces leaves the room', async () => {
  const { browser, view, inside } = await open();
  const serverSide = await inside();
  browser.dispatch('puente:inactive');
  expect(await serverSide.hear()).toEqual({ type: 'leave' });
  expect(view().phase).toBe('left');
});
