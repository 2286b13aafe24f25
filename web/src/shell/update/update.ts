import { version } from '@puente/contract/policy';
import { api } from '../../lib/api.ts';
import { activeEvent } from '../../lib/events.ts';
import { local, tab } from '../../lib/storage.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { guardReasons, onGuardChange } from './reload-guard.ts';
import { isCatchingUp, isMajorChange, mayReload } from './update-rules.ts';
import {
  buildOf,
  lookForWorker,
  onWaiting,
  ownBuild,
  registerWorker,
  servedBuild,
} from './update-worker.ts';

/**
 * Looks for a new version every 30 s (update-1), on visibility change and on coming online; a tab
 * that rests looks when it is used again.
 */
const checkEveryMs = 30_000;
/** "Update now" looks that long for the new worker, then reloads 1 s later (update-1). */
const checkTimeoutMs = 8000;
const reloadAfterTimeoutMs = 1000;
/** A worker that doesn't take over is not waited for longer (update-1). */
const takeOverMs = 1000;

/** `ready`: a new version is available. `applying`: it is being installed. */
export type UpdateView = 'none' | 'ready' | 'applying';

const view = createStore<UpdateView>('none');
let registration: ServiceWorkerRegistration | null = null;
let isReloading = false;
/** The cause of a forced reload, which waits until nothing is lost by it. */
let forced: string | null = null;

export function useUpdate(): UpdateView {
  return useStore(view);
}

/** Registers the worker and starts checking for new versions; once. */
export async function startUpdates(): Promise<void> {
  const before = local.get('app_version');
  local.set('app_version', version);
  const look = () => void lookForVersion();
  setInterval(look, checkEveryMs);
  document.addEventListener('visibilitychange', look);
  globalThis.addEventListener('online', look);
  globalThis.addEventListener(activeEvent, look);
  globalThis.addEventListener('online', tryForced);
  onGuardChange(tryForced);
  registration = await registerWorker();
  if (registration) onWaiting(registration, (worker) => void handleWaitingWorker(worker));
  // This browser comes from another major version; what it stored then must go (update-2).
  if (isMajorChange(before, version)) force(`from ${before} to ${version}`);
  look();
}

async function lookForVersion(): Promise<void> {
  const isUnused = document.visibilityState === 'hidden' || guardReasons().includes('inactive');
  if (isUnused || !navigator.onLine || isReloading) return;
  // A failure of either doesn't matter: the next check is half a minute away.
  registration?.update().catch(() => undefined);
  const config = await api('GET /api/config').catch(() => null);
  if (!config || config.version === version) return;
  if (view.get() === 'none') view.set('ready');
  if (isMajorChange(version, config.version)) force(`to ${config.version}`);
}

/**
 * Reloads the page without being asked: once for each cause, and only when everything a person is
 * doing is done or stored; the banner is shown in the meantime.
 */
function force(cause: string): void {
  if (isDoneFor(cause)) return;
  forced = cause;
  if (view.get() === 'none') view.set('ready');
  tryForced();
}

function isDoneFor(cause: string): boolean {
  return tab.get('forcedReload') === cause;
}

function tryForced(): void {
  if (forced === null || !navigator.onLine || !mayReload(guardReasons(), false)) return;
  const cause = forced;
  forced = null;
  if (!isDoneFor(cause) && remember(cause)) void applyUpdate();
}

/** False where session storage is blocked: then nothing is forced, as it might loop. */
function remember(cause: string): boolean {
  tab.set('forcedReload', cause);
  try {
    return globalThis.sessionStorage.getItem('forcedReload') !== null;
  } catch {
    return false;
  }
}

async function handleWaitingWorker(worker: ServiceWorker): Promise<void> {
  const [inCharge, waiting] = await Promise.all([
    buildOf(navigator.serviceWorker.controller),
    buildOf(worker),
  ]);
  if (isCatchingUp({ page: ownBuild(), inCharge, waiting })) takeOver(worker);
  else if (view.get() === 'none') view.set('ready');
}

function takeOver(worker: ServiceWorker) {
  return worker.postMessage({ type: 'SKIP_WAITING' }, []);
}

/** Applies the new version, because the person asked or nothing can be lost. Offline it waits. */
export async function applyUpdate(): Promise<void> {
  if (view.get() === 'applying' || !navigator.onLine) return;
  view.set('applying');
  const worker = registration?.waiting ?? (registration ? await search(registration) : null);
  if (worker === 'late') return void setTimeout(reload, reloadAfterTimeoutMs);
  if (!worker) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  takeOver(worker);
  return void setTimeout(reload, takeOverMs);
}

function search(searched: ServiceWorkerRegistration): Promise<ServiceWorker | null | 'late'> {
  return Promise.race([
    lookForWorker(searched),
    new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), checkTimeoutMs)),
  ]);
}

function reload(): void {
  if (isReloading) return;
  isReloading = true;
  globalThis.location.reload();
}

/**
 * Code of the app can't be loaded. If the server has a newer build, that code is gone for good, and
 * the page is reloaded, once for that build.
 * @returns whether the page is about to reload
 */
export async function reloadForNewerBuild(): Promise<boolean> {
  const served = await servedBuild();
  if (!served || served === ownBuild()) return false;
  const cause = `for ${served}`;
  if (isDoneFor(cause) || !mayReload(guardReasons(), true) || !remember(cause)) return false;
  reload();
  return true;
}
