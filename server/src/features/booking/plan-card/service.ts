import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { enqueue } from '../../../jobs/job.ts';
import { dropKeptCard } from '../../payment/kept-card/service.ts';
import { forgetCard, isCardInUse } from './store.ts';

/** Has a card kept no longer that no plan of its owner goes on with. */
export const planCardJob = {
  name: 'booking.plan-card',
  payload: z.object({ clientId: z.uuid(), card: z.string() }),
};
type Payload = z.output<typeof planCardJob.payload>;

/** A plan needs its card no more, or never came to need it (plan-10); null is no card. */
export async function letCardGo(
  tx: Tx,
  { clientId, card }: { clientId: string; card: string | null },
): Promise<void> {
  if (card === null) return;
  await enqueue(tx, planCardJob, { clientId, card }, `plan-card:${card}`);
}

/** Any number of times: a card that another plan is charged to stays. */
export async function dropUnusedCard(
  context: Pick<Context, 'db' | 'cards'>,
  payload: Payload,
): Promise<void> {
  const { db } = context;
  if (await isCardInUse(db, payload)) return;
  await dropKeptCard(context, payload.card);
  await forgetCard(db, payload);
}
