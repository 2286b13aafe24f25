import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { displayFont } from './build/display-font.ts';
import { packedFiles } from './build/packed-files.ts';
import { prerenderedHome } from './build/prerendered-home.ts';
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

/** What is there when any page is loaded on demand. */
const firstFiles = /^assets\/(?:index|app|react|rolldown-runtime)-[\w-]+\.(?:js|css)$/;

/** The subsets of both families that our languages need. */
const firstFonts = /(?:instrument-sans|fraunces)-latin-wght-normal.*\.woff2$/;

export default defineConfig({
  root: webRoot,
  plugins: [
    react(),
    tailwindcss(),
    locales(),
    displayFont(webRoot),
    earlyRequests(),
    prerenderedHome(webRoot),
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
      // React provides it; the shim is for versions before 18.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Lets the benchmark look up which files a page needs.
    manifest: true,
    target: 'es2023',
    // Every browser of that target supports the hint itself.
    modulePreload: {
      polyfill: false,
      // The first load has these already, and its size grows by every file that the app must name.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !firstFiles.test(file)) : files,
    },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each group includes its imports, except those in a group before it; the rest goes with
          // its page.
          groups: [
            // First and small: it can request again what failed to load.
            { name: 'index', priority: 3, test: /web[\\/]src[\\/]main\.tsx$/ },
            {
              name: 'react',
              priority: 2,
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            },
            {
              name: 'app',
              priority: 1,
              test: /web[\\/]src[\\/](boot[\\/]start|pages[\\/]chat[\\/]chat-page)\.tsx$/,
            },
            // What nearly every further page uses of them: one file, and not ten small ones, whose
            // names the app would have to know.
            { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/ },
            // The same for icons that two pages share, each of which would be a file.
            { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/ },
            // And for the small things that most pages show.
            {
              name: 'small',
              test: /(contract[\\/]src[\\/](digits|endpoint|policy[\\/]browsing)|web[\\/]src[\\/](lib[\\/](config|error-text|first-price|ids|idempotency|save-file|price-note|wide|passing-time|paths|money|currency|zone|list|when-in-text|drafts)|ui[\\/](progress|search-field|password-input|select|checkbox|countdown|focus|link|when|when-in-text|card|saved-note|skeleton|banner|badge|overlays|text-input|avatar|next-bar|state-message)|pages[\\/](you[\\/]own-page|booking[\\/](step-title|hold-time)|plan[\\/]weekdays)|shell[\\/](expertise|star-line|legal-links|partner[\\/]verified-badge|page[\\/](load|back-link|data-section|missing|split-page))|features[\\/](feedback[\\/]queries|auth[\\/](password|phone|kept-code)|account[\\/]own-data|receipt[\\/]queries|booking[\\/]components[\\/](hold-notice|refund-terms|release-hold)|availability[\\/]components[\\/]alternatives|plan[\\/](queries|components[\\/]plan-badge)|offering[\\/]amounts|partner[\\/]percent)))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
});

/**
 * Serves `src/locales/{lng}/{ns}.json` at `/locales/...` in development and copies them to
 * `dist/locales` in a build, so that texts load by namespace and aren't part of the first script.
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

/**
 * Preloads what the first screen needs: its fonts, so that they are there when it is drawn, and
 * the app with all it needs, which main.tsx imports by itself (its import is retried, shell-2).
 */
function earlyRequests(): Plugin {
  const asFont = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
  return {
    name: 'puente-early-requests',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.values(bundle ?? {});
        const fonts = files.filter(({ fileName }) => firstFonts.test(fileName));
        const app = files.find((file) => file.type === 'chunk' && file.name === 'app');
        const chunks = app?.type === 'chunk' ? [app.fileName, ...app.imports] : [];
        return [
          ...fonts.map(({ fileName }) => link({ ...asFont, href: `/${fileName}` })),
          ...chunks
            // The page contains the entry itself.
            .filter((file) => !html.includes(file))
            .map((file) => link({ rel: 'modulepreload', crossorigin: true, href: `/${file}` })),
        ];
      },
    },
  };
}

function link(attrs: Record<string, string | boolean>) {
  return { tag: 'link', attrs, injectTo: 'head' } as const;
}
