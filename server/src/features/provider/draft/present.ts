import type { Draft, DraftFields } from '@puente/contract/draft';
import { policy } from '@puente/contract/policy';
import { feesOf, type Membership, membershipAfter } from '../rules.ts';
import type { ProfileRow } from '../store.ts';
import { type AccountPart, asProfile, earningsOf, leastOf, stateOf, stepsOf } from './rules.ts';
import type { DraftRow, NamedPartner } from './store.ts';

/** A published profile as the fields of a draft. */
export function publishedFields(row: ProfileRow): DraftFields {
  const money = (amount: number) => ({ amount, currency: row.rate_currency });
  return {
    expertise: row.expertise,
    expertiseTranslated: row.expertise_translated,
    aboutMe: row.about_me,
    career: row.career,
    idealClient: row.ideal_client,
    uniqueValue: row.unique_value,
    challengeStory: row.challenge_story,
    languages: row.languages,
    timezone: row.timezone,
    location: row.location,
    inPerson: row.in_person,
    durations: row.durations,
    normalRate: money(row.normal_rate),
    discountedRate: row.discounted_rate === null ? null : money(row.discounted_rate),
    partnerId: row.partner_id,
  };
}

/** All that a draft is shown with; `changes` are those that differ from what is public. */
export type DraftFacts = {
  draft: DraftRow;
  changes: DraftFields;
  published: DraftFields | null;
  fields: DraftFields;
  account: AccountPart;
  membership: Membership;
  partner: NamedPartner | null;
  hasHours: boolean;
  /** Whether they said where they meet people, be it online alone. */
  hasPlaces: boolean;
};

export function presentDraft(facts: DraftFacts): Draft {
  const { draft, changes, published, fields, account, membership, partner } = facts;
  const { missing } = asProfile(fields, account);
  const after = membershipAfter(membership, fields.partnerId);
  const { verifiedPlatformBasisPoints, partnerBasisPoints, unverifiedPlatformBasisPoints } =
    policy.fee;
  return {
    state: stateOf(published, changes),
    version: draft.version,
    fields,
    changed: published ? Object.keys(changes) : [],
    steps: stepsOf(fields, account, { ...facts, missing }),
    missing,
    price: {
      earnings: earningsOf(fields, feesOf(after.verification, partner?.basisPoints ?? null)),
      ...leastOf(fields),
    },
    verification: {
      state: after === membership ? membership.verification : 'none',
      partner: partner && { id: partner.id, slug: partner.slug, name: partner.name },
      unverifiedBasisPoints: unverifiedPlatformBasisPoints,
      verifiedBasisPoints:
        verifiedPlatformBasisPoints + (partner?.basisPoints ?? partnerBasisPoints),
    },
    isTourSeen: draft.isTourSeen,
  };
}
