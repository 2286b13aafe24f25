import type { RoomClientMessage, RoomServerMessage } from '@puente/contract/meeting';
import { onTestFinished } from 'vitest';
import { newId } from '../src/lib/ids.ts';
import { startTestApp, type TestApp } from './app.ts';
import { bookings } from './bookings.ts';

type Of<Type extends RoomServerMessage['type']> = Extract<RoomServerMessage, { type: Type }>;

export type RoomVisit = {
  send: (message: RoomClientMessage) => void;
  sendRaw: (text: string) => void;
  /** The next message of that type, also one that came already; others stay for later. */
  next: <Type extends RoomServerMessage['type']>(type: Type) => Promise<Of<Type>>;
  /** Everything received so far and not asked for, after the server has answered a ping. */
  received: () => Promise<RoomServerMessage[]>;
  /** Settles when the server has said anything at all. */
  answered: Promise<void>;
  /** Settles when the server has closed the connection. */
  closed: Promise<void>;
  /** Breaks the connection without a word. */
  cut: () => Promise<void>;
};

/** How long a message may take before a test is told that it did not come. */
const patienceMs = 30_000;

/** A browser's side of a room's websocket, from an address of its own if one is named. */
export const openRoom = async (
  t: TestApp,
  roomId: string,
  address?: string,
): Promise<RoomVisit> => {
  const socket = new WebSocket(`${t.url.replace('http', 'ws')}/api/meeting/${roomId}/ws`, {
    headers: address ? { 'x-forwarded-for': address } : {},
  });
  // People have few sockets at once, and so have addresses.
  onTestFinished(() => socket.close());
  let inbox: RoomServerMessage[] = [];
  const waiting = new Set<() => void>();
  socket.addEventListener('message', ({ data }) => {
    inbox.push(JSON.parse(String(data)) as RoomServerMessage);
    for (const look of waiting) look();
  });
  const closed = new Promise<void>((done) => socket.addEventListener('close', () => done()));
  await new Promise<void>((done, fail) => {
    socket.addEventListener('open', () => done());
    socket.addEventListener('error', () => fail(new Error('the room does not answer')));
  });
  const answered = new Promise<void>((done) =>
    socket.addEventListener('message', () => done(), { once: true }),
  );
  const next: RoomVisit['next'] = (type) =>
    new Promise((done, fail) => {
      const look = () => {
        const found = inbox.find((message) => message.type === type);
        if (!found) return;
        inbox = inbox.filter((message) => message !== found);
        clearTimeout(timer);
        waiting.delete(look);
        done(found as never);
      };
      const timer = setTimeout(() => {
        waiting.delete(look);
        fail(new Error(`no ${type}, but ${JSON.stringify(inbox)}`));
      }, patienceMs);
      waiting.add(look);
      look();
    });
  const send: RoomVisit['send'] = (message) => socket.send(JSON.stringify(message));
  return {
    send,
    sendRaw: (text) => socket.send(text),
    next,
    received: async () => {
      send({ type: 'ping' });
      await next('pong');
      return inbox.splice(0);
    },
    answered,
    closed,
    cut: async () => {
      socket.close();
      await closed;
    },
  };
};

/** Opens a room and asks to enter it; one after the other, as the test asks for it. */
export const enterRoom = async (
  t: TestApp,
  roomId: string,
  message: Omit<Extract<RoomClientMessage, { type: 'enter' }>, 'type'> = {},
  address?: string,
): Promise<RoomVisit> => {
  const visit = await openRoom(t, roomId, address);
  visit.send({ type: 'enter', ...message });
  await visit.answered;
  return visit;
};

export const chatMessage = (text: string) => ({ type: 'chat', id: newId(), text }) as const;

/** Everybody and everything that tests of rooms begin with. */
export const roomScene = async () => {
  const t = await startTestApp();
  await t.setNow('2026-11-30T12:00:00Z');
  const client = await t.signIn();
  const provider = await t.provider();
  const other = await t.signIn();
  let day = 0;
  /** A paid meeting from 10:00 to 11:00 of a day of its own, with the clock at that time. */
  const meetingAt = async (now: string) => {
    day += 1;
    const date = Temporal.PlainDate.from('2026-12-01').add({ days: day }).toString();
    await t.setNow(`${date}T06:00:00Z`);
    const start = `${date}T10:00:00Z`;
    const { id, meetingLink } = await bookings(t).meeting(client, provider.id, start);
    await t.setNow(`${date}T${now}Z`);
    return { id: id as string, date, roomId: (meetingLink as string).slice(1) };
  };
  return {
    t,
    client,
    provider,
    other,
    meetingAt,
    openMeeting: () => meetingAt('09:55:00'),
    asHost: () => ({ token: provider.token }),
    asClient: () => ({ token: client.token }),
    look: (roomId: string, token?: string) =>
      t.call('GET /api/meeting/:roomId', { params: { roomId }, ...(token ? { token } : {}) }),
  };
};
export type RoomScene = Awaited<ReturnType<typeof roomScene>>;
