import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './connection.ts';
import { keepSessionLocks, lockKey } from './session-locks.ts';

/**
 * How long a process may be without its connection before others take over its work: when the
 * database restarts, all processes lose theirs at once and some are back earlier.
 */
const graceMs = 3000;

export type Liveness = {
  /** Name of this process, stored with the work it has started. */
  id: string;
  /** Declares a name alive in this process; resolves when every process can see it. */
  hold: (name: string) => Promise<void>;
  /** The name has ended: its work is free at once. */
  drop: (name: string) => void;
  /** Those of the names that no process holds any more. */
  findDead: (db: Db, names: readonly string[]) => Promise<string[]>;
  stop: () => Promise<void>;
};

/**
 * Tells all processes of one database which of them are alive. `isAlone`: no other process can be
 * using the database, so there is no need to wait.
 */
export function createLiveness(
  url: () => string,
  options: { isAlone: boolean; nowMs?: () => number },
): Liveness {
  const { isAlone, nowMs = () => performance.now() } = options;
  const id = randomUUID();
  const locks = keepSessionLocks(url);
  const ended = new Set<string>();
  const missing = new Map<string, { since: number; seenAt: number }>();
  const hasOutlivedGrace = (name: string): boolean => {
    const now = nowMs();
    const known = missing.get(name);
    // An old observation tells nothing about the time since then.
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
}

/** Names under which no session of any process holds its lock. */
async function findUnlocked(db: Db, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as given (name)
    where not exists (
      select from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and l.objsubid = 1 and l.granted
        and d.datname = current_database()
        and ((l.classid::bigint << 32) | l.objid::bigint) = ${sql.raw(lockKey('name'))}
    )`.execute(db);
  return rows.map(({ name }) => name);
}
