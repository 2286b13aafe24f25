import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRoomId, safeNext } from './route-rules.ts';

const origin = 'https://puente.example';

it('signing in never leads to another site, however the way on is written', () => {
  const parts = fc.constantFrom(
    ...['/', '\\', '.', '..', '%2e', '%2F', 'evil.example', '@', ':', '?', '#', 'you', '\t', '\n'],
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (written) => {
      const next = safeNext(`/${written.join('')}`, origin);
      expect(next).toMatch(/^\/(?![/\\])/);
      expect(new URL(next, origin).origin).toBe(origin);
    }),
    {
      numRuns: 2000,
      examples: [
        [['.', '/', '/', 'evil.example']],
        [['you', '/', '..', '/', '/', 'evil.example']],
        [['%2e', '/', '/', 'evil.example']],
      ],
    },
  );
});

it('signing in leads home where nothing readable is asked for', () => {
  for (const next of [undefined, null, 5, ['/you'], {}, '', ' /you'])
    expect(safeNext(next, origin)).toBe('/');
});

it('a room has ten letters and digits, and nothing behind them', () => {
  for (const id of ['Abcdefgh12', '0123456789']) expect(isRoomId(id)).toBe(true);
  for (const id of ['Abcdefgh1ñ', 'Abcdefgh12\n', '\nAbcdefgh12', 'Abcd-fgh12'])
    expect(isRoomId(id), id).toBe(false);
});
