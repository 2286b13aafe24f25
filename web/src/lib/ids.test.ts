import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './ids.ts';

afterEach(() => vi.unstubAllGlobals());

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
function thousand() {
  return Array.from({ length: 1000 }, newId);
}

test('ids are random UUIDs, also where the browser makes none', () => {
  for (const id of thousand()) expect(id).toMatch(uuid);
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const ids = thousand();
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(1000);
});
