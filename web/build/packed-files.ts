import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minifySync, type Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text files; fonts and pictures are compressed already. */
const packable = /\.(?:js|css|json|svg)$/;
/** Below this size the headers outweigh the saving. */
const worthwhileBytes = 1024;

/**
 * Compresses every file of the build once, at the highest level, so that the server needn't
 * compress it for each visitor. Comments are stripped from public scripts first.
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
    // Before the service worker's precache list hashes the files.
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
