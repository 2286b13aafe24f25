import { newId } from '../../lib/ids.ts';
import { inactiveEvent, activeEvent } from '../../lib/events.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { guardReasons, preventReload } from '../update/reload-guard.ts';
import { isPaymentReturn, isStronger, type TabState } from './single-tab-rules.ts';

/** Pings every 3 s; messages are sent up to 3 times at 300 ms (tab-1). */
const pingEveryMs = 3000;
const retryAfterMs = 300;
const retries = 3;

/**
 * `here`: this tab is active. `heard`: acknowledged, this one becomes inactive. `ask`: is any tab
 * active? `bye`: the active one closes.
 */
type Message =
  | { type: 'here'; from: TabState }
  | { type: 'heard'; to: string }
  | { type: 'ask' }
  | { type: 'bye' };

/** `guarded`: the active tab is paying or in a meeting. */
export type TabView = 'active' | 'inactive' | 'inactive-guarded';

const view = createStore<TabView>('active');
let channel: BroadcastChannel | null = null;
let openedAt = '';
const own = { id: newId(), sinceMs: Date.now(), usedMs: Date.now(), isAsked: false };
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let allowReload: (() => void) | null = null;

export function useTab(): TabView {
  return useStore(view);
}

/** Keeps the product to one tab (tab-1); where tabs can't talk to each other there is no rule. */
export function startSingleTab(address: string): void {
  if (!('BroadcastChannel' in globalThis)) return;
  openedAt = address;
  channel = new BroadcastChannel('puente-tab');
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => handleMessage(data));
  setInterval(ping, pingEveryMs);
  document.addEventListener('visibilitychange', ping);
  // Back from a sleep or from the back/forward cache: other tabs may have opened in the meantime.
  globalThis.addEventListener('pageshow', ping);
  globalThis.addEventListener('pagehide', () => {
    if (!isInactive()) send({ type: 'bye' });
  });
  for (const touch of ['pointerdown', 'keydown']) {
    globalThis.addEventListener(touch, () => (own.usedMs = Date.now()), { capture: true });
  }
  sendUntilAnswered(claim, () => undefined);
}

function handleMessage(message: Message): void {
  if (message.type === 'here') return handleClaim(message.from);
  if (message.type === 'heard' && message.to === own.id) clearTimeout(retryTimer);
  if (message.type === 'ask' && !isInactive()) claim();
  if (message.type === 'bye' && isInactive() && isVisible()) ping();
  return undefined;
}

function handleClaim(other: TabState): void {
  clearTimeout(retryTimer);
  if (!isInactive() && isStronger(ownState(), other, Date.now())) return claim();
  send({ type: 'heard', to: other.id });
  return become(other.isGuarded ? 'inactive-guarded' : 'inactive');
}

function isInactive(): boolean {
  return view.get() !== 'active';
}

function ownState(): TabState {
  return {
    ...own,
    isGuarded:
      guardReasons().some((reason) => reason === 'payment' || reason === 'meeting') ||
      isPaymentReturn(openedAt, globalThis.location.pathname),
  };
}

function claim(): void {
  send({ type: 'here', from: ownState() });
}

function send(message: Message): void {
  // A BroadcastChannel has one origin and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(message);
}

function become(next: TabView): void {
  const wasInactive = isInactive();
  view.set(next);
  if (isInactive() !== wasInactive) {
    own.isAsked &&= !isInactive();
    allowReload?.();
    // A reloaded tab would come back as the newest.
    allowReload = isInactive() ? preventReload('inactive') : null;
    globalThis.dispatchEvent(new Event(isInactive() ? inactiveEvent : activeEvent));
  }
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

/** Active: claims so. Inactive and visible: checks that another tab is still active. */
function ping(): void {
  if (!isInactive()) claim();
  else if (isVisible()) sendUntilAnswered(() => send({ type: 'ask' }), resume);
}

/** Repeats a message until it is answered; `onSilence` when it never is. */
function sendUntilAnswered(speak: () => void, onSilence: () => void, left: number = retries): void {
  clearTimeout(retryTimer);
  speak();
  retryTimer = setTimeout(() => {
    if (left === 0) onSilence();
    else sendUntilAnswered(speak, onSilence, left - 1);
  }, retryAfterMs);
}

/** The active tab has closed. */
function resume(): void {
  if (!isInactive()) return;
  become('active');
  claim();
}

/** The person chose this tab. */
export function takeOverHere(): void {
  own.sinceMs = own.usedMs = Date.now();
  own.isAsked = true;
  become('active');
  sendUntilAnswered(claim, () => undefined);
}
