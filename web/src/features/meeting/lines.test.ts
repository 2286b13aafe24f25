import { describe, expect, it } from 'vitest';
import { grouped } from './lines.ts';

const line = (from: string, at: string, isOwn = false) => ({
  id: `${from} ${at}`,
  from,
  name: from,
  text: 'Hello',
  at: at && `2026-11-23T${at}Z`,
  isSent: at !== '',
  isOwn,
});
const goOn = (...lines: ReturnType<typeof line>[]) => grouped(lines).map(({ goesOn }) => goesOn);

describe('lines of the chat', () => {
  it('stand under one name for five minutes from the first one', () => {
    expect(
      goOn(
        line('a', '12:00:00'),
        line('a', '12:03:00'),
        line('a', '12:04:59'),
        line('a', '12:05:00'),
        line('a', '12:09:00'),
      ),
    ).toEqual([false, true, true, false, true]);
  });

  it('of two people never stand under one name', () => {
    const lines = [line('a', '12:00:00'), line('b', '12:00:01'), line('a', '12:00:02')];
    expect(goOn(...lines)).toEqual([false, false, false]);
  });

  it('go on below own ones while they are sent, also by a connection of before', () => {
    const lines = [
      line('a', '12:00:00', true),
      line('b', '12:01:00', true),
      line('b', '', true),
      line('b', '', true),
    ];
    expect(goOn(...lines)).toEqual([false, true, true, true]);
  });
});
