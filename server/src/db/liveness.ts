import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './connection.ts';
import { keepSessionLocks, lockKey } from './session-locks.ts';

/**
 * For so long a process may be without its connection before others take over what it had begun:
 * when the database restarts, all lose theirs at once and some are back earlier.
 */
const graceMs = 3000;

export type Liveness = {
  /** Name of this process, written beside what it has begun. */
  id: string;
  /** Something of this name lives here; resolves when every process can see it. */
  hold: (name: string) => Promise<void>;
  /** It has ended: what it had begun is free at once. */
  drop: (name: string) => void;
  /** Those of the names that live nowhere any more. */
  findDead: (db: Db, names: readonly string[]) => Promise<string[]>;
  stop: () => Promise<void>;
};

/** Names under which no session of any process holds its lock. */
const findUnlocked = async (db: Db, names: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as given (name)
    where not exists (
      select from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and l.objsubid = 1 and l.granted
        and d.datname = current_database()
        and ((l.classid::bigint << 32) | l.objid::bigint) = ${sql.raw(lockKey('name'))}
    )`.execute(db);
  return rows.map(({ name }) => name);
};

/**
 * Who lives, known to all processes of one database. `isAlone`: no other process can be using it,
 * so nobody has to be waited for.
 */
export const createLiveness = (
  url: () => string,
  options: { isAlone: boolean; nowMs?: () => number },
): Liveness => {
  const { isAlone, nowMs = () => performance.now() } = options;
  const id = randomUUID();
  const locks = keepSessionLocks(url);
  const ended = new Set<string>();
  const missing = new Map<string, { since: number; seenAt: number }>();
  const hasOutlivedGrace = (name: string): boolean => {
    const now = nowMs();
    const known = missing.get(name);
    // A look from long ago says nothing of the time in between.
    const since = known && now - known.seenAt <= graceMs ? known.since : now;
    missing.set(name, { since, seenAt: now });
    return now - since >= graceMs;
  };
  return {
    id,
    hold: locks.hold,
    drop: (name) => {
      ended.add(name);
      locks.drop(name);
    },
    findDead: async (db, names) => {
      const others = names.filter((name) => name !== id && !locks.has(name) && !ended.has(name));
      const unlocked = new Set(others.length > 0 ? await findUnlocked(db, others) : []);
      for (const name of others) if (!unlocked.has(name)) missing.delete(name);
      return names.filter(
        (name) => ended.has(name) || (unlocked.has(name) && (isAlone || hasOutlivedGrace(name))),
      );
    },
    stop: locks.stop,
  };
};
