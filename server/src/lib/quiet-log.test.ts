import { expect, it } from 'vitest';
import { createQuietLog } from './quiet-log.ts';

function quiet() {
  const lines: unknown[][] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  let now = 0;
  const log = createQuietLog({ warn: write, error: write } as never, () => now);
  return { log, lines, at: (ms: number) => (now = ms) };
}

it('writes the first of a kind, and the next after a minute with how many came between', () => {
  const { log, lines, at } = quiet();
  const tell = () => log('warn', 'smtp', { reason: 'refused' }, 'gateway unavailable');
  tell();
  for (let ms = 1; ms < 60_000; ms += 10_000) {
    at(ms);
    tell();
  }
  at(59_999);
  tell();
  expect(lines).toEqual([[{ reason: 'refused' }, 'gateway unavailable']]);
  at(60_000);
  tell();
  expect(lines[1]).toEqual([{ reason: 'refused', moreSinceLastLine: 7 }, 'gateway unavailable']);
});

it('keeps kinds apart', () => {
  const { log, lines } = quiet();
  log('warn', 'smtp', {}, 'mail');
  log('error', 'stripe', {}, 'cards');
  expect(lines).toHaveLength(2);
});
