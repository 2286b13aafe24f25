import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { createLiveness, type Liveness } from './liveness.ts';

let t: TestApp;
let now = 0;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const begun: Liveness[] = [];
afterEach(async () => {
  for (const each of begun.splice(0)) await each.stop();
});

async function begin(isAlone = false): Promise<Liveness> {
  const url = () => t.context.config.database.url ?? '';
  const liveness = createLiveness(url, { isAlone, nowMs: () => now });
  begun.push(liveness);
  await liveness.hold(liveness.id);
  return liveness;
}

/** Dead in the eyes of another process, looking every second for so long. */
async function isDeadAfter(watcher: Liveness, name: string, ms: number): Promise<boolean> {
  const end = now + ms;
  let dead: string[] = await watcher.findDead(t.context.db, [name]);
  while (now < end) {
    now = Math.min(end, now + 1000);
    dead = await watcher.findDead(t.context.db, [name]);
  }
  return dead.length > 0;
}

/** As when its process was killed: the session ends and nobody opens another. */
async function kill(liveness: Liveness): Promise<void> {
  await liveness.stop();
  await vi.waitFor(async () => {
    const { rows } = await t.pool.query(
      `select from pg_stat_activity where application_name = 'puente liveness'
        and datname = current_database()`,
    );
    expect(rows).toHaveLength(1);
  });
}

describe('a process', () => {
  it('lives for the others as long as it does, however long they look', async () => {
    const [one, other] = [await begin(), await begin()];
    expect(await isDeadAfter(other, one.id, 60_000)).toBe(false);
  });

  it('is dead 3 seconds after it was killed, not earlier', async () => {
    const [one, other] = [await begin(), await begin()];
    await kill(one);
    expect(await isDeadAfter(other, one.id, 2999)).toBe(false);
    expect(await isDeadAfter(other, one.id, 1)).toBe(true);
  });

  it('is looked at for 3 seconds without a gap', async () => {
    const [one, other] = [await begin(), await begin()];
    await kill(one);
    await other.findDead(t.context.db, [one.id]);
    now += 3001;
    expect(await other.findDead(t.context.db, [one.id])).toEqual([]);
  });

  it('is dead at once where no other process can be', async () => {
    const alone = await begin(true);
    expect(await alone.findDead(t.context.db, ['somebody', alone.id])).toEqual(['somebody']);
  });

  it('lives on when its connection is cut: it opens another', async () => {
    const [one, other] = [await begin(), await begin()];
    const admin = new pg.Client(t.context.config.database.url ?? '');
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'puente liveness' and datname = current_database()`,
    );
    await admin.end();
    // Its own lock is there again, and the other's.
    const another = await begin();
    await vi.waitFor(async () => {
      for (const { id } of [one, other]) {
        await another.findDead(t.context.db, [id]);
        now += 1;
        const { rows } = await t.pool.query(
          `select from pg_locks where locktype = 'advisory' and granted
            and ((classid::bigint << 32) | objid::bigint) = hashtextextended('puente ' || $1, 0)`,
          [id],
        );
        expect(rows).toHaveLength(1);
      }
    });
    expect(await isDeadAfter(another, one.id, 10_000)).toBe(false);
  });

  it('knows at once what of its own has ended', async () => {
    const [one, other] = [await begin(), await begin()];
    await one.hold('queue 1');
    expect(await isDeadAfter(other, 'queue 1', 10_000)).toBe(false);
    one.drop('queue 1');
    expect(await one.findDead(t.context.db, ['queue 1'])).toEqual(['queue 1']);
  });
});
