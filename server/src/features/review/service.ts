import type { readReviews, writeReview } from '@puente/contract/review';
import type { Call } from '@puente/contract/endpoint';
import type { MeetingReview, ShownReview } from '@puente/contract/review';
import { policy } from '@puente/contract/policy';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Actor, Client } from '../../lib/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import { hasContacts } from '../../lib/contacts.ts';
import { newId } from '../../lib/ids.ts';
import { getBooking, hasMeetingBehind } from '../booking/service.ts';
import { recordAct } from '../partner/log/service.ts';
import { getMembership, lockMember } from '../provider/membership/service.ts';
import { ratingOf } from '../provider/stars/rules.ts';
import { addStars, countStars } from '../provider/stars/service.ts';
import { planReviewMail } from './notification/service.ts';
import { presentAtMeeting, presentReview } from './present.ts';
import { canAnswer, canChange, mayHide } from './rules.ts';
import * as store from './store.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/** A page of what is said of an expert, with what the caller can do about it. */
export async function listReviews(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { providerId, before }: { providerId: string; before?: string | undefined },
): Promise<Call<typeof readReviews>['reply']> {
  const counted = await countStars(db, providerId);
  if (!counted) throw new AppError('not-found');
  const rating = ratingOf(counted.count, counted.stars);
  const isExpert = actor.kind === 'client' && actor.userId === providerId;
  const hasStars = rating !== null || isExpert;
  const canHide = actor.kind === 'client' && mayHide(actor, await getMembership(db, providerId));
  const limit = policy.review.pageSize;
  // One more tells whether there is a next page.
  const page = { before, needsWords: !hasStars, limit: limit + 1 };
  const rows = await store.readShown(db, providerId, page);
  const shown = rows.slice(0, limit);
  return {
    rating,
    reviews: shown.map((row) => presentReview(row, { hasStars, isExpert, canHide })),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** The review that belongs to an own meeting; one of other people is refused with `not-found`. */
export async function getMeetingReview(
  context: Deps,
  actor: Client,
  bookingId: string,
): Promise<MeetingReview> {
  const { role, status, provider, client } = await getBooking(context, actor, bookingId);
  const pair = { providerId: provider.id, clientId: client.id };
  const row = await store.findReviewOf(context.db, pair);
  // Nobody reads what is said of an expert who has left.
  const isThere = (await countStars(context.db, provider.id)) !== null;
  const meeting = { role, isOver: status === 'completed' && isThere };
  return presentAtMeeting(row ?? null, meeting, context.clock.now());
}

/**
 * Saves a client's review of an expert they met, or changes the one they wrote before (review-1). The
 * expert is locked first, as a saved profile does it, so that reviews and their sum agree whatever
 * happens at once.
 */
export async function saveReview(
  { db, clock }: Deps,
  actor: Client,
  { providerId, stars, text }: z.output<typeof writeReview.body>,
): Promise<MeetingReview> {
  refuseContacts(text, 'text');
  const pair = { providerId, clientId: actor.userId };
  return db.transaction().execute(async (tx) => {
    const now = clock.now();
    await lockMember(tx, providerId);
    if (!(await countStars(tx, providerId))) throw new AppError('not-found');
    if (!(await hasMeetingBehind(tx, pair, now))) throw new AppError('review-not-possible');
    const before = await store.findReviewOf(tx, pair);
    if (before && !canChange(before, now)) throw new AppError('review-not-changeable');
    if (!before) {
      const id = newId();
      await store.insertReview(tx, { ...pair, id, stars, text }, now);
      await planReviewMail(tx, id);
    } else if (before.stars !== stars || before.text !== text)
      await store.saveOwn(tx, pair, { stars, text }, now);
    const by = { reviews: before ? 0 : 1, stars: stars - (before?.stars ?? 0) };
    await addStars(tx, providerId, by);
    const row = await store.findReviewOf(tx, pair);
    return presentAtMeeting(row ?? null, { role: 'client', isOver: true }, now);
  });
}

function refuseContacts(text: string, path: string): void {
  if (!hasContacts(text)) return;
  throw new AppError('contact-details', { fields: [{ path, message: 'Contact details in it' }] });
}

/** The expert's answer to a review: one, which stays (review-3). */
export async function answerReview(
  { db, clock }: Deps,
  actor: Client,
  { id, message }: { id: string; message: string },
): Promise<ShownReview> {
  refuseContacts(message, 'message');
  return db.transaction().execute(async (tx) => {
    const review = await store.findReview(tx, id);
    if (!review || review.provider_id !== actor.userId) throw new AppError('not-found');
    await lockMember(tx, actor.userId);
    const now = clock.now();
    const before = await store.findReview(tx, id);
    if (!before || before.hidden_at !== null) throw new AppError('not-found');
    if (!canAnswer(before)) throw new AppError('review-answered');
    await store.saveAnswer(tx, { id, providerId: actor.userId, answer: message }, now);
    const after = await store.findReview(tx, id);
    if (!after) throw new AppError('not-found');
    return presentReview(after, { hasStars: true, isExpert: true, canHide: false });
  });
}

/** Takes a review out of sight, its stars included, for good (review-4). Repeated, it changes nothing. */
export async function hideReview(
  { db, clock }: Deps,
  actor: Client,
  { id, message }: { id: string; message: string },
): Promise<{ success: true }> {
  await db.transaction().execute(async (tx) => {
    const review = await store.findReview(tx, id);
    if (!review) throw new AppError('not-found');
    const { provider_id: providerId } = review;
    const membership = await lockMember(tx, providerId);
    if (!mayHide(actor, membership)) throw new AppError('not-found');
    const now = clock.now();
    const locked = await store.findReview(tx, id);
    const hidden = { id, reason: message, by: actor.userId };
    if (!locked || !(await store.saveHidden(tx, hidden, now))) return;
    await addStars(tx, providerId, { reviews: -1, stars: -locked.stars });
    if (membership?.partnerId && actor.managedPartnerIds.includes(membership.partnerId))
      await recordAct(
        tx,
        {
          partnerId: membership.partnerId,
          actorId: actor.userId,
          act: 'review-hidden',
          subjectId: providerId,
        },
        now,
      );
  });
  return { success: true };
}
