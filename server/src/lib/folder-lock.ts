import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const busy = 5;

/** Without a reference the garbage collector would close the database and free the lock. */
const held = new Set<DatabaseSync>();

/**
 * Takes a lock that the system frees when this process ends for any reason; a process id in a file
 * could be reused. Node has no file locks, but SQLite's exclusive transaction takes one (`fcntl`) on
 * every system. Null when another process has the lock.
 */
export function lockFile(file: string): { release: () => void } | null {
  mkdirSync(dirname(file), { recursive: true });
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (isBusy(error)) return null;
    throw error;
  }
  held.add(lock);
  writeFileSync(noteOf(file), String(process.pid));
  return {
    release: () => {
      held.delete(lock);
      lock.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy;
}

/** The file with the holder's process id: for people to read, nothing depends on it. */
function noteOf(file: string): string {
  return `${file}.pid`;
}

/** The process id of the lock's holder; 0 when it is unknown. */
export function lockHolder(file: string): number {
  try {
    return Number(readFileSync(noteOf(file), 'utf8')) || 0;
  } catch {
    return 0;
  }
}
