import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

/**
 * The service worker: serves the shell without a network; everything else comes from the network.
 * Calls, media and sockets never pass through it, so that nothing private is cached, and the cached
 * page is the neutral one, without what the server writes into it for one visitor.
 */
declare const self: ServiceWorkerGlobalScope;

/** Inserted by the build: the shell's files, and the entry script that names the build. */
declare const precachedFiles: PrecacheEntry[];
declare const entryScript: string;

const shellAddress = '/index.html';
const cachePrefix = 'puente-';
const fileCache = `${cachePrefix}files-${entryScript}`;
const textCache = `${cachePrefix}texts-${entryScript}`;

/** Paths the server handles itself, for which the page is no answer. */
const notPages =
  /^\/(?:api|worker|sandbox|media|assets|locales|healthz|confirm-payment|payment-status)(?:\/|$)/;

// No directory index or clean URLs: the page itself always comes from the network first.
precacheAndRoute(precachedFiles, { directoryIndex: '', cleanURLs: false });
registerRoute(new NavigationRoute(openPage, { denylist: [notPages] }));

async function openPage({ request }: { request: Request }): Promise<Response> {
  try {
    const reply = await fetch(request);
    return isServerAway(reply) ? ((await neutralShell()) ?? reply) : reply;
  } catch (error) {
    const shell = await neutralShell();
    if (!shell) throw error;
    return shell;
  }
}

/** A gateway's response when the server behind it is down. */
function isServerAway({ status }: Response): boolean {
  return status >= 502 && status <= 504;
}

/** The cached page; told that its own host answers calls, as the server would have (call-3). */
async function neutralShell(): Promise<Response | undefined> {
  const shell = await matchPrecache(shellAddress);
  if (!shell) return undefined;
  const boot = JSON.stringify({ ownHosts: [self.location.hostname] });
  const page = (await shell.text()).replace(
    '<!--boot-->',
    () => `<script type="application/json" id="boot">${boot}</script>`,
  );
  const headers = new Headers(shell.headers);
  // These headers describe the encoded response.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(page, { headers });
}

// Their names contain a hash of their content: they never change.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: fileCache }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/locales/'),
  new NetworkFirst({ cacheName: textCache }),
);

self.addEventListener('message', (event) => {
  const { type }: { type?: string } = event.data ?? {};
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'BUILD') event.ports[0]?.postMessage(entryScript);
});

self.addEventListener('activate', (event) => {
  // Takes control at once, so that the first visit caches what it loads.
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter(
    (name) => name.startsWith(cachePrefix) && name !== fileCache && name !== textCache,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}
