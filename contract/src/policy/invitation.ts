/** Links by which people are invited to become experts (invite-1, invite-2). */
export const invitationPolicy = {
  /** Of one expert to friends: links a calendar month in the expert's zone, each for one person. */
  friend: { perMonth: 10, days: 30 },
  /** Of a partner's managers; `days` is how long a link lives unless they say otherwise. */
  partner: { maxUses: 50, minDays: 1, maxDays: 90, days: 30 },
  maxNote: 200,
  /** The newest links of an expert or a partner that a list shows. */
  maxListed: 200,
  /** Looks at a link a minute, by one address. */
  looksPerMinute: 30,
} as const;
