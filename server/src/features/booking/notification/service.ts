import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import { enqueue } from '../../../jobs/job.ts';
import { nearestSlots } from '../../availability/service.ts';
import { nothingPaid, paidAmounts } from '../../payment/service.ts';
import { findMailBrand } from '../../partner/face/service.ts';
import { receiptFacts } from '../../receipt/service.ts';
import { type BookingRow, type BookingView, findView } from '../store.ts';
import type { MovingFacts } from '../moving-mail/present.ts';
import { proposalStateAt } from '../proposal/rules.ts';
import { tripOf } from '../venue/rules.ts';
import type { EmailBrand, EmailPerson } from '../../../lib/email-template.ts';
import { otherName } from '../calendar/present.ts';
import { type LostTime, notificationMail, personOf, type Recipient } from './present.ts';
import {
  isNotificationTrue,
  isProposalMailTrue,
  isReminderWorthSending,
  lossOf,
  type NotificationKind,
  type ProposalKind,
  proposalKinds,
  remindersToCome,
} from './rules.ts';
import {
  type DueReminder,
  findAddressee,
  findTimeTakers,
  findToldMove,
  findToldProposal,
  finishReminder,
  insertReminders,
  replaceReminders,
  skipReminders,
  takeDueReminders,
} from './store.ts';

/** Sends one mail about a booking to one of its parties. */
export const notificationJob = {
  name: 'booking.notice',
  payload: z.object({
    bookingId: z.uuid(),
    kind: z.enum(['confirmed', 'cancelled', 'reminder', 'slot-lost', 'moved', ...proposalKinds]),
    party: z.enum(['client', 'provider']),
    sequence: z.int(),
    minutesBefore: z.int().default(0),
    /** Of the proposal that the mail is about. */
    proposalId: z.uuid().optional(),
  }),
};

const parties: Record<
  Exclude<NotificationKind, ProposalKind>,
  readonly ('client' | 'provider')[]
> = {
  confirmed: ['client', 'provider'],
  cancelled: ['client', 'provider'],
  reminder: ['client', 'provider'],
  'slot-lost': ['client'],
  moved: ['client', 'provider'],
};

/**
 * Plans the mails of something that happened to a booking, in the transaction in which it happens:
 * each change of the row causes exactly one set of them.
 */
export async function planNotifications(
  tx: Tx,
  booking: Pick<BookingRow, 'id' | 'sequence' | 'starts_at'>,
  kind: Exclude<NotificationKind, 'reminder' | ProposalKind>,
  now: Temporal.Instant,
): Promise<void> {
  const { id: bookingId, sequence } = booking;
  if (kind === 'confirmed') await planReminders(tx, booking, now);
  if (kind === 'moved')
    await replaceReminders(tx, bookingId, remindersToCome(booking.starts_at, now));
  if (kind === 'cancelled') await dropReminders(tx, bookingId, now);
  for (const party of parties[kind])
    await enqueueNotification(tx, { bookingId, kind, party, sequence, minutesBefore: 0 });
}

/** Plans the reminders of a meeting, whose confirmation is told otherwise. */
export async function planReminders(
  tx: Tx,
  booking: Pick<BookingRow, 'id' | 'starts_at'>,
  now: Temporal.Instant,
): Promise<void> {
  await insertReminders(tx, booking.id, remindersToCome(booking.starts_at, now));
}

