/** What a demo expert says about themselves, in their first language, and when they work. */
export type DemoPerson = {
  /** Same id as in the roster. */
  id: string;
  expertise: string;
  /** The same in the other language. */
  expertiseTranslated: string;
  aboutMe: string;
  career: string;
  idealClient: string;
  uniqueValue: string;
  challengeStory: string;
  /** Weekly hours in the notation of `hours.ts`, wall time in the person's own zone. */
  hours: string;
  durations: readonly (30 | 45 | 60 | 90)[];
  /** Per hour for a first meeting, minor units of the person's currency. */
  firstRate?: number;
  /** Absent values follow the policy (2 h notice, 60 days ahead, no buffer). */
  noticeMinutes?: number;
  horizonDays?: number;
  bufferMinutes?: number;
};
