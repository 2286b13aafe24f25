import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/db/embedded-postgres.ts';
import { isOutage } from '../src/db/outage.ts';
import { databaseDir } from './database-dir.ts';
import { freePort } from './free-port.ts';

// The whole product as bin/start runs it, in processes of its own that a test may kill.

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const childrenOf = (pid: number): number[] =>
  spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child ?? 0);

/** How long a database is waited for that recovers from a kill, on a disk that is busy as well. */
const patienceMs = 60_000;

export type Answer = {
  status: number;
  // Replies are read by tests that assert their shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  headers: Headers;
};

export type Product = Awaited<ReturnType<typeof startProduct>>;

export const startProduct = async () => {
  const dataDir = databaseDir('product');
  mkdirSync(dataDir, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), DEMO: 'yes', NODE_ENV: '' };
  const lines: string[] = [];
  const keeper: ChildProcess = spawn('bin/keep-up', [process.execPath, 'bin/start.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [keeper.stdout, keeper.stderr])
    stream?.on('data', (data: Buffer) =>
      lines.push(...data.toString().split('\n').filter(Boolean)),
    );

  const isReady = () =>
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
      ({ ok }) => ok,
      () => false,
    );

  /** Waits until it can work; the seconds that took. */
  const untilReady = async (mostSeconds: number): Promise<number> => {
    const start = performance.now();
    while (!(await isReady())) {
      if (performance.now() - start > mostSeconds * 1000)
        throw new Error(`not ready after ${mostSeconds} s:\n${lines.join('\n')}`);
      await pause(50);
    }
    return (performance.now() - start) / 1000;
  };

  /** Null when there was no answer at all. */
  const call = async (
    method: string,
    path: string,
    body?: object | URLSearchParams,
    headers: Record<string, string> = {},
  ): Promise<Answer | null> => {
    const isForm = body instanceof URLSearchParams;
    try {
      const reply = await fetch(url + path, {
        method,
        headers: { ...(body && !isForm ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(25_000),
      });
      const text = await reply.text();
      const isJson = (reply.headers.get('content-type') ?? '').includes('json');
      return {
        status: reply.status,
        body: isJson && text ? JSON.parse(text) : text,
        headers: reply.headers,
      };
    } catch {
      return null;
    }
  };

  const postgres = () => ({ dir: join(dataDir, 'postgres'), isDurable: true });
  const startSeconds = await untilReady(120);
  const adopted = await startEmbeddedPostgres(postgres());
  const ask = async <T extends pg.QueryResultRow>(query: string): Promise<T[]> => {
    const client = new pg.Client(adopted.url);
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<T>(query)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  /** Asks the database itself, once it is back from the kill before. */
  const admin = async <T extends pg.QueryResultRow>(query: string): Promise<T[]> => {
    const end = performance.now() + patienceMs;
    for (;;)
      try {
        return await ask<T>(query);
      } catch (error) {
        if (!isOutage(error) || performance.now() > end) throw error;
        await pause(100);
      }
  };
  const rows = await admin<{ dir: string }>(`select current_setting('data_directory') as dir`);
  const postmaster = () =>
    Number(readFileSync(join(rows[0]?.dir ?? '', 'postmaster.pid'), 'utf8').split('\n')[0]);

  const kill = {
    'the server': () => {
      for (const pid of childrenOf(keeper.pid ?? 0)) process.kill(pid, 'SIGKILL');
    },
    'a database backend': async () => {
      const backends = await admin<{ pid: number }>(
        `select pid from pg_stat_activity
          where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
      );
      for (const { pid } of backends) process.kill(pid, 'SIGKILL');
    },
    'the whole database': () => {
      const main = postmaster();
      for (const pid of [main, ...childrenOf(main)]) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    },
  };

  return {
    url,
    startSeconds,
    lines,
    call,
    admin,
    kill,
    untilReady,
    /** Whether ledger, payments and card gateway agree, as `npm run ledger:check` says. */
    ledgerAgrees: () => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/ledger-check.ts'], {
        env,
        encoding: 'utf8',
      });
      return { agrees: status === 0, report: stdout + stderr };
    },
    stop: async () => {
      const ended = new Promise((done) => keeper.once('exit', done));
      if (keeper.exitCode === null && keeper.signalCode === null) {
        keeper.kill('SIGTERM');
        await ended;
      }
      adopted.stop();
      adopted.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
