import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { packedFiles } from './build/packed-files.ts';
import { serviceWorker } from './build/service-worker.ts';

const webRoot = import.meta.dirname;
const localesRoot = join(webRoot, 'src/locales');
const serverOrigin = process.env.SERVER_ORIGIN ?? 'http://127.0.0.1:3000';
const serverPaths = [
  '/api',
  '/worker',
  '/sandbox',
  '/confirm-payment',
  '/payment-status',
  '/healthz',
  '/media',
];

/**
 * Serves `src/locales/{lng}/{ns}.json` at `/locales/...` in development and copies them to
 * `dist/locales` in a build, so that texts load by namespace and never weigh on the first script.
 */
function locales(): Plugin {
  return {
    name: 'puente-locales',
    configureServer(server) {
      server.middlewares.use('/locales', (request, response, next) => {
        const match = /^\/([a-z]{2})\/([a-z-]+)\.json(?:\?|$)/.exec(request.url ?? '');
        if (!match) return next();
        readFile(join(localesRoot, `${match[1]}/${match[2]}.json`)).then(
          (text) => response.setHeader('content-type', 'application/json').end(text),
          () => ((response.statusCode = 404), response.end()),
        );
      });
    },
    async writeBundle({ dir }) {
      if (!dir) return;
      await cp(localesRoot, join(dir, 'locales'), {
        recursive: true,
        filter: (source) => !source.endsWith('.ts'),
      });
    },
  };
}

const link = (attrs: Record<string, string | boolean>) =>
  ({ tag: 'link', attrs, injectTo: 'head' }) as const;

/**
 * Asks early for what the first screen will want: the body font, so that the first text doesn't
 * swap, and the app's own chunk, which main.tsx imports by itself (SPEC §9 wants its import retried).
 */
function earlyRequests(): Plugin {
  return {
    name: 'puente-early-requests',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.values(bundle ?? {});
        const font = files.find(({ fileName }) =>
          /instrument-sans-latin-wght-normal.*\.woff2$/.test(fileName),
        );
        const app = files.find((file) => file.type === 'chunk' && file.name === 'app');
        const asFont = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
        return [
          ...(font ? [link({ ...asFont, href: `/${font.fileName}` })] : []),
          ...(app
            ? [link({ rel: 'modulepreload', crossorigin: true, href: `/${app.fileName}` })]
            : []),
        ];
      },
    },
  };
}

/** What is part of every first load beside React: router, texts, shell and what they stand on. */
const frame = [
  /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|store|react-store)[\\/]/,
  /node_modules[\\/](i18next|react-i18next)[\\/]/,
  /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/,
  /web[\\/]src[\\/]shell[\\/](address-parameters|app-shell|brand|page|page-pending|partner|section|session|session-rules|busy|later-notices|lazy-page)\./,
  /web[\\/]src[\\/]lib[\\/](api|base-address|boot|clock|events|i18n(?!-reserve)|import-twice|paths|retry|storage)/,
  /web[\\/]src[\\/]ui[\\/](button|cx|overlays|spinner)/,
];

export default defineConfig({
  root: webRoot,
  plugins: [
    react(),
    tailwindcss(),
    locales(),
    earlyRequests(),
    serviceWorker(webRoot),
    packedFiles(webRoot),
  ],
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(
      serverPaths.map((path) => [path, { target: serverOrigin, ws: path === '/api' }]),
    ),
  },
  resolve: {
    alias: {
      // React has it itself; the shim is for versions before 18.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Tells the bench which files a page needs.
    manifest: true,
    target: 'es2023',
    // Every browser of that target knows the hint itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Two long-lived chunks for what every screen needs; the rest follows its lazy page.
          groups: [
            {
              name: 'react',
              priority: 2,
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            },
            // Named one by one: the query cache, times and money are not for the home screen.
            {
              name: 'frame',
              priority: 1,
              test: (id: string) => frame.some((part) => part.test(id)),
            },
          ],
        },
      },
    },
  },
});
