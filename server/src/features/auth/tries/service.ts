import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/connection.ts';
import { addressKey } from '../../../lib/address.ts';
import { AppError } from '../../../lib/app-error.ts';
import { newId } from '../../../lib/ids.ts';
import { clockSkew } from '../rules.ts';
import { lockCounts } from '../store.ts';
import { triesRefusal, type TryKind, tryWindow } from './rules.ts';
import { deleteTriesAt, deleteTry, insertTry, readRecentTries } from './store.ts';

export type ReservedTry = { id: string; kind: TryKind; subject: string | null };

/** Takes one try before anything is checked, or refuses: fifty at once get five. */
export const reserveTry = async (
  context: Pick<Context, 'db' | 'clock'>,
  input: { kind: TryKind; subject?: string; address: string },
): Promise<ReservedTry> => {
  const now = context.clock.now();
  const by = {
    kind: input.kind,
    subject: input.subject ?? null,
    address: addressKey(input.address),
  };
  const id = newId();
  await context.db.transaction().execute(async (tx) => {
    const keys = [`try-address ${by.kind} ${by.address}`];
    if (by.subject !== null) keys.push(`try-subject ${by.kind} ${by.subject}`);
    await lockCounts(tx, keys);
    const window = { since: now.subtract(tryWindow), until: now.add(clockSkew) };
    const refusal = triesRefusal(now, await readRecentTries(tx, window, by));
    if (refusal) throw new AppError(refusal.code, refusal);
    await insertTry(tx, { id, ...by, tried_at: now });
  });
  return { id, kind: by.kind, subject: by.subject };
};

/** A right one is no guess: it and those before it at the same thing are not counted any more. */
export const forgetTry = async (db: Executor, reserved: ReservedTry): Promise<void> => {
  await deleteTry(db, reserved.id);
  if (reserved.subject !== null) await deleteTriesAt(db, reserved.kind, reserved.subject);
};

/** Lets somebody whose way in was just proven otherwise try again at once. */
export const clearTries = (db: Executor, kind: TryKind, subject: string): Promise<void> =>
  deleteTriesAt(db, kind, subject);
