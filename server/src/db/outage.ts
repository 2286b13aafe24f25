import pg from 'pg';
import type { Logger } from 'pino';

/**
 * The database gave no answer. Whether a statement that was under way took effect is unknown, a
 * `commit` included: nothing is repeated by itself.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database does not answer: ${cause instanceof Error ? cause.message : 'unknown'}`, {
      cause,
    });
  }
}

/**
 * Classes of SQLSTATE that say "not now": 08 connection, 53 resources (too many connections, disk
 * full), 57 the operator's hand (stopping, crashed, starting), 58 the system below.
 */
const outageClasses = ['08', '53', '57', '58'];
/** A statement was cancelled on its own: that is about the statement. */
const queryCancelled = '57014';
/** A primary that became a replica, in the middle of a failover. */
const readOnly = '25006';

const networkCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'],
  ...['EAI_AGAIN', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL'],
]);

/** The driver has no codes for these. */
const driverMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Is this error of the database's driver an outage, rather than an answer? */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof pg.DatabaseError)
    return (
      code === readOnly || (code !== queryCancelled && outageClasses.includes(code.slice(0, 2)))
    );
  return networkCodes.has(code) || driverMessages.test(error.message);
}

/** The database is back when it has answered for that long without a failure. */
const calmMs = 1000;

export type OutageWatch = {
  /** The error as the rest of the server knows it. */
  failed: (error: unknown) => unknown;
  answered: () => void;
};

/** Says once that the database is away and once that it is back, however many calls notice. */
export function watchOutages(
  log: Pick<Logger, 'warn'>,
  nowMs: () => number = () => performance.now(),
): OutageWatch {
  let outage: { since: number; lastFailure: number; failures: number } | null = null;
  return {
    failed: (error) => {
      if (!isOutage(error)) return error;
      const unavailable =
        error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(error);
      const now = nowMs();
      if (!outage) {
        outage = { since: now, lastFailure: now, failures: 0 };
        log.warn({ reason: unavailable.message }, 'database away, calls that need it answer 503');
      }
      outage.lastFailure = now;
      outage.failures += 1;
      return unavailable;
    },
    answered: () => {
      if (!outage) return;
      const now = nowMs();
      if (now - outage.lastFailure < calmMs) return;
      const seconds = Math.round((outage.lastFailure - outage.since) / 100) / 10;
      log.warn({ seconds, failures: outage.failures }, 'database back');
      outage = null;
    },
  };
}
