/** The service worker's address (update-1). */
const workerAddress = '/sw.js';
/** A worker that doesn't report its build within this time isn't ours. */
const answerMs = 1000;

/** Null where workers aren't supported or can't be registered: the product works without. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  try {
    // Some browsers and privacy tools resolve with nothing instead of rejecting.
    return (
      (await navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' })) ?? null
    );
  } catch {
    return null;
  }
}

/** Calls back for each worker that is waiting now or later, once. */
export function onWaiting(
  registration: ServiceWorkerRegistration,
  onWorker: (worker: ServiceWorker) => void,
): void {
  if (registration.waiting) onWorker(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // The first worker of a browser replaces none.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) onWorker(worker);
    });
  });
}

/** Checks for a newer worker and waits until it is installed; null when there is none. */
export async function lookForWorker(
  registration: ServiceWorkerRegistration,
): Promise<ServiceWorker | null> {
  try {
    await registration.update();
  } catch {
    return registration.waiting;
  }
  const { installing } = registration;
  if (installing) {
    await new Promise<void>((resolve) => {
      installing.addEventListener('statechange', () => {
        if (installing.state !== 'installing') resolve();
      });
    });
  }
  return registration.waiting;
}

/** The build a worker belongs to, named by its entry script; null when it doesn't reply. */
export async function buildOf(worker: ServiceWorker | null): Promise<string | null> {
  if (!worker) return null;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), answerMs);
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer);
      resolve(String(data));
    });
    port1.start();
    worker.postMessage({ type: 'BUILD' }, [port2]);
  });
}

/** The build of this page. */
export function ownBuild(): string | null {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return entry ? new URL(entry.src).pathname : null;
}

/** The build that the server currently serves; null when that is unknown. */
export async function servedBuild(): Promise<string | null> {
  try {
    // The query string keeps the service worker from responding from its cache.
    const reply = await fetch('/index.html?build', { cache: 'no-store' });
    if (!reply.ok) return null;
    const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
    return page.querySelector('script[type="module"]')?.getAttribute('src') ?? null;
  } catch {
    return null;
  }
}
