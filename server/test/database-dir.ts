import { existsSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';

/** The databases of a run, their log and what else it writes take a quarter of it. */
const leastBytes = 2 * 1024 ** 3;

/** Nobody's any more, even if its number means nothing here: containers may share this memory. */
const leftMs = 60 * 60_000;

/**
 * Where a run keeps a database that it throws away: in memory where there is room. A clone is 800
 * files, which a machine that is short of memory for its disk's pages reads from the disk again.
 */
export function databaseDir(name: string): string {
  if (!hasRoom()) return join('data', 'test', `${name}-${process.pid}`);
  removeLeft();
  return join(memory, `puente-${name}-${process.pid}`);
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= leastBytes;
}

/** What runs left that were killed: its database ends by itself when its folder is gone. */
function removeLeft(): void {
  for (const file of readdirSync(memory)) {
    const pid = /^puente-[a-z]+-(\d+)/.exec(file)?.[1];
    const path = join(memory, file);
    if (pid === undefined || existsSync(join('/proc', pid))) continue;
    if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > leftMs)
      rmSync(path, { recursive: true, force: true });
  }
}
