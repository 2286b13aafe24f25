import { partnerFace } from '@puente/contract/partner-face';
import type { Context } from '../../../context.ts';
import { isViolation } from '../../../db/connection.ts';
import { AppError } from '../../../lib/app-error.ts';
import { newId } from '../../../lib/ids.ts';
import { readPhone } from '../../auth/rules.ts';
import { isSlugKept } from '../face/service.ts';
import { addFirstManager } from '../manager/service.ts';
import { insertPartner, readAccount } from './store.ts';

/** What the operator names: the rest is set by the manager, on the partner's own pages. */
const opening = partnerFace.pick({ name: true, slug: true });

/**
 * Opens a partner with its first manager, who must have an account: the owner of a phone in
 * international form. For the operator of the installation (partner-5).
 * @throws {z.ZodError} for a name or slug that no partner can have
 * @throws `invalid-phone`, `slug-taken`, and `not-found` where no account has the phone
 */
export async function openPartner(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  wanted: { name: string; slug: string; managerPhone: string },
): Promise<{ id: string; slug: string }> {
  const { name, slug } = opening.parse({ name: wanted.name, slug: wanted.slug });
  const phone = readPhone(wanted.managerPhone)?.number;
  if (phone === undefined) throw new AppError('invalid-phone');
  const id = newId();
  const now = clock.now();
  try {
    return await db.transaction().execute(async (tx) => {
      const managerId = await readAccount(tx, phone);
      if (managerId === null) throw new AppError('not-found');
      await insertPartner(tx, { id, name, slug, created_at: now });
      if (await isSlugKept(tx, slug, now)) throw new AppError('slug-taken');
      await addFirstManager(tx, id, managerId, now);
      return { id, slug };
    });
  } catch (error) {
    if (isViolation(error, 'partners_slug_key')) throw new AppError('slug-taken');
    throw error;
  }
}
