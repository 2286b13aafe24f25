import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/connection.ts';
import { addressKey } from '../../../lib/address.ts';
import { AppError } from '../../../lib/app-error.ts';
import { newId } from '../../../lib/ids.ts';
import { clockSkew } from '../rules.ts';
import { lockCounts } from '../store.ts';
import { attemptRefusal, type AttemptKind, attemptWindow } from './rules.ts';
import {
  deleteAttempt,
  deleteAttemptsAt,
  deleteAttemptsBefore,
  insertAttempt,
  readRecentAttempts,
} from './store.ts';

export type ReservedAttempt = { id: string; kind: AttemptKind; subject: string | null };

/** Counts an attempt before anything is checked, or refuses: of fifty at once five get through. */
export async function reserveAttempt(
  context: Pick<Context, 'db' | 'clock'>,
  input: { kind: AttemptKind; subject?: string; address: string },
): Promise<ReservedAttempt> {
  const now = context.clock.now();
  const by = {
    kind: input.kind,
    subject: input.subject ?? null,
    address: addressKey(input.address),
  };
  const id = newId();
  await context.db.transaction().execute(async (tx) => {
    const keys = [`attempt-address ${by.kind} ${by.address}`];
    if (by.subject !== null) keys.push(`attempt-subject ${by.kind} ${by.subject}`);
    await lockCounts(tx, keys);
    const window = { since: now.subtract(attemptWindow), until: now.add(clockSkew) };
    const refusal = attemptRefusal(now, await readRecentAttempts(tx, window, by));
    if (refusal) throw new AppError(refusal.code, refusal);
    await insertAttempt(tx, { id, ...by, attempted_at: now });
  });
  return { id, kind: by.kind, subject: by.subject };
}

/** A right one was no guess: it and those before it at the same thing no longer count. */
export async function forgetAttempt(db: Executor, reserved: ReservedAttempt): Promise<void> {
  await deleteAttempt(db, reserved.id);
  if (reserved.subject !== null) await deleteAttemptsAt(db, reserved.kind, reserved.subject);
}

/** Lets somebody who has proven themselves another way try again at once. */
export function clearAttempts(db: Executor, kind: AttemptKind, subject: string): Promise<void> {
  return deleteAttemptsAt(db, kind, subject);
}

/** Deletes attempts that no limit counts any more. */
export function deleteOldAttempts({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteAttemptsBefore(db, clock.now().subtract(attemptWindow));
}
