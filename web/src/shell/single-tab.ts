import { newId } from '../lib/ids.ts';
import { useSyncExternalStore } from 'react';
import { restEvent, wakeEvent } from '../lib/events.ts';
import { heldReasons, holdReload } from './busy.ts';
import { isPaymentReturn, isStronger, type TabSign } from './single-tab-rules.ts';

/** SPEC §9: pings every 3 s; messages retried up to 3 times at 300 ms. */
const pingEveryMs = 3000;
const retryAfterMs = 300;
const retries = 3;

/**
 * `here`: this tab is in use. `heard`: so be it, this one rests. `ask`: is any in use? `bye`: the
 * one in use goes.
 */
type Message =
  | { type: 'here'; from: TabSign }
  | { type: 'heard'; to: string }
  | { type: 'ask' }
  | { type: 'bye' };

/** `guarded`: the tab in use is paying or in a meeting. */
export type TabView = 'in-use' | 'resting' | 'resting-guarded';

let view: TabView = 'in-use';
let channel: BroadcastChannel | null = null;
let openedAt = '';
const own = { id: newId(), sinceMs: Date.now(), usedMs: Date.now(), isAsked: false };
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let endHold: (() => void) | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useTab = (): TabView => useSyncExternalStore(subscribe, () => view);

const isResting = (): boolean => view !== 'in-use';
const isSeen = (): boolean => document.visibilityState === 'visible';
// A channel has one origin by nature and takes no target.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const say = (message: Message): void => channel?.postMessage(message);
const sayHere = (): void => say({ type: 'here', from: ownSign() });

const ownSign = (): TabSign => ({
  ...own,
  isGuarded:
    heldReasons().some((reason) => reason === 'payment' || reason === 'meeting') ||
    isPaymentReturn(openedAt, globalThis.location.pathname),
});

/** Keeps the product to one tab (SPEC §1); where tabs can't talk to each other there is no rule. */
export function startSingleTab(address: string): void {
  if (!('BroadcastChannel' in globalThis)) return;
  openedAt = address;
  channel = new BroadcastChannel('puente-tab');
  channel.addEventListener('message', ({ data }) => hear(data as Message));
  setInterval(ping, pingEveryMs);
  document.addEventListener('visibilitychange', ping);
  // Back from a sleep or from the browser's memory: others may have come meanwhile.
  globalThis.addEventListener('pageshow', ping);
  globalThis.addEventListener('pagehide', () => {
    if (!isResting()) say({ type: 'bye' });
  });
  for (const touch of ['pointerdown', 'keydown']) {
    globalThis.addEventListener(touch, () => (own.usedMs = Date.now()), { capture: true });
  }
  insist(sayHere, () => undefined);
}

/** The person wants to go on in this tab. */
export function takeOverHere(): void {
  own.sinceMs = own.usedMs = Date.now();
  own.isAsked = true;
  become('in-use');
  insist(sayHere, () => undefined);
}

/** In use: says so. Resting and looked at: makes sure that another one is still there. */
function ping(): void {
  if (!isResting()) sayHere();
  else if (isSeen()) insist(() => say({ type: 'ask' }), goOn);
}

/** Says it until it is answered, or to nobody. */
function insist(speak: () => void, onSilence: () => void, left: number = retries): void {
  clearTimeout(retryTimer);
  speak();
  retryTimer = setTimeout(() => {
    if (left === 0) onSilence();
    else insist(speak, onSilence, left - 1);
  }, retryAfterMs);
}

/** The tab in use is gone. */
function goOn(): void {
  if (!isResting()) return;
  become('in-use');
  sayHere();
}

function hear(message: Message): void {
  if (message.type === 'here') return hearOther(message.from);
  if (message.type === 'heard' && message.to === own.id) clearTimeout(retryTimer);
  if (message.type === 'ask' && !isResting()) sayHere();
  if (message.type === 'bye' && isResting() && isSeen()) ping();
  return undefined;
}

function hearOther(other: TabSign): void {
  clearTimeout(retryTimer);
  if (!isResting() && isStronger(ownSign(), other, Date.now())) return sayHere();
  say({ type: 'heard', to: other.id });
  return become(other.isGuarded ? 'resting-guarded' : 'resting');
}

function become(next: TabView): void {
  const wasResting = isResting();
  view = next;
  if (isResting() !== wasResting) {
    own.isAsked &&= !isResting();
    endHold?.();
    // A tab that is loaded anew would come back as the newest.
    endHold = isResting() ? holdReload('rest') : null;
    globalThis.dispatchEvent(new Event(isResting() ? restEvent : wakeEvent));
  }
  for (const listener of listeners) listener();
}
