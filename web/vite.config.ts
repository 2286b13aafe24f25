import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

/** Asks for the body font before the stylesheet is read, so that the first text doesn't swap. */
function fontPreload(): Plugin {
  return {
    name: 'puente-font-preload',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) =>
          /instrument-sans-latin-wght-normal.*\.woff2$/.test(name),
        );
        if (!font) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
        return [{ tag: 'link', attrs: { ...attrs, href: `/${font}` }, injectTo: 'head' }];
      },
    },
  };
}

export default defineConfig({
  root: webRoot,
  plugins: [react(), tailwindcss(), locales(), fontPreload()],
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(
      serverPaths.map((path) => [path, { target: serverOrigin, ws: path === '/api' }]),
    ),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Tells the bench which files a page needs.
    manifest: true,
    target: 'es2023',
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One long-lived chunk for what every screen needs; the rest follows its lazy page.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // Named one by one: the query cache is not for the home screen.
            {
              name: 'frame',
              test: /node_modules[\\/](@tanstack[\\/](react-router|router-core|history|store|react-store)|i18next|react-i18next)[\\/]/,
            },
          ],
        },
      },
    },
  },
});
