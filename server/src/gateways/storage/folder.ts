import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { StorageGateway } from './port.ts';

/** The path under which `http/media.ts` serves the folder. */
const prefix = '/media/';

const fileName = /^[0-9a-f]{64}\.webp$/;

/** Files of the demo, in a folder below. */
const nestedName = /^portraits\/[\w-]+\.\w+$/;

/**
 * A local folder. A file is written under a temporary name and renamed once it is complete and
 * flushed, so that a kill in between leaves no partial file to be served.
 */
export function createFolderStorage(folder: string): StorageGateway {
  return {
    keep: async (bytes, extension) => {
      // Two people may upload the same picture; with separate names each can be deleted alone.
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
  };
}

function pathOf(folder: string, url: string): string | null {
  const name = url.startsWith(prefix) ? url.slice(prefix.length) : '';
  return fileName.test(name) || nestedName.test(name) ? join(folder, name) : null;
}
