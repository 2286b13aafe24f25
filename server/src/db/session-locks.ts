import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectionOptions } from './connection.ts';

const reconnectMs = 200;

/** PostgreSQL's advisory locks have numbers for names. */
export function lockKey(name: string) {
  return `hashtextextended('puente ' || ${name}, 0)`;
}

export type SessionLocks = {
  has: (name: string) => boolean;
  /** Resolves when the lock is held. */
  hold: (name: string) => Promise<void>;
  drop: (name: string) => void;
  stop: () => Promise<void>;
};

/**
 * Locks that PostgreSQL frees when this process dies for any reason. A lost connection is opened
 * again and takes the same locks, until `stop`.
 */
export function keepSessionLocks(url: () => string): SessionLocks {
  const names = new Set<string>();
  const stopping = new AbortController();
  let current: Promise<Session> | null = null;

  const openOnce = async (): Promise<Session> => {
    let isLost = false;
    let isOpen = false;
    const session = await openSession(url(), () => {
      if (isLost) return;
      isLost = true;
      // Lost while it takes the locks: openOnce throws.
      if (isOpen) renew();
    });
    try {
      for (const name of names) await session.lock(name);
    } catch (error) {
      await session.end();
      throw error;
    }
    isOpen = true;
    return session;
  };
  const open = async (): Promise<Session> => {
    while (!stopping.signal.aborted) {
      try {
        return await openOnce();
      } catch {
        await pause(reconnectMs);
      }
    }
    throw new Error('stopped');
  };
  const renew = (): void => {
    current = stopping.signal.aborted ? null : open();
    // Callers that wait for it get the error.
    current?.catch(() => undefined);
  };

  return {
    has: (name) => names.has(name),
    hold: async (name) => {
      names.add(name);
      while (!stopping.signal.aborted) {
        if (!current) renew();
        try {
          await (await current)?.lock(name);
          return;
        } catch {
          // The connection was lost meanwhile; the next one locks all names.
          await pause(reconnectMs);
        }
      }
    },
    drop: (name) => {
      names.delete(name);
      void current?.then(({ unlock }) => unlock(name)).catch(() => undefined);
    },
    stop: async () => {
      stopping.abort();
      const session = await current?.catch(() => null);
      await session?.end();
    },
  };
}

type Session = {
  lock: (name: string) => Promise<void>;
  unlock: (name: string) => void;
  end: () => Promise<void>;
};

/** One connection, which holds what was locked in it until it ends. */
async function openSession(url: string, onLost: () => void): Promise<Session> {
  const client = new pg.Client({ ...connectionOptions(url), application_name: 'puente liveness' });
  client.on('error', onLost);
  await client.connect();
  client.on('end', onLost);
  const locked = new Map<string, Promise<void>>();
  const locking = async (name: string): Promise<void> => {
    await client.query(`select pg_advisory_lock(${lockKey('$1::text')})`, [name]);
  };
  return {
    lock: (name) => {
      const lock = locked.get(name) ?? locking(name);
      locked.set(name, lock);
      return lock;
    },
    unlock: (name) => {
      if (!locked.delete(name)) return;
      client
        .query(`select pg_advisory_unlock(${lockKey('$1::text')})`, [name])
        .catch(() => undefined);
    },
    end: () => client.end().catch(() => undefined),
  };
}
