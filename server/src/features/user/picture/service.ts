import type { UserData } from '@puente/contract/user';
import type { Context } from '../../../context.ts';
import type { Upload } from '../../../http/upload.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { newPictureName } from '../../../lib/file-names.ts';
import { claimFile, enqueueRemoval, keepFile } from '../../media/file/service.ts';
import { squarePicture } from '../../media/service.ts';
import { getUserData } from '../service.ts';
import { replacePicture } from '../store.ts';

/** Stores the person's new picture, then removes the previous one. */
export async function savePicture(
  context: Pick<Context, 'db' | 'clock' | 'storage'>,
  actor: Client,
  file: Upload,
): Promise<{ url: string; userData: UserData }> {
  const picture = await squarePicture(file.bytes);
  const url = newPictureName();
  await keepFile(context, url, picture);
  if (!(await changePicture(context, actor.userId, url))) throw new AppError('unauthenticated');
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
    if (replaced && url !== null) await claimFile(tx, url);
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
