import { z } from 'zod';
import { currencies } from './policy.ts';

/** ISO 4217 code of a currency Puente takes. */
export const currency = z.enum(currencies);

/**
 * An amount in integer minor units of its currency: USD 15.00 is 1500, CLP 15000 is 15000.
 */
export const money = z
  .object({ amount: z.int(), currency })
  .meta({ id: 'Money', examples: [{ amount: 1500, currency: 'USD' }] });
export type Money = z.infer<typeof money>;
