import { policy } from '@puente/contract/policy';
import { describe, expect, it } from 'vitest';
import {
  findParticipant,
  hasCapacityForStranger,
  isExpired,
  type Participant,
  peerOf,
  readableBy,
  type Room,
} from './rules.ts';

const participant = (peerId: string, change: Partial<Participant> = {}): Participant => ({
  peerId,
  name: `Name of ${peerId}`,
  role: 'stranger',
  audio: true,
  video: false,
  screen: false,
  resumeKey: `key of ${peerId}`,
  userId: null,
  address: '10.0.0.1',
  connection: null,
  lostAt: null,
  pendingSignals: [],
  historyFrom: 0,
  ...change,
});
const room = (inside: Participant[], change: Partial<Room> = {}): Room => ({
  roomId: 'abcdefghij',
  closesAt: Temporal.Instant.from('2026-12-01T12:00:00Z'),
  inside: new Map(inside.map((one) => [one.peerId, one])),
  knocking: new Map(),
  messages: [],
  messageCount: 0,
  ...change,
});

it('others see who somebody is, and nothing by which they could be impersonated', () => {
  expect(peerOf(participant('a'))).toEqual({
    peerId: 'a',
    name: 'Name of a',
    role: 'stranger',
    audio: true,
    video: false,
    screen: false,
  });
});

describe('coming back', () => {
  const host = participant('host', { role: 'host', userId: 'paula' });
  const stranger = participant('stranger');
  const known = participant('known', { userId: 'paul' });
  const all = [host, stranger, known];
  const find = (claims: Partial<Parameters<typeof findParticipant>[1]>) =>
    findParticipant(all, { role: 'stranger', userId: null, resumeKey: null, ...claims })?.peerId;

  it('a party is the same one, whatever their browser remembers', () => {
    expect(find({ role: 'host', userId: 'paula' })).toBe('host');
    expect(find({ role: 'host', userId: 'paula', resumeKey: 'gone' })).toBe('host');
  });

  it('a stranger needs the secret of their browser', () => {
    expect(find({ resumeKey: 'key of stranger' })).toBe('stranger');
    expect(find({ resumeKey: 'key of nobody' })).toBeUndefined();
    expect(find({})).toBeUndefined();
  });

  it('a secret is worth nothing to another person', () => {
    expect(find({ resumeKey: 'key of known', userId: 'paul' })).toBe('known');
    expect(find({ resumeKey: 'key of known' })).toBeUndefined();
    expect(find({ resumeKey: 'key of known', userId: 'mallory' })).toBeUndefined();
    expect(find({ resumeKey: 'key of host' })).toBeUndefined();
  });

  it('is possible for as long as the place is kept', () => {
    const keptMs = policy.meeting.placeKeptSeconds * 1000;
    expect(isExpired({ lostAt: null }, 1e15)).toBe(false);
    expect(isExpired({ lostAt: 1000 }, 1000 + keptMs - 1)).toBe(false);
    expect(isExpired({ lostAt: 1000 }, 1000 + keptMs)).toBe(true);
  });
});

describe('a place for strangers', () => {
  const strangers = (count: number) =>
    Array.from({ length: count }, (_, index) => participant(`s${index}`));
  const most = policy.meeting.maxPeople - 2;

  it('is what the two parties leave, whether they are here or not', () => {
    expect(hasCapacityForStranger(room(strangers(most - 1)))).toBe(true);
    expect(hasCapacityForStranger(room(strangers(most)))).toBe(false);
  });

  it('is not taken by the parties', () => {
    const parties = [participant('h', { role: 'host' }), participant('g', { role: 'guest' })];
    expect(hasCapacityForStranger(room([...parties, ...strangers(most - 1)]))).toBe(true);
  });
});

describe('what was written', () => {
  const line = (id: string) => ({ id, from: 'a', name: 'A', text: id, at: '2026-12-01T10:00:00Z' });
  const messages = ['3', '4', '5'].map(line);
  // Five were written, of which the last three are kept.
  const written = room([], { messages, messageCount: 5 });
  const read = (historyFrom: number) => readableBy(written, { historyFrom }).map(({ id }) => id);

  it('is read from when somebody was let in, as far as it is kept', () => {
    expect([read(0), read(2), read(4)]).toEqual([['3', '4', '5'], ['3', '4', '5'], ['5']]);
  });

  it('before that stays unread, also when nothing was written since', () => {
    expect([read(5), read(6)]).toEqual([[], []]);
  });
});
