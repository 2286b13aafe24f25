import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { StorageGateway } from './port.ts';

/** Where `http/media.ts` shows the folder. */
const prefix = '/media/';
const fileName = /^[0-9a-f]{64}\.webp$/;
/** Files of the demonstration, each in a folder of its own kind. */
const nestedName = /^portraits\/[\w-]+\.\w+$/;

const pathOf = (folder: string, url: string): string | null => {
  const name = url.startsWith(prefix) ? url.slice(prefix.length) : '';
  return fileName.test(name) || nestedName.test(name) ? join(folder, name) : null;
};

/**
 * A folder of this machine. A file is written beside its place and moved there when it is whole
 * and on the disk: whoever kills the process in the middle leaves no half of it to be shown.
 */
export const createFolderStorage = (folder: string): StorageGateway => ({
  keep: async (bytes, extension) => {
    // Two people may give the same picture: with their own names, one can go without the other.
    const name = createHash('sha256').update(randomBytes(32)).update(bytes).digest('hex');
    const path = join(folder, `${name}.${extension}`);
    const unfinished = join(folder, `.${basename(path)}`);
    await mkdir(folder, { recursive: true });
    const file = await open(unfinished, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    return { url: `${prefix}${name}.${extension}` };
  },
  remove: async (url) => {
    const path = pathOf(folder, url);
    if (path !== null) await rm(path, { force: true });
  },
});
