import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

/**
 * The service worker: the shell is at hand without a network, the rest comes from where it always
 * came from. Calls, media and sockets never pass through it, so nothing private lies in a cache,
 * and the cached page is the neutral one, without what the server writes into it for one visitor.
 */
declare const self: ServiceWorkerGlobalScope;

/** Written in by the build: files of the shell, and the entry script that names the build. */
declare const precachedFiles: PrecacheEntry[];
declare const entryScript: string;

const shellAddress = '/index.html';
const cachePrefix = 'puente-';
const fileCache = `${cachePrefix}files-${entryScript}`;
const textCache = `${cachePrefix}texts-${entryScript}`;

/** What the server answers by itself and what no page stands for. */
const notPages =
  /^\/(?:api|worker|sandbox|media|assets|locales|healthz|confirm-payment|payment-status)(?:\/|$)/;

/** The network's word that nobody is at home behind it. */
const isServerAway = ({ status }: Response): boolean => status >= 502 && status <= 504;

/** The cached page; told that its own host answers calls, as the server would have (SPEC §7). */
async function neutralShell(): Promise<Response | undefined> {
  const shell = await matchPrecache(shellAddress);
  if (!shell) return undefined;
  const boot = JSON.stringify({ ownHosts: [self.location.hostname] });
  const page = (await shell.text()).replace(
    '<!--boot-->',
    () => `<script type="application/json" id="boot">${boot}</script>`,
  );
  const headers = new Headers(shell.headers);
  // They speak of what came over the wire.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(page, { headers });
}

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

// Directories and endings are not guessed: the page itself always comes from the network first.
precacheAndRoute(precachedFiles, { directoryIndex: '', cleanURLs: false });
registerRoute(new NavigationRoute(openPage, { denylist: [notPages] }));
// Their names carry a hash of what they hold: what came once is right for ever.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: fileCache }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/locales/'),
  new NetworkFirst({ cacheName: textCache }),
);

self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: string };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'BUILD') event.ports[0]?.postMessage(entryScript);
});

const dropOldCaches = async (): Promise<void> => {
  const names = await caches.keys();
  const old = names.filter(
    (name) => name.startsWith(cachePrefix) && name !== fileCache && name !== textCache,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
};

self.addEventListener('activate', (event) => {
  // Taken over at once, so that already the first visit keeps what it loads.
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});
