import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('at most so much is under way at once, and all of it gets done in its order', async () => {
  const inTurn = createTurns(2);
  const doors: (() => void)[] = [];
  const done: number[] = [];
  let most = 0;
  let running = 0;
  const all = Array.from({ length: 6 }, (_, index) =>
    inTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((open) => doors.push(open));
      running -= 1;
      done.push(index);
    }),
  );
  for (let index = 0; index < 6; index += 1) {
    doors[index]?.();
    await all[index];
  }
  expect(most).toBe(2);
  expect(done).toEqual([0, 1, 2, 3, 4, 5]);
});

test('work that fails gives its turn on', async () => {
  const inTurn = createTurns(1);
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(inTurn(() => Promise.resolve(7))).resolves.toBe(7);
});
