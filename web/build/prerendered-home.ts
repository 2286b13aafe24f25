import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

/**
 * Renders the home screen with its own components into `dist/home.{language}.html`, which the
 * server sends instead of `index.html` where any visitor may see it, the home screen of a partner
 * into `dist/partner.{language}.html`, with blanks that the server fills, and the frame of every other
 * page into `dist/frame.{language}.html`, which the server fills with what it knows of the page.
 */
export function prerenderedHome(webRoot: string): Plugin {
  return {
    name: 'puente-prerendered-home',
    apply: 'build',
    async closeBundle() {
      // Next to the sources, where Node finds the packages.
      const outDir = await mkdtemp(join(webRoot, '.prerender-'));
      try {
        await buildForNode(webRoot, outDir);
        const homes = await render(webRoot, join(outDir, 'prerender.js'));
        const index = await readFile(join(webRoot, 'dist/index.html'), 'utf8');
        const write = (name: string, html: string) =>
          writeFile(join(webRoot, `dist/${name}.html`), html);
        for (const [language, { home: html, partner }] of Object.entries(homes)) {
          await write(`home.${language}`, painted(index, { language, html, mark: language }));
          await write(
            `partner.${language}`,
            painted(index, { language, html: partner, mark: 'page' }),
          );
          const frame = frameOf(html);
          await write(`frame.${language}`, painted(index, { language, html: frame, mark: 'page' }));
        }
      } finally {
        await rm(outDir, { recursive: true, force: true });
      }
    },
  };
}

/** Builds the home screen for Node from the same code as for the browser. */
function buildForNode(webRoot: string, outDir: string) {
  return build({
    configFile: false,
    root: webRoot,
    logLevel: 'warn',
    plugins: [react()],
    // The server builds of some packages would render other markers than hydration expects.
    ssr: { noExternal: true, resolve: { conditions: ['browser', 'module', 'import'] } },
    build: { ssr: 'src/boot/prerender.tsx', outDir, copyPublicDir: false, target: 'esnext' },
  });
}

/** Runs in a process of its own, so that the build's process keeps its globals and timers clean. */
async function render(
  webRoot: string,
  script: string,
): Promise<Record<string, { home: string; partner: string }>> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    // Node's own web storage would warn that it has no file.
    '--no-experimental-webstorage',
    join(webRoot, 'build/prerender-process.ts'),
    pathToFileURL(script).href,
  ]);
  const pages: Record<string, { home: string; partner: string }> = JSON.parse(stdout);
  return pages;
}

/** What stands around every page: a comment in place of the page, and none of the places current. */
function frameOf(home: string): string {
  return home
    .replace(/(<main[^>]*>)[\s\S]*<\/main>/, '$1<!--main--></main>')
    .replaceAll(' aria-current="page"', '');
}

/**
 * A page that is painted with styles and fonts alone, before the app is requested. `mark` is what
 * src/boot/start.tsx goes by: the language of a screen to hydrate, or `page` for one to replace.
 */
function painted(
  index: string,
  { language, html, mark }: { language: string; html: string; mark: string },
): string {
  return (
    index
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root" data-prerendered="${mark}">${html}</div>`,
      )
      // The entry asks for them once the screen is painted (src/boot/first-paint.ts).
      .replace('<script type="module"', '$& fetchpriority="low"')
      .replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '')
  );
}
