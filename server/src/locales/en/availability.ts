import type { missingReasons } from '@puente/contract/preview';

export type MissingTimeFacts = {
  minimumNoticeMinutes: number;
  horizonDays: number;
  bufferMinutes: number;
  gridMinutes: number;
  durationMinutes: number;
  /** What the expert wrote beside a block. */
  note: string | null;
  /** The way between the meeting and what is too close to it. */
  travelMinutes: number;
};

type Texts = Record<(typeof missingReasons)[number], (facts: MissingTimeFacts) => string>;

/** A length in words: hours where they are whole. */
function lengthOf(minutes: number): string {
  if (minutes % 60 !== 0 || minutes === 0) return `${minutes} min`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}

/** Why clients don't see a time of an expert (slot-7). */
export const missingTimeTexts: Texts = {
  past: () => 'This time has passed.',
  skipped: () => "This time doesn't exist on that day: the clocks go forward and skip it.",
  duration: ({ durationMinutes }) =>
    `You don't offer meetings of ${durationMinutes} minutes. You can change that under Price.`,
  mode: () => "You don't offer to meet in that way.",
  exception: () => "That date has hours of its own, and they don't leave room for this meeting.",
  'clock-change': () =>
    "The clocks change that day, so your hours are shorter or shifted, and this meeting doesn't fit.",
  grid: ({ gridMinutes }) =>
    `Meetings start every ${gridMinutes} minutes from the beginning of your hours, and this is in between.`,
  'too-short': ({ durationMinutes }) =>
    `A meeting of ${durationMinutes} minutes would end after your hours do.`,
  'outside-hours': () => "It's outside your weekly hours.",
  block: ({ note }) => (note ? `You blocked this time: ${note}.` : 'You blocked this time.'),
  booked: () => 'You have a meeting with a client then.',
  held: () => "Someone is paying for this time now. It comes back if they don't finish.",
  proposed: () => 'This time is held because a meeting may be moved to it.',
  'own-meeting': () => 'You booked a meeting with another expert then.',
  travel: ({ travelMinutes }) =>
    `It leaves less than ${lengthOf(travelMinutes)} to get there from something else in your calendar, or on to it.`,
  buffer: ({ bufferMinutes }) =>
    `It's closer than ${lengthOf(bufferMinutes)} to something else in your calendar: that's the break you set.`,
  notice: ({ minimumNoticeMinutes }) =>
    `It's too soon: people can book you up to ${lengthOf(minimumNoticeMinutes)} before a meeting.`,
  horizon: ({ horizonDays }) =>
    `It's too far ahead: people can book you for the next ${horizonDays} days.`,
};
