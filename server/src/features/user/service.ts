import type { Call } from '@puente/contract/endpoint';
import { username as usernameSchema } from '@puente/contract/ids';
import type { checkProfile, putProfile, UserData } from '@puente/contract/user';
import type { Context } from '../../context.ts';
import { type Executor, isViolation, type Tx } from '../../db/connection.ts';
import type { Client } from '../../lib/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { presentUser } from './present.ts';
import { accountDefaults, isAnotherAddress, isReservedUsername, regionOfTag } from './rules.ts';
import {
  fillUser,
  isUsernameTaken,
  lockEmail,
  lockUserOfPhone,
  markOnboarded,
  readUser,
  updateUser,
  type UserChanges,
} from './store.ts';
import { isKeptForAnother, keepFormer, usernameBefore, usernameTaken } from './username/service.ts';

/** A person's account, shown to nobody else. */
export async function getUserData(db: Executor, userId: string): Promise<UserData> {
  const row = await readUser(db, userId);
  if (!row) throw new AppError('not-found');
  return presentUser(row);
}

/**
 * The account of a phone, locked until the transaction ends; an unknown phone gets one. The region
 * follows the browser that signs in.
 */
export async function claimAccount(
  tx: Tx,
  phone: { number: string; country: string | undefined },
  detectedLanguage: string | null | undefined,
  now: Temporal.Instant,
): Promise<{ id: string; isNew: boolean }> {
  const account = await lockUserOfPhone(tx, {
    ...accountDefaults(phone.country, detectedLanguage),
    id: newId(),
    phone: phone.number,
    createdAt: now,
  });
  const region = regionOfTag(detectedLanguage) ?? undefined;
  if (!account.isNew) await updateUser(tx, account.id, { region });
  return account;
}

/** Fills in what an account lacks for somebody who has just proven its phone; the rest stays. */
export function completeAccount(
  tx: Tx,
  userId: string,
  given: { name?: string | undefined; lastName?: string | undefined; email?: string | undefined },
): Promise<void> {
  return fillUser(tx, userId, given);
}

/** Whoever has written a message knows the way: the introduction greets them no more (onboarding-1). */
export function skipIntroduction(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<void> {
  return markOnboarded(db, userId, clock.now());
}

/**
 * Names and personal link as an expert's profile sets them; refuses a username that is taken.
 */
export async function changeNames(
  tx: Tx,
  userId: string,
  names: {
    name?: string | undefined;
    lastName?: string | undefined;
    username?: string | undefined;
  },
  now: Temporal.Instant,
): Promise<void> {
  const { name, lastName, username } = names;
  await saveUser(tx, userId, { name, last_name: lastName, username }, now);
}

/**
 * Saves; refuses a username that is reserved, that somebody else has, in any case, or that still
 * leads to somebody else. The username before is kept for the person (link-1).
 */
async function saveUser(
  tx: Tx,
  userId: string,
  changes: UserChanges,
  now: Temporal.Instant,
): Promise<void> {
  const { username: after } = changes;
  if (after && isReservedUsername(after)) throw usernameTaken('Nobody can have this username');
  const before = after ? await usernameBefore(tx, userId) : null;
  try {
    await updateUser(tx, userId, changes);
  } catch (error) {
    if (!isViolation(error, 'users_username_key')) throw error;
    throw usernameTaken('Somebody else has this username');
  }
  if (after) await keepFormer(tx, userId, { before, after }, now);
}

type ProfileChanges = Call<typeof putProfile>['body'];

const columns = {
  name: 'name',
  lastName: 'last_name',
  email: 'email',
  invoiceEmail: 'invoice_email',
  language: 'language',
  currency: 'currency',
  timezone: 'timezone',
  username: 'username',
  country: 'country',
  city: 'city',
  state: 'state',
} as const satisfies Record<keyof ProfileChanges, keyof UserChanges>;

/** What accounts need from `auth`; supplied in app.ts. */
export type AccountCalls = {
  /** Was the phone proven recently in the session of this token? */
  hasProvenPhone: (context: Pick<Context, 'db' | 'clock'>, tokenHash: Buffer) => Promise<boolean>;
  /** Mails the address before the change, within the change's transaction. */
  onEmailChanged: (
    tx: Tx,
    change: { userId: string; before: string | null; after: string | null; by: Client },
    now: Temporal.Instant,
  ) => Promise<void>;
};

/**
 * Changes the named fields and keeps the others; null removes an address. The previous address is
 * told of a new one, which gets no links to a new password until the phone is proven
 * (decision 020).
 */
export async function changeProfile(
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  changes: ProfileChanges,
  calls: AccountCalls,
): Promise<UserData> {
  const row = Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      columns[field as keyof ProfileChanges],
      value,
    ]),
  ) as UserChanges;
  const { userId } = actor;
  const given = changes.email ?? null;
  const isProven = given !== null && (await calls.hasProvenPhone(context, actor.tokenHash));
  await context.db.transaction().execute(async (tx) => {
    const email = changes.email === undefined ? null : await lockEmail(tx, userId);
    const proof = isAnotherAddress(email, given) ? { email_phone_proven: isProven } : {};
    const now = context.clock.now();
    await saveUser(tx, userId, { ...row, ...proof }, now);
    const change = { userId, before: email, after: given, by: actor };
    await calls.onEmailChanged(tx, change, now);
  });
  return getUserData(context.db, userId);
}

/** What the caller's profile lacks for booking, and whether a typed username is available. */
export async function checkOwnProfile(
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  typed: string | undefined,
): Promise<Call<typeof checkProfile>['reply']> {
  const missing = missingFor(await getUserData(context.db, actor.userId));
  const profile = { isComplete: missing.length === 0, missing };
  return typed === undefined
    ? profile
    : { ...profile, username: await checkUsername(context, actor.userId, typed) };
}

async function checkUsername(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
  typed: string,
): Promise<UsernameCheck> {
  const parsed = usernameSchema.safeParse(typed);
  if (!parsed.success)
    return { username: typed, isValid: false, isAvailable: false, reason: 'invalid' };
  const username = parsed.data;
  const reason = isReservedUsername(username)
    ? 'reserved'
    : (await isUsernameTaken(db, username, userId))
      ? 'taken'
      : (await isKeptForAnother(db, userId, username, clock.now()))
        ? 'former'
        : null;
  return { username, isValid: true, isAvailable: reason === null, reason };
}

type UsernameCheck = NonNullable<Call<typeof checkProfile>['reply']['username']>;

/** What a booking asks of a person; empty where the account has it already. */
function missingFor({ name, lastName, email }: UserData): ('name' | 'lastName' | 'email')[] {
  return [
    ...(name === '' ? (['name'] as const) : []),
    ...(lastName === '' ? (['lastName'] as const) : []),
    ...(email === null ? (['email'] as const) : []),
  ];
}
