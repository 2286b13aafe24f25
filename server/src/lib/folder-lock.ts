import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const busy = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === busy;

/** Who has it, as far as it is known: for people to read, nothing depends on it. */
const noteOf = (file: string): string => `${file}.pid`;

/** A lock that nobody refers to would be collected, and free. */
const held = new Set<DatabaseSync>();

/**
 * Takes a lock that the system frees when this process ends, however it ends; a number in a file
 * may belong to another process by then. Node has no file locks: SQLite's exclusive transaction
 * takes one (`fcntl`) on every system. Null when another process has it.
 */
export const lockFile = (file: string): { release: () => void } | null => {
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
};

/** The process that holds the lock, as it noted down; 0 when it didn't. */
export const lockHolder = (file: string): number => {
  try {
    return Number(readFileSync(noteOf(file), 'utf8')) || 0;
  } catch {
    return 0;
  }
};
