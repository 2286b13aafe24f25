import type { UserData } from '@puente/contract/user';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Upload } from '../../../http/upload.ts';
import { enqueue } from '../../../jobs/job.ts';
import type { Client } from '../../../lib/actor.ts';
import type { Tx } from '../../../db/connection.ts';
import { AppError } from '../../../lib/app-error.ts';
import { squarePicture } from '../../media/service.ts';
import { getUserData } from '../service.ts';
import { replacePicture } from '../store.ts';

/** Removes the file of a picture that is no longer used. */
export const removePictureJob = {
  name: 'user.remove-picture',
  payload: z.object({ url: z.string() }),
};

export function removePicture(
  { storage }: Pick<Context, 'storage'>,
  { url }: z.output<typeof removePictureJob.payload>,
): Promise<void> {
  return storage.remove(url);
}

/** Removes a file once the transaction that replaced it is committed. */
export function enqueueRemoval(tx: Tx, url: string): Promise<void> {
  return enqueue(tx, removePictureJob, { url }, `${removePictureJob.name}:${url}`);
}

/** Stores the person's new picture, then removes the previous one. */
export async function savePicture(
  context: Pick<Context, 'db' | 'storage'>,
  actor: Client,
  file: Upload,
): Promise<{ url: string; userData: UserData }> {
  const picture = await squarePicture(file.bytes);
  const { url } = await context.storage.keep(picture, 'webp');
  if (!(await changePicture(context, actor.userId, url))) {
    await context.storage.remove(url);
    throw new AppError('unauthenticated');
  }
  return { url, userData: await getUserData(context.db, actor.userId) };
}

/** Replaces or removes the person's picture. False when the account is deleted. */
function changePicture(
  { db }: Pick<Context, 'db'>,
  userId: string,
  url: string | null,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const replaced = await replacePicture(tx, userId, url);
    if (replaced?.before) await enqueueRemoval(tx, replaced.before);
    return replaced !== null;
  });
}

export async function deletePicture(
  context: Pick<Context, 'db'>,
  actor: Client,
): Promise<UserData> {
  await changePicture(context, actor.userId, null);
  return getUserData(context.db, actor.userId);
}
