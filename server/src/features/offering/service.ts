import type { Call } from '@puente/contract/endpoint';
import type { Money } from '@puente/contract/money';
import type {
  deleteOffering,
  listOfferings,
  Offering,
  OfferingData,
  saveOffering,
} from '@puente/contract/offering';
import { type Currency, policy } from '@puente/contract/policy';
import type { Context } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import type { Actor, Client } from '../../lib/actor.ts';
import { AppError, invalidField } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { exchangeOf } from '../currency/rules.ts';
import { readRates } from '../currency/service.ts';
import { getProviderTerms } from '../provider/service.ts';
import { presentOffering, textsOf } from './present.ts';
import { isOrderOf, offeringProblem, smallestPackage } from './rules.ts';
import {
  insertOffering,
  lockProvider,
  type OfferingRow,
  readEnabledOffering,
  readEnabledOfferings,
  readOwnOfferings,
  removeOffering,
  saveOrder,
  updateOffering,
} from './store.ts';

export type Deps = Pick<Context, 'db' | 'clock' | 'rates' | 'lexicon' | 'llm' | 'log'>;

/**
 * What follows a change of somebody's offerings elsewhere, such as indexing for the matchmaker;
 * runs inside the same transaction.
 */
export type OnOfferingsChanged = (
  context: Pick<Context, 'lexicon' | 'clock'>,
  tx: Tx,
  providerId: string,
) => Promise<void>;

/** The enabled offerings of an expert as anybody sees them; refuses those who are no experts. */
export async function getOfferingsOf(
  context: Pick<Context, 'db' | 'clock' | 'rates'>,
  actor: Actor,
  asked: { providerId: string; currency: Currency | undefined },
): Promise<Call<typeof listOfferings>['reply']> {
  const { providerId } = asked;
  if (!(await getProviderTerms(context.db, providerId))) throw new AppError('not-found');
  const rates = await readRates(context);
  const currency = asked.currency ?? (actor.kind === 'client' ? actor.currency : undefined);
  const rows = await readEnabledOfferings(context.db, [providerId]);
  const offerings = rows.map((row) => presentOffering(row, { currency, rates }));
  const converted = rows.find((row, at) => offerings[at]?.price.currency !== row.currency);
  return {
    offerings,
    exchange: converted && currency ? exchangeOf(rates, converted.currency, currency) : null,
  };
}

/** A package that people may buy: enabled, of somebody who is an expert; null for any other id. */
export async function findPackageForSale(
  db: Executor,
  offeringId: string,
): Promise<PackageForSale | null> {
  const row = await readEnabledOffering(db, offeringId);
  if (row?.type !== 'package' || row.scheduling === null) return null;
  const provider = await getProviderTerms(db, row.provider_id);
  return provider ? { ...row, scheduling: row.scheduling, provider } : null;
}

/** The same for a plan: what a month of it buys. */
export async function findPlanForSale(
  db: Executor,
  offeringId: string,
): Promise<PackageForSale | null> {
  const row = await readEnabledOffering(db, offeringId);
  if (row?.type !== 'subscription') return null;
  const provider = await getProviderTerms(db, row.provider_id);
  return provider ? { ...row, scheduling: 'as-you-go', provider } : null;
}

export type PackageForSale = OfferingRow & {
  scheduling: 'all-at-once' | 'as-you-go';
  provider: NonNullable<Awaited<ReturnType<typeof getProviderTerms>>>;
};

/** The caller's own offerings, disabled ones as well, each in its own currency. */
export async function getOwnOfferings(
  context: Pick<Context, 'db' | 'clock' | 'rates'>,
  actor: Actor,
): Promise<Call<typeof listOfferings>['reply']> {
  if (actor.kind !== 'client') throw new AppError('unauthenticated');
  if (!actor.isProvider) throw new AppError('forbidden');
  return { offerings: await readOwn(context, actor.userId), exchange: null };
}

export async function readOwn(
  context: Pick<Context, 'db' | 'clock' | 'rates'>,
  providerId: string,
): Promise<Offering[]> {
  const rates = await readRates(context);
  const rows = await readOwnOfferings(context.db, providerId);
  return rows.map((row) => presentOffering(row, { rates }));
}

/** What happens to one or all of somebody's offerings, and the version it was decided on. */
export type Change =
  | { kind: 'create'; data: OfferingData }
  | { kind: 'replace'; id: string; data: OfferingData; version: number | undefined }
  | { kind: 'restore'; id: string; data: OfferingData; version: number | undefined; at: number }
  | { kind: 'enable'; id: string; isEnabled: boolean; version: number | undefined }
  | { kind: 'delete'; id: string; version: number | undefined }
  | { kind: 'sort'; order: readonly string[] };

/**
 * Makes one change, behind the lock of the expert's profile. One that was decided on an older
 * version is refused with `offering-changed` and changes nothing (offering-4).
 */
export async function change(
  context: Deps,
  actor: Client,
  wanted: Change,
  onChanged: OnOfferingsChanged,
): Promise<Call<typeof saveOffering>['reply']> {
  if ('data' in wanted) checkData(wanted.data);
  const { userId } = actor;
  const changedId = await context.db.transaction().execute(async (tx) => {
    await lockProvider(tx, userId);
    const rows = await readOwnOfferings(tx, userId);
    const id = await make(tx, userId, { wanted, rows, now: context.clock.now() });
    await onChanged(context, tx, userId);
    return id;
  });
  const offerings = await readOwn(context, userId);
  const offering = offerings.find(({ id }) => id === changedId);
  return { offerings, ...(offering ? { offering } : {}) };
}

