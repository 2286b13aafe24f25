import type { Call } from '@puente/contract/endpoint';
import type { sendPartnerForm } from '@puente/contract/invitation';
import type { Context } from '../../../context.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError, invalidField } from '../../../lib/app-error.ts';
import { apply, getOwn } from '../../partner/application/service.ts';
import { findPartner } from '../../partner/service.ts';
import { standingOf } from '../../provider/invited/service.ts';

/** Asks a partner to verify the caller, with a message; verified experts are refused. */
export async function sendForm(
  context: Pick<Context, 'db' | 'clock'>,
  { userId }: Client,
  { partnerId: named, message }: { partnerId?: string | null | undefined; message: string },
): Promise<Call<typeof sendPartnerForm>['reply']> {
  const partnerId = await partnerOf(context, userId, named);
  const now = context.clock.now();
  const became = await context.db
    .transaction()
    .execute((tx) => apply(tx, { partnerId, userId, message }, now));
  if (became !== 'waiting') throw new AppError('invite-verified');
  return { application: await getOwn(context.db, userId) };
}

async function partnerOf(
  context: Pick<Context, 'db' | 'clock'>,
  userId: string,
  named: string | null | undefined,
): Promise<string> {
  if (named) {
    const partner = await findPartner(context, named);
    if (!partner) throw new AppError('not-found');
    return partner.id;
  }
  const { partnerId } = await standingOf(context.db, userId);
  if (partnerId === null) throw invalidField('partnerId', 'Say which partner you ask');
  return partnerId;
}
