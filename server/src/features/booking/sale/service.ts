import type { Executor } from '../../../db/connection.ts';
import type { Order, Sale } from '../../order/service.ts';
import { presentSale } from './present.ts';
import { findSold } from './store.ts';

/** A meeting as the receipt of its order prints it: as it stands now, in its client's language. */
export async function describeSale(executor: Executor, order: Order): Promise<Sale> {
  return presentSale(order, await findSold(executor, order.id));
}
