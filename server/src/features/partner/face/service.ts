import { policy } from '@puente/contract/policy';
import type { PartnerFace, PartnerSettings } from '@puente/contract/partner-face';
import type { Context } from '../../../context.ts';
import { type Executor, isViolation, type Tx } from '../../../db/connection.ts';
import type { Upload } from '../../../http/upload.ts';
import type { Sweep } from '../../../jobs/job.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { EmailBrand } from '../../../lib/email-template.ts';
import { newLogoName } from '../../../lib/file-names.ts';
import { claimFile, enqueueRemoval, keepFile } from '../../media/file/service.ts';
import { roundLogo } from '../../media/service.ts';
import { recordAct } from '../log/service.ts';
import { actsOf, isReservedSlug, mailBrand, readFace } from './rules.ts';
import {
  deleteEnded,
  deleteFormer,
  type FaceRow,
  lockFaceRow,
  readFaceRow,
  readFormerOf,
  readFormerOwner,
  saveFormer,
  updateFace,
} from './store.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

const { formerDays, maxFormer } = policy.partner;

/** How an own partner shows itself; a partner of others is as if it were not there. */
export async function getSettings(
  context: Deps,
  actor: Client,
  partnerId: string,
): Promise<PartnerSettings> {
  const row = await readFaceRow(context.db, ownPartner(actor, partnerId));
  if (!row) throw new AppError('not-found');
  return settingsOf(context, row);
}

function ownPartner({ managedPartnerIds }: Client, partnerId: string): string {
  const id = partnerId.toLowerCase();
  if (!managedPartnerIds.includes(id)) throw new AppError('not-found');
  return id;
}

async function settingsOf({ db, clock }: Deps, row: FaceRow): Promise<PartnerSettings> {
  const { theme, ...face } = readFace(row.config);
  const { logo, ...colors } = theme;
  const former = await readFormerOf(db, row.id, clock.now());
  return {
    ...{ id: row.id, name: row.name, slug: row.slug, version: row.version },
    ...face,
    theme: colors,
    logo,
    formerSlugs: former.map(({ slug, until }) => ({ slug, until: until.toString() })),
  };
}

/**
 * Saves what a manager set, whole: the slug of before is kept for the partner (face-3).
 * @throws `partner-changed` where it was made on an older version; nothing is changed then
 */
export async function saveSettings(
  context: Deps,
  actor: Client,
  partnerId: string,
  wanted: PartnerFace & { version: number },
): Promise<PartnerSettings> {
  const id = ownPartner(actor, partnerId);
  if (isReservedSlug(wanted.slug)) throw slugTaken('No partner can have this slug');
  const { name, slug, version, ...face } = wanted;
  await change(context, id, async (tx, row) => {
    if (row.version !== version) throw new AppError('partner-changed');
    const kept = readFace(row.config);
    const { logo } = kept.theme;
    await save(tx, id, { name, slug, config: { ...face, theme: { ...face.theme, logo } } });
    const now = context.clock.now();
    await keepFormer(tx, id, { before: row.slug, after: slug }, now);
    const before = { ...kept, name: row.name, slug: row.slug };
    for (const act of actsOf(before, wanted)) {
      const details = act === 'address-changed' ? { from: row.slug, to: slug } : {};
      await recordAct(tx, { partnerId: id, actorId: actor.userId, act, details }, now);
    }
  });
  return getSettings(context, actor, id);
}

function change(
  { db }: Pick<Context, 'db'>,
  id: string,
  make: (tx: Tx, row: FaceRow) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const row = await lockFaceRow(tx, id);
    if (!row) throw new AppError('not-found');
    await make(tx, row);
  });
}

async function save(tx: Tx, id: string, face: Parameters<typeof updateFace>[2]): Promise<void> {
  try {
    await updateFace(tx, id, face);
  } catch (error) {
    if (!isViolation(error, 'partners_slug_key')) throw error;
    throw slugTaken('Another partner has this slug');
  }
}

function slugTaken(message: string): AppError {
  return new AppError('slug-taken', { fields: [{ path: 'slug', message }] });
}

/**
 * Runs after the save, as with usernames: a partner that takes a slug at the moment it is given up
 * waits at the unique index for that change, and then finds the slug reserved (decision 053).
 */
async function keepFormer(
  tx: Tx,
  partnerId: string,
  { before, after }: { before: string; after: string },
  now: Temporal.Instant,
): Promise<void> {
  if (before.toLowerCase() === after) return;
  const owner = await readFormerOwner(tx, after, now);
  if (owner !== null && owner !== partnerId)
    throw slugTaken('It still leads to the partner that had it');
  await deleteFormer(tx, after);
  if ((await readFormerOf(tx, partnerId, now)).length >= maxFormer)
    throw new AppError('slug-changed-often');
  const until = now.add({ hours: formerDays * 24 });
  await saveFormer(tx, { slug: before, partnerId, until });
}

/** Draws the logo round, keeps it, and removes the one before. */
export async function saveLogo(
  context: Deps & Pick<Context, 'storage'>,
  actor: Client,
  partnerId: string,
  file: Upload,
): Promise<PartnerSettings> {
  const id = ownPartner(actor, partnerId);
  const logo = await roundLogo(file.bytes);
  const url = newLogoName();
  await keepFile(context, url, logo);
  await replaceLogo(context, actor, id, url);
  return getSettings(context, actor, id);
}

export async function deleteLogo(
  context: Deps,
  actor: Client,
  partnerId: string,
): Promise<PartnerSettings> {
  const id = ownPartner(actor, partnerId);
  await replaceLogo(context, actor, id, null);
  return getSettings(context, actor, id);
}

function replaceLogo(
  context: Deps,
  { userId }: Client,
  id: string,
  url: string | null,
): Promise<void> {
  return change(context, id, async (tx, row) => {
    const face = readFace(row.config);
    const { logo: before } = face.theme;
    if (before === url) return;
    const config = { ...face, theme: { ...face.theme, logo: url } };
    await updateFace(tx, id, { name: row.name, slug: row.slug, config });
    if (url !== null) await claimFile(tx, url);
    if (before !== null) await enqueueRemoval(tx, before);
    const act = { partnerId: id, actorId: userId, act: 'logo-changed' as const };
    await recordAct(tx, act, context.clock.now());
  });
}

/** Can a new partner not have this slug: kept by the product, or by a partner that had it (face-3)? */
export async function isSlugKept(tx: Tx, slug: string, now: Temporal.Instant): Promise<boolean> {
  return isReservedSlug(slug) || (await readFormerOwner(tx, slug, now)) !== null;
}

/** Frees slugs whose time is over. */
export const releaseSlugs: Sweep = {
  name: 'partner.release-slugs',
  canWait: true,
  run: ({ db, clock }) => deleteEnded(db, clock.now()),
};

/** In whose name mails about a sale go (face-4): undefined where no partner has a share in it. */
export async function findMailBrand(
  db: Executor,
  partnerId: string | null,
  publicUrl: string,
): Promise<EmailBrand | undefined> {
  const row = partnerId === null ? null : await readFaceRow(db, partnerId);
  return row ? mailBrand(row, publicUrl) : undefined;
}
