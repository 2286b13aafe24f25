import { local } from '../../lib/storage.ts';
import { createRecordStore, useStore } from '../../lib/store.ts';
import { preventReload } from '../../shell/update/reload-guard.ts';

/**
 * The state of the chat that the composer and the page need. The conversation, which sets it, is
 * loaded later: its code may not be here yet.
 */
export type ComposerState = {
  /** The text in the input; kept until the message has been delivered. */
  draft: string;
  /** There are messages to show instead of the greeting. */
  isOpen: boolean;
  /** An answer is on its way: the next message has to wait. */
  isAnswering: boolean;
  /** When the used-up exchanges renew, an instant (ISO). */
  closedUntil: string | null;
  /** Set while few exchanges are left: how many, and when they renew, an instant (ISO). */
  fewLeft: { count: number; renewsAt: string } | null;
  /** The server has earlier conversations of the signed-in person. */
  hasEarlier: boolean;
};

const empty: ComposerState = {
  draft: '',
  isOpen: false,
  isAnswering: false,
  closedUntil: null,
  fewLeft: null,
  hasEarlier: false,
};

const state = createRecordStore<ComposerState>({
  ...empty,
  // A draft survives a reload, a closed tab and an ended session.
  draft: local.get('chatDraft') ?? '',
  isOpen: (local.get('chat')?.entries.length ?? 0) > 0,
});

export const currentComposer = state.get;

export function useComposer(): ComposerState {
  return useStore(state, () => empty);
}

export function setComposer(change: Partial<ComposerState>): void {
  if (change.draft !== undefined) keepDraft(change.draft);
  state.change(change);
}

/** Stores the draft, and prevents a reload while it is being typed. */
function keepDraft(draft: string): void {
  if (draft) local.set('chatDraft', draft);
  else local.remove('chatDraft');
  // One guard from the first letter to the last: no reload between two letters.
  if (draft) allowReload ??= preventReload('draft');
  else {
    allowReload?.();
    allowReload = null;
  }
}

let allowReload: (() => void) | null = null;

let field: HTMLTextAreaElement | null = null;

/** Registers the input. What was typed into it before the app loaded is a draft as well. */
export function messageField(element: HTMLTextAreaElement | null): void {
  field = element;
  if (element && element.value !== currentComposer().draft) setComposer({ draft: element.value });
}

/**
 * Moves the focus when the control that was tapped disappears: to the input, or on touch screens,
 * where that would open the keyboard over the answer, to the page.
 */
export function focusNext(): void {
  if (matchMedia('(pointer: coarse)').matches || currentComposer().closedUntil !== null)
    focusPage();
  else field?.focus({ preventScroll: true });
}

/** Leaves the input: what was answered is to be read, not written over. */
export function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
