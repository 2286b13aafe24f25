/** What managers do that their partner can read later (desk-1). */
export const partnerActs = [
  'expert-approved',
  'expert-refused',
  'more-asked',
  'verification-taken-back',
  'expert-removed',
  'share-announced',
  'share-withdrawn',
  'manager-invited',
  'manager-invitation-withdrawn',
  'manager-joined',
  'manager-removed',
  'invitation-created',
  'invitation-revoked',
  'page-changed',
  'welcome-changed',
  'logo-changed',
  'address-changed',
  'review-hidden',
] as const;
export type PartnerAct = (typeof partnerActs)[number];

export const partnerPolicy = {
  configCacheMinutes: 30,
  /** Of what managers set (face-1). */
  nameMaxLength: 60,
  welcomeMaxLength: 200,
  /** Of links to pages of the partner's own. */
  maxLinks: 6,
  linkLabelMaxLength: 40,
  linkUrlMaxLength: 500,
  /** Fields of life that the suggestions under the greeting come from; one suggestion each. */
  maxFields: 4,
  slug: { min: 3, max: 40 },
  /** A former slug leads to the present one, and is nobody else's, for so many days. */
  formerDays: 90,
  /** Most former slugs of one partner at a time; the next change waits for the oldest to end. */
  maxFormer: 10,
  /** The side of a stored logo, pixels. */
  logoSize: 512,
  /** Least and most characters of a reason that an expert reads (application-2). */
  reasonMinLength: 10,
  reasonMaxLength: 1000,
  /** Most characters of what an expert writes with an application. */
  messageMaxLength: 1000,
  /** Applications, and entries of the log, in one answer. */
  pageSize: 30,
  /** Days between the announcement of another share and its first day (share-1). */
  shareNoticeDays: 14,
  /** Days in which somebody can accept to manage a partner (manager-1). */
  managerInvitationDays: 14,
  /** Most people who manage one partner, invited ones included. */
  maxManagers: 20,
  /** Months that the overview counts, the present one included (desk-2). */
  overviewMonths: 6,
} as const;
