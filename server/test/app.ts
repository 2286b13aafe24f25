import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Method } from '@puente/contract/endpoint';
import { startSandbox } from '@puente/sandbox';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { createApp, jobs, sweeps } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { createContext } from '../src/create-context.ts';
import { createPool } from '../src/db/connection.ts';
import { loadLexicon } from '../src/features/chat/lexicon/load.ts';
import { drainJobs, runSweeps } from '../src/jobs/worker.ts';
import { once } from '../src/lib/once.ts';
import { createSandboxClock } from '../src/lib/sandbox-clock.ts';
import { type CallName, requestOf, type Said, type Sent } from './call.ts';
import { checkDeclared } from './declared.ts';
import { type People, people } from './people.ts';

export type Reply = {
  status: number;
  // Replies are read by tests that assert their shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
};

type Options = { token?: string; headers?: Record<string, string> };

/** A call of the contract by its name, or any other request by method and path. */
export type Call = {
  <Name extends CallName>(name: Name, sent?: Sent<Name>): Promise<Answer<Name>>;
  (method: Method, path: string, body?: unknown, options?: Options): Promise<Reply>;
};

export type Answer<Name extends CallName> = Pick<Reply, 'status' | 'headers'> & {
  body: Said<Name>;
};

export type TestApp = People & {
  app: FastifyInstance;
  context: Context;
  pool: pg.Pool;
  /** Address of the listening server. */
  url: string;
  sandbox: Awaited<ReturnType<typeof startSandbox>>;
  call: Call;
  /** GET of the sandbox's own JSON pages. */
  sandboxGet: <T>(path: string) => Promise<T>;
  sandboxPost: (path: string, body: unknown) => Promise<void>;
  setNow: (instant: string) => Promise<void>;
  advance: (duration: string) => Promise<void>;
  /** Lets everything that waits happen: webhooks under way, sweeps, jobs. */
  drain: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Read once for all tests of a process. */
const lexicon = once(() => loadLexicon(null));

export type DatabaseSource = { databaseUrl: string; templateName: string };

const cloneDatabase = async (source: DatabaseSource) => {
  const name = `t_${randomBytes(8).toString('hex')}`;
  const admin = new pg.Client(source.databaseUrl);
  await admin.connect();
  // Copies files, which takes a third of what it costs to write the template to the log first.
  await admin.query(`create database ${name} template ${source.templateName} strategy file_copy`);
  return {
    url: source.databaseUrl.replace(/\/postgres$/, `/${name}`),
    drop: async () => {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
};

const injectCalls = (app: FastifyInstance): Call => {
  const inject = async (method: Method, path: string, body?: unknown, options: Options = {}) => {
    const reply = await app.inject({
      method,
      url: path,
      ...(body === undefined ? {} : { payload: body as object }),
      headers: {
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...options.headers,
      },
    });
    const isJson = (reply.headers['content-type']?.toString() ?? '').includes('json');
    const replied = isJson ? reply.json() : reply.body;
    checkDeclared(method, path, replied);
    return { status: reply.statusCode, body: replied, headers: reply.headers };
  };
  return (name: string, given?: unknown, ...rest: [unknown?, Options?]) => {
    if (isMethod(name)) return inject(name, String(given), ...rest);
    const sent = (given ?? {}) as Sent<CallName>;
    const { method, path, body } = requestOf(name as CallName, sent);
    return inject(method, path, body, sent);
  };
};

const isMethod = (name: string): name is Method => !name.includes(' ');

/** How long webhooks may take to arrive before a test is told that they did not. */
const webhookPatienceMs = 60_000;

/** The whole server on a database of its own, beside a sandbox of its own. */
export const startTestApp = async (
  source?: DatabaseSource,
  variables: Record<string, string> = {},
  overrides: Partial<Context> = {},
): Promise<TestApp> => {
  const from = source ?? (await injectedSource());
  const database = await cloneDatabase(from);
  const webhookSecret = 'whsec_sandbox_tests';
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, webhookSecret, quiet: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'puente-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SANDBOX_URL: sandbox.url,
    SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
    SANDBOX_WEBHOOK_SECRET: webhookSecret,
    LOG_LEVEL: 'error',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    SECRET: 'a secret that only tests know, long enough',
    DATABASE_POOL: '24',
    // No pages, whether the web application happens to be built or not.
    WEB_DIR: dataDir,
    ...variables,
  });
  const pool = createPool(database.url, config.database.pool);
  const clock = createSandboxClock(sandbox.url);
  const context = createContext(config, pool, { clock, lexicon, ...overrides });
  const runDue = async () => {
    await runSweeps(context, sweeps);
    await drainJobs(context, pool, jobs);
  };
  const app = await createApp(context, {
    pool,
    onClockMoved: async () => {
      await clock.follow();
      await runDue();
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  sandbox.setWebhookUrl(`${url}/api/stripe/webhook`);
  sandbox.setPublicUrl(url);
  const call = injectCalls(app);
  const sandboxGet = async <T>(path: string) =>
    (await (await fetch(`${sandbox.url}${path}`)).json()) as T;
  const sandboxPost = async (path: string, body: unknown) => {
    const reply = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  };
  const hasWebhooksUnderWay = async () => {
    const { webhooks } = await sandboxGet<{
      webhooks: { state: string; fault: string | null; attempts: unknown[] }[];
    }>('/sandbox/webhooks');
    // One that a test lets fail is not waited for again; one that a busy machine lost is.
    return webhooks.some(
      ({ state, fault, attempts }) =>
        state === 'waiting' && (attempts.length === 0 || fault === null),
    );
  };
  // Whatever an installation does first, such as fetching rates, has been done.
  await runDue();
  const test: Omit<TestApp, keyof People> = {
    app,
    context,
    pool,
    url,
    sandbox,
    call,
    sandboxGet,
    sandboxPost,
    setNow: (now) => sandboxPost('/sandbox/clock', { now }),
    advance: (duration) => sandboxPost('/sandbox/clock', { advance: duration }),
    drain: async () => {
      const end = Date.now() + webhookPatienceMs;
      while ((await hasWebhooksUnderWay()) && Date.now() < end)
        await new Promise((done) => setTimeout(done, 20));
      await runDue();
      await drainJobs(context, pool, jobs);
    },
    stop: async () => {
      await app.close();
      context.mail.close();
      await sandbox.stop();
      await pool.end();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return { ...test, ...people(test) };
};

const injectedSource = async (): Promise<DatabaseSource> => {
  const { inject } = await import('vitest');
  return { databaseUrl: inject('databaseUrl'), templateName: inject('templateName') };
};
