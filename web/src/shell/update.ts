import { version } from '@puente/contract/policy';
import { useSyncExternalStore } from 'react';
import { api } from '../lib/api.ts';
import { wakeEvent } from '../lib/events.ts';
import { local, tab } from '../lib/storage.ts';
import { heldReasons, onHoldChange } from './busy.ts';
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
 * SPEC §9: a look for a new version every 30 s, on visibility change and on coming online; a tab
 * that rests looks when it is used again.
 */
const checkEveryMs = 30_000;
/** SPEC §9: update-now looks that long for the new worker, then loads the page 1 s later. */
const checkTimeoutMs = 8000;
const reloadAfterTimeoutMs = 1000;
/** SPEC §4: a worker that doesn't take over is not waited for. */
const takeOverMs = 1000;

/** `ready`: a new version can be had. `applying`: it is being brought in. */
export type UpdateView = 'none' | 'ready' | 'applying';

let view: UpdateView = 'none';
let registration: ServiceWorkerRegistration | null = null;
let isReloading = false;
/** Why the page must be loaded anew as soon as nothing is lost by it. */
let forced: string | null = null;
const listeners = new Set<() => void>();

function become(next: UpdateView): void {
  view = next;
  for (const listener of listeners) listener();
}

export const useUpdate = (): UpdateView =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => view,
  );

/** Registers the worker and begins to look for new versions; once. */
export async function startUpdates(): Promise<void> {
  const before = local.get('app_version');
  local.set('app_version', version);
  const look = () => void lookForVersion();
  setInterval(look, checkEveryMs);
  document.addEventListener('visibilitychange', look);
  globalThis.addEventListener('online', look);
  globalThis.addEventListener(wakeEvent, look);
  globalThis.addEventListener('online', tryForced);
  onHoldChange(tryForced);
  registration = await registerWorker();
  if (registration) onWaiting(registration, (worker) => void greet(worker));
  // SPEC §4: this browser comes from another major version; what it kept of it must go.
  if (isMajorChange(before, version)) force(`from ${before} to ${version}`);
  look();
}

async function lookForVersion(): Promise<void> {
  const isUnused = document.visibilityState === 'hidden' || heldReasons().includes('rest');
  if (isUnused || !navigator.onLine || isReloading) return;
  // Which of the two fails doesn't matter: the next look is half a minute away.
  registration?.update().catch(() => undefined);
  const config = await api('GET /api/config').catch(() => null);
  if (!config || config.version === version) return;
  if (view === 'none') become('ready');
  if (isMajorChange(version, config.version)) force(`to ${config.version}`);
}

async function greet(worker: ServiceWorker): Promise<void> {
  const [inCharge, waiting] = await Promise.all([
    buildOf(navigator.serviceWorker.controller),
    buildOf(worker),
  ]);
  if (isCatchingUp({ page: ownBuild(), inCharge, waiting })) takeOver(worker);
  else if (view === 'none') become('ready');
}

const takeOver = (worker: ServiceWorker) => worker.postMessage({ type: 'SKIP_WAITING' }, []);

/** Brings the new version in, because the person asked or nothing can be lost. Offline it waits. */
export async function applyUpdate(): Promise<void> {
  if (view === 'applying' || !navigator.onLine) return;
  become('applying');
  const worker = registration?.waiting ?? (registration ? await search(registration) : null);
  if (worker === 'late') return void setTimeout(reload, reloadAfterTimeoutMs);
  if (!worker) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  takeOver(worker);
  return void setTimeout(reload, takeOverMs);
}

const search = (searched: ServiceWorkerRegistration): Promise<ServiceWorker | null | 'late'> =>
  Promise.race([
    lookForWorker(searched),
    new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), checkTimeoutMs)),
  ]);

function reload(): void {
  if (isReloading) return;
  isReloading = true;
  globalThis.location.reload();
}

/**
 * Loads the page anew without being asked: once for each cause, and not before everything that a
 * person does here is done or kept; the banner stands meanwhile.
 */
function force(cause: string): void {
  if (isDoneFor(cause)) return;
  forced = cause;
  if (view === 'none') become('ready');
  tryForced();
}

function tryForced(): void {
  if (forced === null || !navigator.onLine || !mayReload(heldReasons(), false)) return;
  const cause = forced;
  forced = null;
  if (!isDoneFor(cause) && remember(cause)) void applyUpdate();
}

const isDoneFor = (cause: string): boolean => tab.get('forcedReload') === cause;

/** False where the browser keeps nothing over a reload: then nothing is forced, for fear of a loop. */
function remember(cause: string): boolean {
  tab.set('forcedReload', cause);
  try {
    return globalThis.sessionStorage.getItem('forcedReload') !== null;
  } catch {
    return false;
  }
}

/**
 * A part of the app can't be had. When the server hands out a newer build, that part is gone for
 * good and the page is loaded anew, once for that build.
 * @returns whether the page is about to go
 */
export async function reloadForNewerBuild(): Promise<boolean> {
  const served = await servedBuild();
  if (!served || served === ownBuild()) return false;
  const cause = `for ${served}`;
  if (isDoneFor(cause) || !mayReload(heldReasons(), true) || !remember(cause)) return false;
  reload();
  return true;
}
