import type { BoughtPackage } from '@puente/contract/package-terms';
import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { lockCalendars } from '../../availability/service.ts';
import { creditedTo, nothingPaid, paidAmounts } from '../../payment/service.ts';
import { lockPeople } from '../own-time/service.ts';
import { presentPackage, type WholePackage } from './present.ts';
import { packageStatusAt } from './rules.ts';
import {
  endUnit,
  findOwnPackages,
  findPackage,
  findParties,
  findUnits,
  lockPackageRow,
  type PackagesAsked,
  type PackageView,
  type UnitView,
} from './store.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/** One package of the caller; the same 404 for none and for somebody else's. */
export async function getPackage(
  context: Deps,
  actor: Client,
  packageId: string,
): Promise<BoughtPackage> {
  const [found] = await readPackages(context, { userId: actor.userId, packageId });
  if (!found) throw new AppError('not-found');
  return found;
}

/** The caller's packages: those with sessions to place first, the first to end before the others. */
export async function listPackages(
  context: Deps,
  actor: Client,
  asked: Omit<PackagesAsked, 'userId'>,
): Promise<{ packages: BoughtPackage[] }> {
  const packages = await readPackages(context, { ...asked, userId: actor.userId });
  const isPlaceable = ({ credits }: BoughtPackage) => credits > 0;
  return {
    packages: [
      ...packages.filter(isPlaceable),
      ...packages.filter((one) => !isPlaceable(one)).toReversed(),
    ],
  };
}

async function readPackages({ db, clock }: Deps, asked: PackagesAsked): Promise<BoughtPackage[]> {
  const views = await findOwnPackages(db, asked);
  const now = clock.now();
  return (await completed(db, views)).map((whole) => presentPackage(whole, asked.userId, now));
}

/** Everything that the person bought and sold as packages, for their export. */
export function exportPackages(context: Deps, userId: string): Promise<BoughtPackage[]> {
  return readPackages(context, { userId });
}

export async function completed(
  db: Executor,
  views: readonly PackageView[],
): Promise<WholePackage[]> {
  const orderIds = views.map((view) => view.order_id);
  const units = await findUnits(
    db,
    views.map(({ id }) => id),
  );
  const money = await paidAmounts(db, orderIds);
  const credited = await creditedTo(db, orderIds);
  return views.map((view) => ({
    view,
    units: units.get(view.id) ?? [],
    money: money.get(view.order_id) ?? nothingPaid,
    credited: credited.get(view.order_id) ?? 0,
  }));
}

export type LockedPackage = { view: PackageView; units: UnitView[] };

/**
 * Calendars first, then the people, then the package; its meetings, order and payment come after.
 * Undefined where there is no such package.
 */
export async function lockPackage(tx: Tx, packageId: string): Promise<LockedPackage | undefined> {
  const parties = await findParties(tx, packageId);
  if (!parties) return undefined;
  await lockCalendars(tx, parties);
  await lockPeople(tx, parties.providerId, parties.clientId);
  await lockPackageRow(tx, packageId);
  const view = await findPackage(tx, packageId);
  if (!view) return undefined;
  const units = await findUnits(tx, [packageId]);
  return { view, units: units.get(packageId) ?? [] };
}

/** A package of which sessions can be placed; refuses with `package-over` where none can. */
export function assertActive({ view, units }: LockedPackage, now: Temporal.Instant): void {
  const status = packageStatusAt(view, units, now);
  const isValid = Temporal.Instant.compare(now, view.valid_until) < 0;
  if (view.status !== 'active' || !isValid || status === 'expired')
    throw new AppError('package-over');
}

/** What was bought, which is there. */
export async function getSold(db: Executor, packageId: string): Promise<PackageView> {
  const view = await findPackage(db, packageId);
  if (!view) throw new Error(`no package ${packageId}`);
  return view;
}

/** A session whose time was let go is a credit. */
export function returnUnit(tx: Tx, unit: { packageId: string; number: number }): Promise<void> {
  return endUnit(tx, unit, 'free');
}

/** The session of a meeting that is cancelled: its credit comes back, or is spent. */
export async function endSession(
  tx: Tx,
  { package_id: packageId, session_number: number }: { package_id: string; session_number: number },
  credit: 'returned' | 'spent',
): Promise<void> {
  await endUnit(tx, { packageId, number }, credit === 'returned' ? 'free' : 'spent');
}

/** Before which a meeting starts, if it is a session of a package (package-4). */
export async function findValidUntil(
  db: Executor,
  packageId: string | null,
): Promise<Temporal.Instant | null> {
  const bought = packageId === null ? null : await findPackage(db, packageId);
  return bought?.valid_until ?? null;
}

export {
  addSessionRefund,
  blankReasons as forgetInPackages,
  findOrderOfPackage,
  findPackageIdOf,
  findSessionBookings,
  hasOpenPackages,
  insertPackage,
  markPackageActive,
  markPackageCancelled,
  type PackageRow,
  placeUnit,
  refundUnit,
  saveNoticed,
  takeEndingPackages,
  findPackage,
  findPackages,
  type UnitRow,
} from './store.ts';
