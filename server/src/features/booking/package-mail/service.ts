import { policy } from '@puente/contract/policy';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { enqueue } from '../../../jobs/job.ts';
import { receiptFacts } from '../../receipt/service.ts';
import { calendarOfAll } from '../calendar/present.ts';
import { findCorrespondent } from '../notification/service.ts';
import {
  completed,
  findPackage,
  findSessionBookings,
  saveNoticed,
  takeEndingPackages,
} from '../package/service.ts';
import { noticeDue, packageStatusAt } from '../package/rules.ts';
import type { BookingRow } from '../store.ts';
import { packageMail } from './present.ts';

/** Sends one mail about a package to one of its parties. */
export const packageMailJob = {
  name: 'booking.package-mail',
  payload: z.object({
    packageId: z.uuid(),
    kind: z.enum(['bought', 'placed', 'cancelled', 'expiring']),
    party: z.enum(['client', 'provider']),
    /** Those that were placed; of a purchase all. */
    bookingIds: z.array(z.uuid()).default([]),
    /** How many days before the end, for `expiring`. */
    days: z.int().default(0),
  }),
};
type Payload = z.output<typeof packageMailJob.payload>;

/** Plans the mails of something that happened to a package, in the transaction in which it happens. */
export async function planPackageMail(
  tx: Tx,
  about: Pick<Payload, 'packageId' | 'kind'> & Partial<Pick<Payload, 'bookingIds' | 'days'>>,
): Promise<void> {
  const parties =
    about.kind === 'expiring' ? (['client'] as const) : (['client', 'provider'] as const);
  const full = { bookingIds: [], days: 0, ...about };
  for (const party of parties)
    await enqueue(tx, packageMailJob, { ...full, party }, messageIdOf({ ...full, party }));
}

/** Stable per event and party: a mail that is sent twice is the same mail. */
function messageIdOf({ kind, packageId, party, bookingIds, days }: Payload): string {
  return [`package.${kind}${days || ''}`, bookingIds[0] ?? '', party, packageId]
    .filter(Boolean)
    .join('.');
}

/** Sends a mail about a package as it is now; what is no longer true stays unsent. */
export async function sendPackageMail(
  context: Pick<Context, 'db' | 'clock' | 'mail' | 'config'>,
  payload: Payload,
): Promise<void> {
  const { kind, packageId, party, bookingIds } = payload;
  const { db } = context;
  const view = await findPackage(db, packageId);
  const [whole] = view ? await completed(db, [view]) : [];
  if (!whole || !isTrue(payload, whole, context.clock.now())) return;
  const all = await findSessionBookings(db, packageId, 'any');
  const meetings = kind === 'placed' ? all.filter(({ id }) => bookingIds.includes(id)) : all;
  const shown = kind === 'bought' || kind === 'placed' ? meetings.filter(isToCome) : meetings;
  const [first] = all;
  if (!first || shown.length === 0) return;
  const correspondent = await findCorrespondent(context, first.id, party);
  if (!correspondent) return;
  const { recipient: reader, brand } = correspondent;
  const fullName = (name: string, lastName: string) => `${name} ${lastName}`.trim();
  const { provider_name, provider_last_name, client_name, client_last_name } = whole.view;
  const isClient = party === 'client';
  const { publicUrl } = context.config.http;
  const booked = kind === 'bought' || kind === 'placed' ? shown : [];
  await context.mail.send(
    packageMail(context.config, {
      kind,
      party,
      whole,
      meetings: shown,
      reader,
      brand,
      name: isClient ? client_name : provider_name,
      other: isClient
        ? fullName(provider_name, provider_last_name)
        : fullName(client_name, client_last_name),
      receipts:
        isClient && (kind === 'bought' || kind === 'cancelled')
          ? await receiptFacts(db, whole.view.order_id, { writing: reader, publicUrl })
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

function isToCome({ status }: BookingRow): boolean {
  return status === 'confirmed';
}

function isTrue(
  { kind }: Payload,
  { view, units }: Parameters<typeof packageMail>[1]['whole'],
  now: Temporal.Instant,
): boolean {
  if (kind === 'cancelled') return view.status === 'cancelled';
  if (packageStatusAt(view, units, now) !== 'active')
    return kind === 'bought' && view.status === 'active';
  return kind !== 'expiring' || units.some(({ status }) => status === 'free');
}

/** Tells clients 30 and 7 days before a package ends that sessions are left (package-4). */
export async function sendPackageNotices({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const days of policy.package.noticeDaysBeforeEnd.toSorted((a, b) => a - b))
    await db.transaction().execute(async (tx) => {
      const until = now.add({ hours: 24 * days });
      for (const ending of await takeEndingPackages(tx, { now, until, days })) {
        const due = noticeDue(ending, now);
        if (due === null) continue;
        await saveNoticed(tx, ending.id, due);
        await planPackageMail(tx, { packageId: ending.id, kind: 'expiring', days: due });
      }
    });
}
