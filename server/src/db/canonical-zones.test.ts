import { readFile } from 'node:fs/promises';
import { canonicalZone } from '@puente/contract/zone-names';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../../test/app.ts';
import { bookings } from '../../test/bookings.ts';

let t: TestApp;
let migration: string;
beforeAll(async () => {
  t = await startTestApp();
  migration = await readFile(
    new URL('../../migrations/0016_canonical_zones.sql', import.meta.url),
    'utf8',
  );
});
afterAll(() => t.stop());

/** Runs the migration again, as it ran on rows from before. */
async function migrateAgain() {
  const client = await t.pool.connect();
  try {
    await client.query('begin');
    await client.query(migration);
    await client.query('commit');
  } finally {
    client.release();
  }
}

describe('zones that were kept before they had one name each', () => {
  test('get it: of people, of calendars and of bookings', async () => {
    await t.setNow('2026-12-01T08:00:00Z');
    const provider = await t.provider({ profile: { timezone: 'Asia/Kolkata' } });
    const client = await t.signIn();
    const { id } = await bookings(t).hold(client, provider.id, '2026-12-03T05:30:00Z');
    const zones = async () => {
      const { rows } = await t.pool.query(
        `select u.timezone as person, s.timezone as calendar, b.client_timezone as booking
         from bookings b join users u on u.id = b.client_id
         join schedules s on s.provider_id = b.provider_id where b.id = $1`,
        [id],
      );
      return rows[0];
    };
    const keep = async (person: string, calendar: string, booking: string) => {
      await t.pool.query('update users set timezone = $1 where id = $2', [person, client.userId]);
      await t.pool.query('update schedules set timezone = $1 where provider_id = $2', [
        calendar,
        provider.id,
      ]);
      await t.pool.query('update bookings set client_timezone = $1 where id = $2', [booking, id]);
    };
    await keep('US/Pacific', 'Asia/Calcutta', 'us/pacific');
    await migrateAgain();
    const renamed = {
      person: 'America/Los_Angeles',
      calendar: 'Asia/Kolkata',
      booking: 'America/Los_Angeles',
    };
    expect(await zones()).toEqual(renamed);
    await migrateAgain();
    expect(await zones()).toEqual(renamed);
    await keep('Europe/Amsterdam', 'Europe/Kyiv', 'europe/madrid');
    await migrateAgain();
    expect(await zones()).toEqual({
      person: 'Europe/Amsterdam',
      calendar: 'Europe/Kyiv',
      booking: 'Europe/Madrid',
    });
  });

  test('get the name that new ones get', () => {
    const rows = [...migration.matchAll(/^ {2}\('([^']+)', '([^']+)'\)/gm)];
    expect(rows.length).toBeGreaterThan(90);
    for (const [, canonical, aliases] of rows)
      for (const alias of aliases?.split(' ') ?? []) expect(canonicalZone(alias)).toBe(canonical);
  });
});
