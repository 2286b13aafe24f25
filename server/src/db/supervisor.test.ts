import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseDir } from '../../test/database-dir.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { pauseBefore, superviseEmbedded } from './supervisor.ts';

describe('the pause before a start', () => {
  it.each([
    [0, 0],
    [1, 500],
    [2, 1000],
    [5, 8000],
    [6, 15_000],
    [60, 15_000],
  ])('after %i starts is %i ms', (starts, ms) => {
    expect(pauseBefore(starts)).toBe(ms);
  });
});

/** One of the processes may have ended meanwhile by itself. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

const silent = { warn: () => undefined, error: () => undefined };

describe('a supervisor', () => {
  it('tries until it runs, on another port in the end, and writes each reason once', async () => {
    const tries: boolean[] = [];
    const lines: unknown[] = [];
    const tell = (...line: unknown[]) => void lines.push(line.at(-1));
    let isRunning = false;
    const database = {
      isRunning: () => isRunning,
      startAgain: async ({ mayMove }: { mayMove: boolean }) => {
        tries.push(mayMove);
        if (!mayMove) throw new Error('the port is in use');
        isRunning = true;
        return 'postgres://elsewhere';
      },
    };
    const { promise, resolve: onStarted } = Promise.withResolvers<string>();
    const log = { warn: tell, error: tell } as never;
    const supervisor = superviseEmbedded(database, { log, onStarted });
    expect(await promise).toBe('postgres://elsewhere');
    await supervisor.stop();
    expect(tries).toEqual([false, false, false, true]);
    expect(lines).toEqual([
      'embedded database ended, starting it again',
      'embedded database does not start',
      'embedded database runs again',
    ]);
  });
});

describe('the embedded database', () => {
  let postgres: EmbeddedPostgres;
  beforeAll(async () => {
    postgres = await startEmbeddedPostgres({ dir: databaseDir('supervised'), isDurable: false });
  });
  afterAll(() => {
    postgres.stop();
    postgres.remove();
  });

  const ask = async (query: string): Promise<unknown> => {
    const client = new pg.Client(postgres.url);
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ answer: unknown }>(query);
    await client.end().catch(() => undefined);
    return rows[0]?.answer;
  };
  const folder = async () =>
    String(await ask(`select current_setting('data_directory') as answer`));

  it('is back on its own port after all of it was killed', async () => {
    const client = new pg.Client(postgres.url);
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity union
        select (regexp_match(pg_read_file('postmaster.pid'), '^[0-9]+'))[1]::int`,
    );
    const { promise, resolve: onStarted } = Promise.withResolvers<string>();
    const supervisor = superviseEmbedded(postgres, { log: silent, onStarted });
    for (const { pid } of rows) kill(pid);
    expect(await promise).toBe(postgres.url);
    await supervisor.stop();
    expect(await ask('select 1 as answer')).toBe(1);
  });

  it.each([
    ['belongs to another process by now', () => `${process.pid}\n`],
    ['was not written in time', () => ''],
  ])('starts beside a postmaster.pid whose number %s', async (_case, text) => {
    const data = await folder();
    postgres.stop();
    expect(postgres.isRunning()).toBe(false);
    writeFileSync(join(data, 'postmaster.pid'), text());
    expect(postgres.isRunning()).toBe(false);
    await postgres.startAgain({ mayMove: false });
    expect(await ask('select 1 as answer')).toBe(1);
  });
});
