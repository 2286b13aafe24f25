import { readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { generateSchema } from './generate.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

test('the types of the database are those of the migrated database', async () => {
  const file = readFileSync(new URL('../../src/db/schema.ts', import.meta.url), 'utf8');
  const db: unknown = t.context.db;
  expect(await generateSchema(db as Kysely<unknown>)).toBe(file);
});
