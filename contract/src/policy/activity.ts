/** The groups of a person's meetings, in the order of their tabs (activity-1). */
export const bookingGroups = ['upcoming', 'past', 'cancelled'] as const;

/** The list of a person's meetings (activity-1, activity-3). */
export const activityPolicy = {
  /** Meetings on a page of a group. */
  pageSize: 20,
  queryMaxLength: 80,
} as const;
