import type { Executor } from '../../../db/connection.ts';
import type { Order, Sale } from '../../order/service.ts';
import { findModelMeeting } from '../plan/service.ts';
import { findPackage, findPackageIdOf } from '../package/service.ts';
import { presentPackageSale, presentSale } from './present.ts';
import { findSold } from './store.ts';

/** A meeting as the receipt of its order prints it: as it stands now, in its client's language. */
export async function describeSale(executor: Executor, order: Order): Promise<Sale> {
  return presentSale(order, await findSold(executor, { orderId: order.id }));
}

/** A package as the receipt of its order prints it: as it was bought, in its client's language. */
export async function describePackageSale(executor: Executor, order: Order): Promise<Sale> {
  const packageId = await findPackageIdOf(executor, order.id);
  const bought = packageId === null ? null : await findPackage(executor, packageId);
  if (!bought) throw new Error(`no package of order ${order.id}`);
  // All times of a month may have been busy: its plan has meetings of other months.
  const by =
    bought.plan_id === null
      ? { orderId: order.id }
      : { meetingId: (await findModelMeeting(executor, bought.plan_id)).id };
  return presentPackageSale(order, await findSold(executor, by), bought);
}
