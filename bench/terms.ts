import { policy } from '@puente/contract/policy';
import type { PriceTerms } from '../server/src/features/order/rules.ts';

/** Price of every quote and order that a bench inserts, minor units. */
export const price = 3000;

/** The terms that go with it: no discount, no conversion, the fees of a verified expert. */
export const terms: PriceTerms = {
  listPrice: price,
  discounts: [],
  exchange: null,
  ownCurrency: null,
  fees: { platformBasisPoints: 1000, partnerBasisPoints: 500, partnerId: null },
  refundPolicy: policy.refund,
};
