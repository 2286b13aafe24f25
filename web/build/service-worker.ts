import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss?: Set<string> } };

/** Names of the chunks that the home screen, and a conversation begun there, need. */
const shellChunks = /^(?:index|app|conversation|conversation-view|deferred)$/;
const shellFonts = /(?:instrument-sans|fraunces)-latin-(?:wght|full)-normal.*\.woff2$/;
/** The shell's texts in both languages, so that changing the language works offline. */
const shellNamespaces = ['common', 'shell', 'chat', 'errors'];
const shellFiles = ['index.html', 'theme.js', 'favicon.svg'];

/**
 * Builds `worker/sw.ts` into `dist/sw.js` after the application, with the list of files to
 * precache. Hashed file names are their own revision; the other files get a hash of their content.
 */
export function serviceWorker(webRoot: string): Plugin {
  let bundle: Bundle | null = null;
  return {
    name: 'puente-service-worker',
    apply: 'build',
    writeBundle(_options, written) {
      bundle = written;
    },
    // Not in writeBundle: the page and the texts get their final form there.
    async closeBundle() {
      if (!bundle) return;
      const outDir = join(webRoot, 'dist');
      const texts = ['en', 'es'].flatMap((language) =>
        shellNamespaces.map((word) => `locales/${language}/${word}.json`),
      );
      const named = await Promise.all(
        [...shellFiles, ...texts].map(async (file) => ({
          url: `/${file}`,
          revision: createHash('sha256')
            .update(await readFile(join(outDir, file)))
            .digest('hex')
            .slice(0, 16),
        })),
      );
      const hashed = shellAssets(bundle).map((file) => ({ url: `/${file}`, revision: null }));
      await build({
        configFile: false,
        root: webRoot,
        logLevel: 'warn',
        define: {
          precachedFiles: JSON.stringify([...named, ...hashed]),
          entryScript: JSON.stringify(`/${entryOf(bundle)}`),
        },
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2023',
          rolldownOptions: {
            input: join(webRoot, 'worker/sw.ts'),
            output: { entryFileNames: 'sw.js', format: 'iife' },
          },
        },
      });
    },
  };
}

/** File names of the shell: its chunks with everything they import, their styles and fonts. */
function shellAssets(bundle: Bundle): string[] {
  const found = new Set<string>();
  const add = (fileName: string) => {
    const file = bundle[fileName];
    if (!file || found.has(fileName)) return;
    found.add(fileName);
    if (file.type !== 'chunk') return;
    for (const style of (file as Chunk).viteMetadata?.importedCss ?? []) found.add(style);
    for (const needed of file.imports) add(needed);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' ? shellChunks.test(file.name) : shellFonts.test(file.fileName))
      add(file.fileName);
  }
  return [...found].toSorted();
}

function entryOf(bundle: Bundle): string {
  return (
    Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? ''
  );
}
