import type { Promo } from '@puente/contract/promo';
import { type Code, stateOf } from './rules.ts';

/** A code for its maker. */
export function presentPromo(
  code: Code,
  uses: { reserved: number; used: number },
  now: Temporal.Instant,
): Promo {
  const { id, madeBy, percent, amount, maxUses, usesPerPerson, firstMeetingOnly } = code;
  return {
    id,
    code: code.code,
    madeBy,
    percent,
    amount,
    validFrom: code.validFrom.toString(),
    validUntil: code.validUntil?.toString() ?? null,
    maxUses,
    usesPerPerson,
    firstMeetingOnly,
    state: stateOf(code, { all: uses.reserved + uses.used }, now),
    uses,
    createdAt: code.createdAt.toString(),
  };
}
