import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What `prepare.ts` made for all workers of a run. */
export type Prepared = { databaseUrl: string; templateName: string; dataDir: string };

/** One PostgreSQL for the run, with a database of demo people that every worker clones. */
export default async function prepareRun(): Promise<() => Promise<void>> {
  // Workers and what they start inherit it: nothing is stripped of its types and compiled twice.
  process.env['NODE_COMPILE_CACHE'] ??= join(process.cwd(), 'node_modules', '.cache', 'compile');
  const child = fork('e2e/prepare.ts', { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const prepared = await new Promise<string>((done, fail) => {
    child.once('message', (message) => done(message as string));
    child.once('exit', (code) => fail(new Error(`the database was not prepared (${code})`)));
  });
  process.env['PREPARED'] = prepared;
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
}