function checkData(data: OfferingData): void {
  const problem = offeringProblem(data);
  if (problem) throw new AppError(problem.code, { fields: [problem.field] });
}

/** @returns the id of the offering that is new or changed; null for a change of all */
async function make(
  tx: Tx,
  providerId: string,
  { wanted, rows, now }: { wanted: Change; rows: readonly OfferingRow[]; now: Temporal.Instant },
): Promise<string | null> {
  if (wanted.kind === 'create') {
    if (rows.length >= policy.offering.maxPerExpert) throw new AppError('offering-limit-reached');
    const id = newId();
    await insertOffering(tx, { id, providerId }, textsOf(wanted.data), now);
    return id;
  }
  if (wanted.kind === 'restore') return restore(tx, providerId, { wanted, rows, now });
  if (wanted.kind === 'sort') {
    const order = wanted.order.map((id) => id.toLowerCase());
    const ids = rows.map(({ id }) => id);
    if (!isOrderOf(order, ids)) throw new AppError('offering-changed');
    await saveOrder(tx, providerId, order);
    return null;
  }
  const { id } = unchanged(rows, wanted);
  if (wanted.kind === 'delete') {
    await removeOffering(tx, { id, providerId });
    return null;
  }
  const texts = wanted.kind === 'replace' ? textsOf(wanted.data) : { is_enabled: wanted.isEnabled };
  await updateOffering(tx, { id, providerId }, texts, now);
  return id;
}

type Restored = {
  wanted: Extract<Change, { kind: 'restore' }>;
  rows: readonly OfferingRow[];
  now: Temporal.Instant;
};

/** Puts a deleted offering back under its id and at its place; one that is there stays as it is. */
async function restore(tx: Tx, providerId: string, { wanted, rows, now }: Restored) {
  const id = wanted.id.toLowerCase();
  const ids = rows.map((row) => row.id);
  if (ids.includes(id)) return id;
  if (rows.length >= policy.offering.maxPerExpert) throw new AppError('offering-limit-reached');
  const texts = { ...textsOf(wanted.data), version: (wanted.version ?? 0) + 1 };
  // The id is somebody else's offering: to this person there is none of that id.
  if (!(await insertOffering(tx, { id, providerId }, texts, now))) throw new AppError('not-found');
  await saveOrder(tx, providerId, ids.toSpliced(wanted.at, 0, id));
  return id;
}

/** The named one of the own offerings, if it is there and no other change came first. */
function unchanged(
  rows: readonly OfferingRow[],
  { id, version }: { id: string; version: number | undefined },
): OfferingRow {
  const row = rows.find((one) => one.id === id.toLowerCase());
  if (!row) throw new AppError('not-found');
  if (version !== undefined && version !== row.version) throw new AppError('offering-changed');
  return row;
}

export async function remove(
  context: Deps,
  actor: Client,
  asked: { offeringId: string; version?: number | undefined },
  onChanged: OnOfferingsChanged,
): Promise<Call<typeof deleteOffering>['reply']> {
  const wanted = { kind: 'delete', id: asked.offeringId, version: asked.version } as const;
  const { offerings } = await change(context, actor, wanted, onChanged);
  return { deleted: true, offerings };
}

/** Asks for proposals, which change nothing. */
export type Wish = { kind: 'propose'; by: true | 'rates' };

/** The one thing that a request asks for; refuses several at once, and none. */
export function askedOf(body: {
  offeringId?: string | undefined;
  offeringData?: OfferingData | undefined;
  version?: number | undefined;
  isEnabled?: boolean | undefined;
  order?: string[] | undefined;
  restoreAt?: number | undefined;
  generate?: Wish['by'] | undefined;
}): Change | Wish {
  const { offeringId: id, offeringData: data, version, isEnabled, order, restoreAt: at } = body;
  const { generate: by } = body;
  const asked = [data, isEnabled, order, by].filter((one) => one !== undefined);
  if (asked.length !== 1)
    throw invalidField('offeringData', 'Send one of offeringData, isEnabled, order, generate');
  if (at !== undefined && (!data || id === undefined))
    throw invalidField('restoreAt', 'Send it with offeringId and offeringData');
  if (by !== undefined) return { kind: 'propose', by };
  if (order) return { kind: 'sort', order };
  if (data && id !== undefined && at !== undefined)
    return { kind: 'restore', id, data, version, at };
  if (data)
    return id === undefined ? { kind: 'create', data } : { kind: 'replace', id, data, version };
  if (id === undefined) throw invalidField('offeringId', 'Required');
  return { kind: 'enable', id, isEnabled: isEnabled ?? true, version };
}

/** The smallest enabled package of each of these experts, priced in the asked currency. */
export async function findSmallestPackages(
  context: Pick<Context, 'db' | 'clock' | 'rates'>,
  providerIds: readonly string[],
  currency: Currency,
): Promise<Map<string, { sessions: number; price: Money }>> {
  const rates = await readRates(context);
  const rows = await readEnabledOfferings(context.db, providerIds);
  const found = new Map<string, { sessions: number; price: Money }>();
  for (const id of providerIds) {
    const own = rows.filter((row) => row.provider_id === id);
    const smallest = smallestPackage(
      own.map((row) => ({ ...row, paid: row.discounted_price ?? row.price })),
    );
    if (!smallest) continue;
    const { price, discountedPrice } = presentOffering(smallest, { currency, rates });
    found.set(id, { sessions: smallest.sessions, price: discountedPrice ?? price });
  }
  return found;
}
