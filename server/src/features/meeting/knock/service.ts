import { type Knocker, secondsUntilKnock, withoutOld } from './rules.ts';

/** What addresses did at the doors of this process. */
export type KnockLog = Map<string, Knocker>;

/** Counts one knock, or says in how many seconds it would be heard. */
export function countKnock(
  knocks: KnockLog,
  { address, roomId }: { address: string; roomId: string },
  nowMs: number,
): number {
  const seconds = secondsUntilKnock(knocks.get(address), roomId, nowMs);
  if (seconds === 0) knockerOf(knocks, address).knockedAt.push(nowMs);
  return seconds;
}

function knockerOf(knocks: KnockLog, address: string): Knocker {
  const knocker = knocks.get(address) ?? { knockedAt: [], refusedAt: new Map() };
  knocks.set(address, knocker);
  return knocker;
}

export function rememberRefusal(
  knocks: KnockLog,
  { address, roomId }: { address: string; roomId: string },
  nowMs: number,
): void {
  knockerOf(knocks, address).refusedAt.set(roomId, nowMs);
}

export function deleteOldKnocks(knocks: KnockLog, nowMs: number): void {
  for (const [address, knocker] of knocks) {
    const kept = withoutOld(knocker, nowMs);
    if (kept) knocks.set(address, kept);
    else knocks.delete(address);
  }
}