/** Nothing is reminded of any more. */
export function dropReminders(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> {
  return skipReminders(tx, bookingId, now);
}

/** Plans the mails about a proposal, to those who did not do it themselves. */
export async function planProposalMails(
  tx: Tx,
  { id: bookingId, sequence }: Pick<BookingRow, 'id' | 'sequence'>,
  { id: proposalId, kind }: { id: string; kind: ProposalKind },
  told: readonly ('client' | 'provider')[],
): Promise<void> {
  for (const party of told) {
    const notification = { bookingId, kind, party, sequence, minutesBefore: 0, proposalId };
    await enqueueNotification(tx, notification);
  }
}

type NotificationPayload = z.output<typeof notificationJob.payload>;

async function enqueueNotification(tx: Tx, notification: NotificationPayload): Promise<void> {
  const { bookingId, kind, party, sequence, minutesBefore } = notification;
  const about = notification.proposalId ?? sequence;
  const key = [notificationJob.name, bookingId, kind, about, minutesBefore, party].join(':');
  await enqueue(tx, notificationJob, notification, key);
}

/** Sends the mail of a notification, about the booking as it is now; what is no longer true stays unsent. */
export async function sendNotification(
  context: Pick<Context, 'db' | 'clock' | 'mail' | 'config'>,
  notification: NotificationPayload,
): Promise<void> {
  const booking = await findView(context.db, notification.bookingId);
  const now = context.clock.now();
  if (!booking) return;
  const moving = await findMoving(context.db, notification, now);
  if (!isTrue(notification, { booking, moving, now })) return;
  const money = await paidAmounts(context.db, [booking.order_id]);
  const view = { ...booking, moved: money.get(booking.order_id) ?? nothingPaid };
  const recipient = await recipientOf(context, view, notification.party);
  if (!recipient) return;
  const lost =
    notification.kind === 'slot-lost' ? await findLostTime(context, view, now) : undefined;
  const brand = await brandOf(context, view);
  const receipts = await receiptsFor(context, view, recipient, notification);
  const mail = { view, notification, recipient, now, lost, brand, moving, receipts };
  await context.mail.send(notificationMail(context.config, mail));
}

/** Numbers of the receipt and credit notes, for the one who paid and where money moved. */
async function receiptsFor(
  { db, config }: Pick<Context, 'db' | 'config'>,
  view: BookingView,
  writing: Recipient,
  { kind, party }: NotificationPayload,
) {
  if (party !== 'client' || (kind !== 'confirmed' && kind !== 'cancelled')) return [];
  // Money moves with the package, whose own mails name them.
  if (view.package_id !== null) return [];
  return receiptFacts(db, view.order_id, { writing, publicUrl: config.http.publicUrl });
}

/** The partner that vouched for the expert when it was bought. */
async function brandOf({ db, config }: Pick<Context, 'db' | 'config'>, { terms }: BookingView) {
  return findMailBrand(db, terms.fees.partnerId, config.http.publicUrl);
}

type About = { booking: BookingView; moving: MovingFacts; now: Temporal.Instant };

function isTrue(notification: NotificationPayload, { booking, moving, now }: About): boolean {
  const { kind, sequence, minutesBefore } = notification;
  const proposalKind = proposalKinds.find((one) => one === kind);
  if (proposalKind === undefined) {
    const other = { kind: kind as Exclude<typeof kind, ProposalKind>, sequence, minutesBefore };
    return isNotificationTrue(other, booking, now);
  }
  const { proposal } = moving;
  if (!proposal) return false;
  return isProposalMailTrue({ kind: proposalKind, sequence }, booking, proposal.state, now);
}

/** What a mail about moving is about: the proposal, or the move that led to the sequence. */
async function findMoving(
  db: Executor,
  { bookingId, kind, sequence, proposalId }: NotificationPayload,
  now: Temporal.Instant,
): Promise<MovingFacts> {
  const proposal = proposalId === undefined ? undefined : await findToldProposal(db, proposalId);
  const move = kind === 'moved' ? await findToldMove(db, bookingId, sequence) : undefined;
  return {
    move: move ?? null,
    proposal: proposal ? { ...proposal, state: proposalStateAt(proposal, now) } : null,
  };
}

/** Who reads mails about a booking on one side, and how; null where there is no address. */
async function recipientOf(
  { db }: Pick<Context, 'db'>,
  view: BookingView,
  party: 'client' | 'provider',
): Promise<Recipient | null> {
  const account = await findAddressee(db, party === 'client' ? view.client_id : view.provider_id);
  const email = party === 'client' ? view.email : account?.email;
  // An expert who gave no address is told in the activity list alone.
  if (!account || !email) return null;
  const timezone = party === 'client' ? view.client_timezone : view.provider_timezone;
  const { language, region } = account;
  return { email, language, region, timezone };
}

/** A party of a booking, as a mail about it is written to them. */
export type Correspondent = {
  recipient: Recipient;
  /** How the mail greets them. */
  name: string;
  /** The other party, as far as this one may know them. */
  other: string;
  person: EmailPerson;
  brand: EmailBrand | undefined;
  meeting: Pick<BookingRow, 'id' | 'order_id' | 'starts_at' | 'ends_at' | 'price' | 'currency'>;
};

/** For mails of features that hang on bookings; null where the party gave no address. */
export async function findCorrespondent(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  bookingId: string,
  party: 'client' | 'provider',
): Promise<Correspondent | null> {
  const view = await findView(context.db, bookingId);
  const recipient = view ? await recipientOf(context, view, party) : null;
  if (!view || !recipient) return null;
  return {
    recipient,
    name: party === 'client' ? view.name : view.provider_name,
    other: otherName(view, party),
    person: personOf(view, party),
    brand: await brandOf(context, view),
    meeting: view,
  };
}

/** What became of a time whose money came too late, with free ones for somebody who wants one. */
async function findLostTime(
  context: Pick<Context, 'db' | 'clock'>,
  view: BookingView,
  now: Temporal.Instant,
): Promise<LostTime> {
  const { isTaken, isWanted } = lossOf(view, await findTimeTakers(context.db, view, now), now);
  if (!isWanted) return { isTaken, alternatives: null };
  const minutes = view.starts_at.until(view.ends_at).total('minutes');
  const free = await nearestSlots(context, {
    providerId: view.provider_id,
    start: view.starts_at,
    durationMinutes: minutes,
    clientId: null,
    trip: tripOf(view),
  });
  return { isTaken, alternatives: free.map(({ start }) => Temporal.Instant.from(start)) };
}

/** How many reminders one transaction takes. */
const remindersAtOnce = 100;

/** Sends the reminders that came due and are still of use. */
export async function sendDueReminders({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  let taken = remindersAtOnce;
  while (taken === remindersAtOnce)
    taken = await db.transaction().execute(async (tx) => {
      const due = await takeDueReminders(tx, now, remindersAtOnce);
      for (const reminder of due) await remind(tx, reminder, now);
      return due.length;
    });
}

async function remind(tx: Tx, reminder: DueReminder, now: Temporal.Instant): Promise<void> {
  const isSent = reminder.status === 'confirmed' && isReminderWorthSending(reminder, now);
  await finishReminder(tx, reminder, isSent ? 'sent' : 'skipped', now);
  if (!isSent) return;
  const { bookingId, sequence, minutesBefore } = reminder;
  for (const party of parties.reminder)
    await enqueueNotification(tx, { bookingId, kind: 'reminder', party, sequence, minutesBefore });
}
