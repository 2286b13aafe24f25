import { describe, expect, test } from 'vitest';
import { createSlotMemory, type KeptSlots } from './store.ts';

function kept(bytes = 0, fromMs = 0, untilMs = 1000): KeptSlots {
  return {
    starts: [],
    json: Buffer.alloc(bytes),
    fromMs,
    untilMs,
  };
}

describe('the memory of computed slots', () => {
  test('recalls what is kept while it holds, and only then', () => {
    const memory = createSlotMemory();
    const slots = kept(10, 100, 200);
    memory.keep('a', slots);
    expect(memory.recall('a', 100)).toBe(slots);
    expect(memory.recall('a', 199)).toBe(slots);
    expect(memory.recall('a', 200)).toBeNull();
    expect(memory.recall('a', 99)).toBeNull();
    expect(memory.recall('b', 100)).toBeNull();
  });

  test('forgets what was not asked for longest when it is full', () => {
    const memory = createSlotMemory(5000);
    for (const key of ['a', 'b', 'c']) memory.keep(key, kept(1000));
    memory.recall('a', 1);
    memory.keep('d', kept(1000));
    expect(['a', 'b', 'c', 'd'].map((key) => memory.recall(key, 1) !== null)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  test('counts a key that is kept anew once, and never keeps more than its limit', () => {
    const memory = createSlotMemory(5000);
    for (let i = 0; i < 20; i += 1) memory.keep('a', kept(1000));
    memory.keep('b', kept(1000));
    expect(memory.recall('a', 1)).not.toBeNull();
    memory.keep('huge', kept(9000));
    expect(memory.recall('huge', 1)).toBeNull();
  });
});
