import type { Draft, DraftFields } from '@puente/contract/draft';
import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError, invalidField } from '../../../lib/app-error.ts';
import { hasWeeklyHours } from '../../availability/schedule/service.ts';
import { findPlacesOf } from '../../place/service.ts';
import { getUserData } from '../../user/service.ts';
import { invitedPartnerOf } from '../invited/service.ts';
import { type OnProfileSaved, writeProfile } from '../service.ts';
import { findPartnerId, readProfiles } from '../store.ts';
import { type DraftFacts, presentDraft, publishedFields } from './present.ts';
import { asProfile, changesIn, mergeDraft, priceProblemOf } from './rules.ts';
import {
  deleteDraft,
  type DraftRow,
  lockDraft,
  lockDraftIfAny,
  readDraft,
  readNamedPartner,
  saveDraft,
  saveTourSeen,
} from './store.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'rates' | 'lexicon'>;

/** A person's own draft: what is written, what is missing, what it would earn. */
export async function getDraft({ db }: Pick<Deps, 'db'>, actor: Client): Promise<Draft> {
  return presentDraft(await loadFacts(db, actor, await readDraft(db, actor.userId)));
}

async function loadFacts(db: Executor, { userId }: Client, draft: DraftRow): Promise<DraftFacts> {
  const [row] = await readProfiles(db, [userId]);
  const user = await getUserData(db, userId);
  const published = row ? publishedFields(row) : null;
  const changes = published ? changesIn(published, draft.fields) : draft.fields;
  const account = {
    ...user,
    picture: user.profilePicture,
    invitedTo: row ? null : await invitedPartnerOf(db, userId),
  };
  const fields = mergeDraft(published, changes, account);
  return {
    draft,
    changes,
    published,
    fields,
    account,
    membership: {
      partnerId: row?.partner_id ?? null,
      verification: row?.verification ?? 'none',
    },
    partner: fields.partnerId ? await readNamedPartner(db, fields.partnerId) : null,
    hasHours: row ? await hasWeeklyHours(db, userId) : false,
    hasPlaces: (await findPlacesOf(db, userId)).isSet,
  };
}

/**
 * Changes the named fields. Refuses with `draft-changed` when somebody, in another tab, changed the
 * draft since `version` was read, and with what can't be part of a profile; texts may be unfinished.
 */
export async function changeDraft(
  context: Deps,
  actor: Client,
  { version, fields }: { version: number; fields: DraftFields },
): Promise<Draft> {
  await inVersion(context, actor, version, async (tx, facts, now) => {
    if (facts.published && fields.weeklyHours)
      throw invalidField('fields.weeklyHours', 'Set them in the calendar');
    const named = await namedPartner(tx, fields);
    const kept = { ...facts.changes, ...fields, ...named };
    if ('normalRate' in fields || 'discountedRate' in fields || 'durations' in fields)
      checkPrice(mergeDraft(facts.published, kept, facts.account));
    await saveDraft(tx, actor.userId, kept, now);
  });
  return getDraft(context, actor);
}

/** Does the work while the draft is locked; refuses with the present draft for another version. */
async function inVersion(
  context: Deps,
  actor: Client,
  version: number,
  work: (tx: Tx, facts: DraftFacts, now: Temporal.Instant) => Promise<void>,
): Promise<void> {
  const now = context.clock.now();
  const isCurrent = await context.db.transaction().execute(async (tx) => {
    const draft = await lockDraft(tx, actor.userId, now);
    if (draft.version !== version) return false;
    await work(tx, await loadFacts(tx, actor, draft), now);
    return true;
  });
  if (!isCurrent) throw new AppError('draft-changed', { draft: await getDraft(context, actor) });
}

/** A partner is kept by its id, however it was named. */
async function namedPartner(
  db: Executor,
  { partnerId }: DraftFields,
): Promise<{ partnerId?: string }> {
  if (!partnerId) return {};
  const id = await findPartnerId(db, partnerId);
  if (id === null) throw invalidField('fields.partnerId', 'There is no such partner');
  return { partnerId: id };
}

function checkPrice(fields: DraftFields): void {
  const problem = priceProblemOf(fields);
  if (!problem) return;
  const { path, message } = problem.field;
  throw new AppError(problem.code, { fields: [{ path: `fields.${path}`, message }] });
}

/**
 * Makes the draft the public profile, as `PUT /worker/profile` would; what is missing is named as
 * fields of `profile-incomplete`. Hours that were written before the first publication open the
 * calendar.
 */
export async function publishDraft(
  context: Deps,
  actor: Client,
  version: number,
  onProfileSaved: OnProfileSaved,
): Promise<Draft> {
  await inVersion(context, actor, version, async (tx, { fields, account, published }, now) => {
    const problem = priceProblemOf(fields);
    const { profile, missing } = asProfile(fields, account);
    if (!profile || missing.length > 0) {
      const isPriceAlone = problem !== null && missing.length === 1;
      throw new AppError(isPriceAlone ? problem.code : 'profile-incomplete', { fields: missing });
    }
    const hours = published ? undefined : fields.weeklyHours;
    await writeProfile(
      context,
      tx,
      { userId: actor.userId, input: profile, hours },
      onProfileSaved,
    );
    await saveDraft(tx, actor.userId, {}, now);
  });
  return getDraft(context, actor);
}

/** Takes back what isn't published. */
export async function discardDraft(context: Deps, actor: Client, version: number): Promise<Draft> {
  await inVersion(context, actor, version, (tx, _facts, now) =>
    saveDraft(tx, actor.userId, {}, now),
  );
  return getDraft(context, actor);
}

/** The introduction for future experts is not shown to this person again. */
export async function seeTour(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: Client,
): Promise<{ success: true }> {
  await saveTourSeen(db, userId, clock.now());
  return { success: true };
}

/** What the person wrote and did not publish; null for nothing. */
export async function exportDraft({ db }: Pick<Deps, 'db'>, { userId }: Client) {
  const { fields } = await readDraft(db, userId);
  return Object.keys(fields).length === 0 ? null : fields;
}

/**
 * Names the partner that publishing the draft will ask, or none; the draft of somebody who has no
 * published profile. Where nothing changes, its version stays.
 */
export async function nameDraftPartner(
  tx: Tx,
  userId: string,
  partnerId: string | null,
  now: Temporal.Instant,
): Promise<void> {
  const { fields } = await lockDraft(tx, userId, now);
  if ((fields.partnerId ?? null) === partnerId) return;
  await saveDraft(tx, userId, { ...fields, partnerId }, now);
}

/** Locks the draft, if there is one, as publishing does before it locks the profile. */
export function lockOwnDraft(tx: Tx, userId: string): Promise<void> {
  return lockDraftIfAny(tx, userId);
}

export function forgetDraft(tx: Tx, userId: string): Promise<void> {
  return deleteDraft(tx, userId);
}
