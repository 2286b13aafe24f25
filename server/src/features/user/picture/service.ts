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

/** Removes the file of a picture that nobody has any more. */
export const removePictureJob = {
  name: 'user.remove-picture',
  payload: z.object({ url: z.string() }),
};

export const removePicture = (
  { storage }: Pick<Context, 'storage'>,
  { url }: z.output<typeof removePictureJob.payload>,
): Promise<void> => storage.remove(url);

/** Removes a file once the change that gave it up is kept. */
export const enqueueRemoval = (tx: Tx, url: string): Promise<void> =>
  enqueue(tx, removePictureJob, { url }, `${removePictureJob.name}:${url}`);

/** Shows another picture of the person, or none. False when the account is gone. */
const changePicture = (
  { db }: Pick<Context, 'db'>,
  userId: string,
  url: string | null,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const replaced = await replacePicture(tx, userId, url);
    if (replaced?.before) await enqueueRemoval(tx, replaced.before);
    return replaced !== null;
  });

/** Keeps the person's picture and takes the one before away, in this order. */
export const savePicture = async (
  context: Pick<Context, 'db' | 'storage'>,
  actor: Client,
  file: Upload,
): Promise<{ url: string; userData: UserData }> => {
  const picture = await squarePicture(file.bytes);
  const { url } = await context.storage.keep(picture, 'webp');
  if (!(await changePicture(context, actor.userId, url))) {
    await context.storage.remove(url);
    throw new AppError('unauthenticated');
  }
  return { url, userData: await getUserData(context.db, actor.userId) };
};

export const deletePicture = async (
  context: Pick<Context, 'db'>,
  actor: Client,
): Promise<UserData> => {
  await changePicture(context, actor.userId, null);
  return getUserData(context.db, actor.userId);
};
