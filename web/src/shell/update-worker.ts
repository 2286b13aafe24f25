/** SPEC §4: where the service worker comes from. */
const workerAddress = '/sw.js';
/** A worker that doesn't say which build it is within this time is taken for a foreign one. */
const answerMs = 1000;

/** Null where there is no support, or the worker can't be had: the product works without. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  try {
    // Some browsers and privacy tools answer with nothing instead of a refusal.
    return (
      (await navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' })) ?? null
    );
  } catch {
    return null;
  }
}

/** Calls back for a worker that waits now or will wait, each once. */
export function onWaiting(
  registration: ServiceWorkerRegistration,
  say: (worker: ServiceWorker) => void,
): void {
  if (registration.waiting) say(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // The first worker of a browser replaces nobody.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) say(worker);
    });
  });
}

/** Looks for a newer worker and waits until it is ready; null when there is none. */
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

/** The build a worker belongs to, named by its entry script; null when it doesn't say. */
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

/** The build that the server hands out now; null when it can't be told. */
export async function servedBuild(): Promise<string | null> {
  try {
    // The query keeps the service worker from answering with its own copy.
    const reply = await fetch('/index.html?build', { cache: 'no-store' });
    if (!reply.ok) return null;
    const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
    return page.querySelector('script[type="module"]')?.getAttribute('src') ?? null;
  } catch {
    return null;
  }
}
