import { useSyncExternalStore } from 'react';
import { local } from '../../lib/storage.ts';
import { holdReload } from '../../shell/busy.ts';

/**
 * The front of the chat: what the first screen needs to know while the conversation's own code,
 * which sets it, may not have been loaded yet.
 */
export type Front = {
  /** The text in the input; kept until the message has arrived. */
  draft: string;
  /** There is a thread to show in place of the greeting. */
  isOpen: boolean;
  /** An answer is on its way: the next message waits. */
  isAnswering: boolean;
  /** When the used-up exchanges renew, an instant (ISO). */
  closedUntil: string | null;
  /** Earlier messages are kept for the signed-in person. */
  hasEarlier: boolean;
};

const empty: Front = {
  draft: '',
  isOpen: false,
  isAnswering: false,
  closedUntil: null,
  hasEarlier: false,
};

let front: Front = {
  ...empty,
  // Half a thought outlives a reload, a closed tab and an ended session.
  draft: local.get('chatDraft') ?? '',
  isOpen: (local.get('chat')?.entries.length ?? 0) > 0,
};
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentFront = (): Front => front;

export const useFront = (): Front => useSyncExternalStore(subscribe, currentFront);

export function setFront(change: Partial<Front>): void {
  front = { ...front, ...change };
  if (change.draft !== undefined) keepDraft(change.draft);
  for (const listener of listeners) listener();
}

let endHold: (() => void) | null = null;

/** Kept, and no update comes in while it is being typed. */
function keepDraft(draft: string): void {
  if (draft) local.set('chatDraft', draft);
  else local.remove('chatDraft');
  // One hold from the first letter to the last: between two letters nothing may come in.
  if (draft) endHold ??= holdReload('draft');
  else {
    endHold?.();
    endHold = null;
  }
}

let field: HTMLElement | null = null;

/** The input says where it is. */
export function messageField(element: HTMLElement | null): void {
  field = element;
}

/**
 * Puts the focus where a person goes on, when what they tapped goes away: into the input, but on
 * a touch screen, where that would open the keyboard over the answer, to the page.
 */
export function goOn(): void {
  const isTouch = matchMedia('(pointer: coarse)').matches;
  (isTouch ? document.getElementById('main') : field)?.focus({ preventScroll: true });
}
