import { policy } from '@puente/contract/policy';

/** What an address did at the doors, instants in ms since the epoch. */
export type Knocker = { knockedAt: number[]; refusedAt: Map<string, number> };

const windowMs = policy.meeting.knocksWindowMinutes * 60_000;
const pauseMs = policy.meeting.refusedPauseSeconds * 1000;

/** Seconds until this address may knock at this room, 0 for now. */
export function secondsUntilKnock(
  knocker: Knocker | undefined,
  roomId: string,
  nowMs: number,
): number {
  if (!knocker) return 0;
  const recent = knocker.knockedAt.filter((at) => at > nowMs - windowMs);
  const isTooOften = recent.length >= policy.meeting.knocksPerAddress;
  const oldest = recent.at(-policy.meeting.knocksPerAddress) ?? nowMs;
  const afterOften = isTooOften ? oldest + windowMs : nowMs;
  const refusedAt = knocker.refusedAt.get(roomId);
  const afterRefusal = refusedAt === undefined ? nowMs : refusedAt + pauseMs;
  return Math.max(0, Math.ceil((Math.max(afterOften, afterRefusal) - nowMs) / 1000));
}

/** Forgets what no longer counts; null when nothing does. */
export function withoutOld(knocker: Knocker, nowMs: number): Knocker | null {
  const knockedAt = knocker.knockedAt.filter((at) => at > nowMs - windowMs);
  const refusedAt = new Map([...knocker.refusedAt].filter(([, at]) => at > nowMs - pauseMs));
  return knockedAt.length === 0 && refusedAt.size === 0 ? null : { knockedAt, refusedAt };
}
