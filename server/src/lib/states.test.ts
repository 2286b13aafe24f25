import { describe, expect, it } from 'vitest';
import { defineStates } from './states.ts';

const door = defineStates({
  initial: { closed: 'it is built' },
  transitions: {
    closed: { open: 'somebody pushes', broken: 'somebody kicks' },
    open: { closed: 'the wind', broken: 'somebody kicks' },
    broken: {},
  },
  derived: { locked: { closed: 'at night' }, dusty: { locked: 'after a year' } },
});

describe('states', () => {
  it('become what the table says and nothing else', () => {
    expect(door.canBecome('closed', 'open')).toBe(true);
    expect(door.canBecome('broken', 'open')).toBe(false);
    expect(door.canBecome('open', 'open')).toBe(false);
  });

  it('are found from where they can be reached', () => {
    expect(door.sourcesOf('broken')).toEqual(['closed', 'open']);
    expect(door.sourcesOf('closed')).toEqual(['open']);
    expect([door.stored, door.derived, door.final]).toEqual([
      ['closed', 'open', 'broken'],
      ['locked', 'dusty'],
      ['broken'],
    ]);
  });

  it('are read from a row, where nothing else may stand', () => {
    expect(door.parse('open')).toBe('open');
    for (const text of ['', 'Open', 'locked', 'toString', '__proto__'])
      expect(() => door.parse(text), text).toThrow('none of closed, open, broken');
  });

  it('are drawn, with what they share on one line', () => {
    expect(door.drawing()).toEqual([
      '* → closed: it is built',
      'closed → open: somebody pushes',
      'closed, open → broken: somebody kicks',
      'open → closed: the wind',
      'closed ⇢ locked: at night',
      'locked ⇢ dusty: after a year',
    ]);
  });
});
