import { policy } from '@puente/contract/policy';
import type { ProposalStatus } from '../proposal/rules.ts';

/** What the two are told about a proposal of another time. */
export const proposalKinds = ['proposed', 'rejected', 'withdrawn', 'expired'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

export type NotificationKind =
  | 'confirmed'
  | 'cancelled'
  | 'reminder'
  | 'slot-lost'
  | 'moved'
  | ProposalKind;

/**
 * The reminders of a meeting confirmed now: only those whose time is still ahead, so that nobody
 * who books three hours before is told "in 24 hours" (mail-1).
 */
export function remindersToCome(
  start: Temporal.Instant,
  now: Temporal.Instant,
): { minutesBefore: number; dueAt: Temporal.Instant }[] {
  return policy.booking.reminderMinutesBefore
    .map((minutesBefore) => ({ minutesBefore, dueAt: start.subtract({ minutes: minutesBefore }) }))
    .filter(({ dueAt }) => Temporal.Instant.compare(dueAt, now) > 0);
}

/**
 * Whether a reminder that came due is still worth sending: never once the meeting began, and not
 * when a later reminder of the same meeting is due as well.
 */
export function isReminderWorthSending(
  reminder: { minutesBefore: number; startsAt: Temporal.Instant },
  now: Temporal.Instant,
): boolean {
  const left = minutesUntil(reminder.startsAt, now);
  if (left <= 0) return false;
  return !policy.booking.reminderMinutesBefore.some(
    (other) => other < reminder.minutesBefore && left <= other,
  );
}

function minutesUntil(start: Temporal.Instant, now: Temporal.Instant): number {
  return now.until(start).total('minutes');
}

/** What a booking is when a mail about it goes. */
type Present = {
  status: string;
  sequence: number;
  starts_at: Temporal.Instant;
  ends_at: Temporal.Instant;
};

/**
 * Whether a mail that was planned is still true when it goes: it may have waited for hours. Only a
 * meeting that stands as it was when the mail was planned is confirmed or reminded of.
 */
export function isNotificationTrue(
  notification: {
    kind: Exclude<NotificationKind, ProposalKind>;
    sequence: number;
    minutesBefore: number;
  },
  booking: Present,
  now: Temporal.Instant,
): boolean {
  const { kind, sequence, minutesBefore } = notification;
  if (kind === 'cancelled') return booking.status === 'cancelled';
  if (kind === 'slot-lost') return booking.status !== 'confirmed';
  if (booking.status !== 'confirmed' || booking.sequence !== sequence) return false;
  if (kind === 'confirmed' || kind === 'moved')
    return Temporal.Instant.compare(now, booking.ends_at) < 0;
  return isReminderWorthSending({ minutesBefore, startsAt: booking.starts_at }, now);
}

/**
 * Whether a mail about a proposal is still true: an answer is asked for while the proposal is open,
 * and how it ended is told while the meeting stands as it did then.
 */
export function isProposalMailTrue(
  { kind, sequence }: { kind: ProposalKind; sequence: number },
  booking: Present,
  /** As it is by the clock. */
  proposalState: ProposalStatus,
  now: Temporal.Instant,
): boolean {
  if (kind === 'proposed') return proposalState === 'open';
  return (
    proposalState === kind &&
    booking.status === 'confirmed' &&
    booking.sequence === sequence &&
    Temporal.Instant.compare(now, booking.starts_at) < 0
  );
}

/** Who has the time of a booking whose money came too late. */
export type TimeTakers = { isTakenByOther: boolean; isTakenByClient: boolean };

/**
 * What a client is told whose money came too late. That the time was taken is said only to
 * somebody who still wanted it and to whom it was lost, and other times are offered only to
 * somebody who has not given it up or booked it again.
 */
export function lossOf(
  booking: { cancelled_by: string | null; starts_at: Temporal.Instant },
  { isTakenByOther, isTakenByClient }: TimeTakers,
  now: Temporal.Instant,
): { isTaken: boolean; isWanted: boolean } {
  const isWanted = booking.cancelled_by === null && !isTakenByClient;
  const isAhead = Temporal.Instant.compare(now, booking.starts_at) < 0;
  return { isTaken: isWanted && isTakenByOther && isAhead, isWanted };
}
