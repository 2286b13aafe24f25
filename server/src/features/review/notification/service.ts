import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { enqueue } from '../../../jobs/job.ts';
import { findCorrespondent } from '../../booking/notification/service.ts';
import { findLastMeeting, findReview } from '../store.ts';
import { reviewMail } from './present.ts';

/** Tells an expert of a review by a mail. */
export const reviewMailJob = {
  name: 'review.mail',
  payload: z.object({ reviewId: z.uuid() }),
};

/** Plans the one mail about a review, in the transaction that writes it; a change sends none. */
export async function planReviewMail(tx: Tx, reviewId: string): Promise<void> {
  await enqueue(tx, reviewMailJob, { reviewId }, `${reviewMailJob.name}:${reviewId}`);
}

/** Sends the mail about the review as it is now; nothing of one that is hidden or gone (review-6). */
export async function sendReviewMail(
  context: Pick<Context, 'db' | 'clock' | 'mail' | 'config'>,
  { reviewId }: z.output<typeof reviewMailJob.payload>,
): Promise<void> {
  const { db, clock, config } = context;
  const review = await findReview(db, reviewId);
  if (!review || review.hidden_at !== null) return;
  const meetingId = await findLastMeeting(db, review, clock.now());
  if (meetingId === null) return;
  const correspondent = await findCorrespondent(context, meetingId, 'provider');
  if (correspondent) await context.mail.send(reviewMail(config, review, correspondent));
}
