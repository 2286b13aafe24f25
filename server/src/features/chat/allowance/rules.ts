import { policy } from '@puente/contract/policy';

export type Allowance = { windowStartedAt: Temporal.Instant; used: number } | null;

export type ExchangesLeft = {
  limit: number;
  remaining: number;
  /** When the count starts anew; null while nothing was used. */
  renewsAt: Temporal.Instant | null;
};

const { exchanges, windowHours } = policy.chat;

/**
 * What is left of the day's exchanges: 15, renewed 24 hours after the first of them
 * (SPEC §9, chat limit).
 */
export const exchangesLeftOf = (allowance: Allowance, now: Temporal.Instant): ExchangesLeft => {
  const renewsAt = allowance?.windowStartedAt.add({ hours: windowHours }) ?? null;
  const isOver = renewsAt === null || Temporal.Instant.compare(now, renewsAt) >= 0;
  if (isOver || !allowance || allowance.used === 0)
    return { limit: exchanges, remaining: exchanges, renewsAt: null };
  return { limit: exchanges, remaining: Math.max(0, exchanges - allowance.used), renewsAt };
};
