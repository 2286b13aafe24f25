import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minifySync, type Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files of text; fonts and pictures are packed as they are. */
const packable = /\.(?:js|css|json|svg)$/;
/** Below that the headers outweigh what is saved. */
const worthwhileBytes = 1024;

/**
 * Packs every file of the build once, as small as it gets, so that the server hands out the packed
 * file instead of packing it in haste for each visitor. Public scripts lose their comments first.
 */
export function packedFiles(webRoot: string): Plugin {
  const outDir = join(webRoot, 'dist');
  const pack = async (file: string) => {
    const content = await readFile(file);
    if (content.length < worthwhileBytes) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await Promise.all([
      brotli(content, { params }).then((packed) => writeFile(`${file}.br`, packed)),
      zip(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
    ]);
  };
  return {
    name: 'puente-packed-files',
    apply: 'build',
    // Before the service worker names the files by what they hold.
    async writeBundle() {
      const file = join(outDir, 'theme.js');
      const { code } = minifySync(file, await readFile(file, 'utf8'));
      await writeFile(file, code);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(outDir, { recursive: true });
        const paths = files.filter((name) => packable.test(name)).map((name) => join(outDir, name));
        await Promise.all(paths.map(pack));
      },
    },
  };
}
