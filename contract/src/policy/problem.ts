/** Problems with meetings (problem-1 to problem-6). They are reported while earnings wait anyway. */
export const problemPolicy = {
  /** From so long after the start a no-show is reported; so long one has to have waited in the room. */
  noShowMinutes: 10,
  /** To answer a no-show that the room confirms. */
  confirmedNoShowHours: 24,
  /** To answer anything else. */
  answerHours: 72,
  /** Refunded to a client whose report stays unanswered; `other` goes to the operator. */
  silenceBasisPoints: { 'no-show': 10_000, quality: 5000, technical: 5000 },
  /** Who was in a room, and when, is kept so long. */
  stayKeptDays: 90,
  /** Who is in a room is written down so often, and is believed to be there so long after. */
  stayWrittenSeconds: 30,
  stayBelievedSeconds: 90,
  textMinLength: 10,
  textMaxLength: 1000,
  reportsPerMinute: 20,
} as const;
