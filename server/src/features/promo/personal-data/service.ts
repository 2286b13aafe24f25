import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { readPromos } from '../service.ts';
import { findUsesOf, pauseCodesOf } from './store.ts';

/** The codes that a person made, and those they used. */
export async function exportPromos(context: Pick<Context, 'db' | 'clock'>, userId: string) {
  const uses = await findUsesOf(context.db, userId);
  return {
    promoCodes: await readPromos(context, { kind: 'provider', id: userId }),
    promoUses: uses.map(({ code, order_id: orderId, reserved_at, returned_at }) => ({
      code,
      orderId,
      reservedAt: reserved_at.toString(),
      returnedAt: returned_at?.toString() ?? null,
    })),
  };
}

/** Nobody can use the codes of an expert who left. */
export function forgetPromos(tx: Tx, userId: string): Promise<void> {
  return pauseCodesOf(tx, userId);
}
