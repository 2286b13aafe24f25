import type { Money } from '@puente/contract/money';
import type { Reply } from '../../lib/api.ts';

/** What the expert charges for single meetings. */
export type OwnPrices = Pick<Reply<'GET /api/provider/profile'>, 'normalRate' | 'prices'>;

/** A single meeting of that length, if the expert offers it. */
export function singlePrice({ prices }: OwnPrices, minutes: number): Money | null {
  return prices.find(({ durationMinutes }) => durationMinutes === minutes)?.price ?? null;
}
