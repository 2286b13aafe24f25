import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { lockFile, lockHolder } from './folder-lock.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'puente-lock-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function script(file: string) {
  return `
  const { lockFile } = await import(${JSON.stringify(new URL('folder-lock.ts', import.meta.url).href)});
  console.log(lockFile(${JSON.stringify(file)}) ? 'won' : 'lost');
  setInterval(() => undefined, 1000);`;
}

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Another process that asks for the lock, keeps what it gets and stays. */
async function rival(file: string): Promise<{ child: ChildProcess; word: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script(file)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [data] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, word: data.toString().trim() };
}

it('is had by exactly one of many that ask together', async () => {
  const file = join(folder, 'race.lock');
  const rivals = await Promise.all([rival(file), rival(file), rival(file), rival(file)]);
  expect(rivals.map(({ word }) => word).toSorted()).toEqual(['lost', 'lost', 'lost', 'won']);
});

it('is free when its holder was killed, whoever has its number now', async () => {
  const file = join(folder, 'killed.lock');
  const holder = await rival(file);
  expect(holder.word).toBe('won');
  expect(lockHolder(file)).toBe(holder.child.pid);
  expect(lockFile(file)).toBeNull();
  const ended = once(holder.child, 'exit');
  holder.child.kill('SIGKILL');
  await ended;
  // The number of the dead belongs to a process that lives.
  writeFileSync(`${file}.pid`, String(process.ppid));
  const lock = lockFile(file);
  expect(lock).not.toBeNull();
  expect(lockHolder(file)).toBe(process.pid);
  lock?.release();
});

it('can be given back', () => {
  const file = join(folder, 'again.lock');
  lockFile(file)?.release();
  const lock = lockFile(file);
  expect(lock).not.toBeNull();
  lock?.release();
});
