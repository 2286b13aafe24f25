import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let folder: string;
let keeper: ChildProcess | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puente-keep-'));
});
afterEach(() => {
  keeper?.kill('SIGKILL');
  for (const pid of started()) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
  rmSync(folder, { recursive: true, force: true });
});

const log = () => join(folder, 'started');
/** Process numbers in the order of their starts. */
const started = (): number[] => {
  try {
    return readFileSync(log(), 'utf8').trim().split('\n').map(Number);
  } catch {
    return [];
  }
};

/** Notes its number once it can be ended as `before` says, and goes on as the script says. */
const keep = (script: string, before = ':'): Promise<unknown[]> => {
  keeper = spawn('bin/keep-up', ['bash', '-c', `${before}; echo $$ >> ${log()}; ${script}`], {
    stdio: 'ignore',
  });
  return once(keeper, 'exit');
};

const untilStarted = (times: number): Promise<number> =>
  vi.waitFor(() => {
    const pids = started();
    expect(pids).toHaveLength(times);
    return pids.at(-1) ?? 0;
  });

const stay = 'exec sleep 100';

it('starts again what was killed, every time', async () => {
  void keep(stay);
  for (const times of [1, 2, 3]) process.kill(await untilStarted(times), 'SIGKILL');
  await untilStarted(4);
});

it('passes the end on, and starts nothing again then', async () => {
  const ended = keep('while :; do sleep 0.05; done', 'trap "exit 0" TERM');
  await untilStarted(1);
  keeper?.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(started()).toHaveLength(1);
});

it.each([0, 1, 128])('ends with what ended by itself at once with %i', async (code) => {
  expect(await keep(`exit ${code}`)).toEqual([code, null]);
  expect(started()).toHaveLength(1);
});

it('starts again what says that it was killed (129 and above)', async () => {
  void keep('exit 129');
  await untilStarted(2);
});
