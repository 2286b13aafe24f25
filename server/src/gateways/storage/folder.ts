import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { placeOf } from '../../lib/file-names.ts';
import type { StorageGateway } from './port.ts';

/**
 * A local folder. A file is written under a temporary name and renamed once it is complete and
 * flushed, so that a kill in between leaves no partial file to be served.
 */
export function createFolderStorage(root: string): StorageGateway {
  const pathOf = (name: string) => {
    const place = placeOf(name);
    return place === null ? null : join(root, place);
  };
  return {
    put: async (name, bytes) => {
      const path = pathOf(name);
      if (path === null) throw new Error('not a name of a file');
      const unfinished = join(dirname(path), `.${basename(path)}`);
      await mkdir(dirname(path), { recursive: true });
      const file = await open(unfinished, 'w');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
    },
    get: async (name) => {
      const path = pathOf(name);
      const found = path === null ? null : await stat(path).catch(() => null);
      if (path === null || !found?.isFile()) return null;
      return { bytes: createReadStream(path), length: found.size };
    },
    remove: async (name) => {
      const path = pathOf(name);
      if (path !== null) await rm(path, { force: true });
    },
  };
}
