import { type Knocker, secondsUntilKnock, stillCounting } from './rules.ts';

/** What addresses did at the doors of this process. */
export type Knockers = Map<string, Knocker>;

const knockerAt = (knockers: Knockers, address: string): Knocker => {
  const knocker = knockers.get(address) ?? { knockedAt: [], refusedAt: new Map() };
  knockers.set(address, knocker);
  return knocker;
};

/** Counts one knock, or says in how many seconds it would be heard. */
export const countKnock = (
  knockers: Knockers,
  { address, roomId }: { address: string; roomId: string },
  nowMs: number,
): number => {
  const seconds = secondsUntilKnock(knockers.get(address), roomId, nowMs);
  if (seconds === 0) knockerAt(knockers, address).knockedAt.push(nowMs);
  return seconds;
};

export const rememberRefusal = (
  knockers: Knockers,
  { address, roomId }: { address: string; roomId: string },
  nowMs: number,
): void => {
  knockerAt(knockers, address).refusedAt.set(roomId, nowMs);
};

export const forgetOldKnocks = (knockers: Knockers, nowMs: number): void => {
  for (const [address, knocker] of knockers) {
    const kept = stillCounting(knocker, nowMs);
    if (kept) knockers.set(address, kept);
    else knockers.delete(address);
  }
};
