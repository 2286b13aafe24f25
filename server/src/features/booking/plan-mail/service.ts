import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { enqueue } from '../../../jobs/job.ts';
import { receiptFacts } from '../../receipt/service.ts';
import { calendarOfAll } from '../calendar/present.ts';
import { findCorrespondent } from '../notification/service.ts';
import { findSessionBookings } from '../package/service.ts';
import type { WholePlan } from '../plan/present.ts';
import { findPlan, wholePlans } from '../plan/service.ts';
import { planMail, planMailKinds } from './present.ts';

/** Sends one mail about a plan to one of its parties. */
export const planMailJob = {
  name: 'booking.plan-mail',
  payload: z.object({
    planId: z.uuid(),
    kind: z.enum(planMailKinds),
    party: z.enum(['client', 'provider']),
    /** The month that it is about. */
    period: z.int(),
    /** Which failure of its charge, from 1. */
    attempt: z.int().default(0),
    /** Tells events apart that can happen again in one month. */
    nonce: z.string().default(''),
  }),
};
type Payload = z.output<typeof planMailJob.payload>;

/** What concerns the client alone: reservations and their money. */
const forClient: readonly Payload['kind'][] = ['reserved', 'charge-failed', 'paid-back'];

/** Plans the mails of something that happened to a plan, in the transaction in which it happens. */
export async function planPlanMail(
  tx: Tx,
  about: Pick<Payload, 'planId' | 'kind' | 'period'> & Partial<Pick<Payload, 'attempt' | 'nonce'>>,
): Promise<void> {
  const parties = forClient.includes(about.kind)
    ? (['client'] as const)
    : (['client', 'provider'] as const);
  for (const party of parties) {
    const full = { attempt: 0, nonce: '', ...about, party };
    await enqueue(tx, planMailJob, full, messageIdOf(full));
  }
}

/** Stable per event and party: a mail that is sent twice is the same mail. */
function messageIdOf({ kind, period, attempt, nonce, party, planId }: Payload): string {
  return [`plan.${kind}`, period, attempt || '', nonce, party, planId]
    .filter((part) => part !== '')
    .join('.');
}

/** Sends a mail about a plan as it is now; what is no longer true stays unsent. */
export async function sendPlanMail(
  context: Pick<Context, 'db' | 'clock' | 'mail' | 'config'>,
  payload: Payload,
): Promise<void> {
  const { db } = context;
  const { kind, planId, party, period } = payload;
  const plan = await findPlan(db, planId);
  const [whole] = plan ? await wholePlans(db, [plan]) : [];
  const first = whole?.periods.at(-1);
  if (!whole || !first || !isTrue(payload, whole)) return;
  const month = whole.periods.find(({ view }) => view.period === period) ?? first;
  const [meeting] = await findSessionBookings(db, first.view.id, 'any');
  const correspondent = meeting && (await findCorrespondent(context, meeting.id, party));
  if (!correspondent) return;
  const { recipient: reader, brand } = correspondent;
  const { provider_name, provider_last_name, client_name, client_last_name } = first.view;
  const isClient = party === 'client';
  const fullName = (name: string, lastName: string) => `${name} ${lastName}`.trim();
  const { publicUrl } = context.config.http;
  const isPaid = kind === 'started' || kind === 'renewed' || kind === 'paid-back';
  const meetings = (await findSessionBookings(db, month.view.id, 'any')).filter(
    ({ status }) => status === 'held' || status === 'confirmed',
  );
  const isNew = kind === 'started' || kind === 'renewed';
  const booked = isNew ? meetings.filter(({ status }) => status === 'confirmed') : [];
  await context.mail.send(
    planMail(context.config, {
      kind,
      party,
      whole,
      month,
      meetings,
      reader,
      brand,
      name: isClient ? client_name : provider_name,
      other: isClient
        ? fullName(provider_name, provider_last_name)
        : fullName(client_name, client_last_name),
      receipts:
        isClient && isPaid
          ? await receiptFacts(db, month.view.order_id, { writing: reader, publicUrl })
          : [],
      calendar: calendarOfAll(
        context.config,
        booked.map((row) => ({ ...row, provider_name, provider_last_name })),
        { party, email: reader.email, language: reader.language },
        context.clock.now(),
      ),
      messageId: messageIdOf(payload),
    }),
  );
}

function isTrue({ kind, period, attempt }: Payload, { plan }: WholePlan): boolean {
  const isDue = plan.period === period;
  if (kind === 'reserved') return isDue && plan.status === 'active';
  if (kind === 'charge-failed')
    return isDue && plan.status === 'past-due' && plan.attempts === attempt;
  if (kind === 'stopped') return plan.status === 'ending';
  if (kind === 'resumed') return plan.status === 'active';
  if (kind === 'ended') return plan.status === 'ended';
  return true;
}
