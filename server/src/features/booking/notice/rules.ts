import { policy } from '@puente/contract/policy';

const minutesUntil = (start: Temporal.Instant, now: Temporal.Instant): number =>
  now.until(start).total('minutes');

/**
 * The reminders of a meeting confirmed now: only those whose time is still ahead, so that nobody
 * who books three hours before is told "in 24 hours" (NT-01).
 */
export const remindersToCome = (
  start: Temporal.Instant,
  now: Temporal.Instant,
): { minutesBefore: number; dueAt: Temporal.Instant }[] =>
  policy.booking.reminderMinutesBefore
    .map((minutesBefore) => ({ minutesBefore, dueAt: start.subtract({ minutes: minutesBefore }) }))
    .filter(({ dueAt }) => Temporal.Instant.compare(dueAt, now) > 0);

/**
 * Whether a reminder that came due is still worth sending: never once the meeting began, and not
 * when a later reminder of the same meeting is due as well.
 */
export const isReminderWorthSending = (
  reminder: { minutesBefore: number; startsAt: Temporal.Instant },
  now: Temporal.Instant,
): boolean => {
  const left = minutesUntil(reminder.startsAt, now);
  if (left <= 0) return false;
  return !policy.booking.reminderMinutesBefore.some(
    (other) => other < reminder.minutesBefore && left <= other,
  );
};
