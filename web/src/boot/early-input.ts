import { local } from '../lib/storage.ts';
import { isPrerendered } from './first-paint.ts';

/** The last action on the prerendered screen while the app was loading. */
let asked: (() => void) | null = null;
/** What was typed into. */
let typed: HTMLElement | null = null;
const watching = new AbortController();

/** Records typing and taps on the prerendered screen until the app can handle them. */
export function watchEarlyInput(): void {
  if (!isPrerendered()) return;
  // Captured, because React may be listening already without having rendered the draft.
  const options = { signal: watching.signal, capture: true };
  document.addEventListener('input', keepText, options);
  document.addEventListener('keydown', keepEnter, options);
  document.addEventListener('click', keepClick, options);
}

/** Stored like any draft, in case the page is reloaded before the app has loaded. */
function keepText({ target }: Event): void {
  if (!(target instanceof HTMLTextAreaElement)) return;
  local.set('chatDraft', target.value);
  typed = target;
}

/** Enter sends a message, which needs the app. */
function keepEnter(event: KeyboardEvent): void {
  const { target, key, shiftKey, isComposing } = event;
  if (!(target instanceof HTMLTextAreaElement)) return;
  if (key !== 'Enter' || shiftKey || isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  const again = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  asked = () => present(target)?.dispatchEvent(again);
}

/** Links work without the app; buttons don't. */
function keepClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  asked = () => present(button)?.click();
}

/** The same control, also where the app has replaced the screen instead of hydrating it. */
function present(control: HTMLElement): HTMLElement | undefined {
  if (control.isConnected) return control;
  return [...document.querySelectorAll<HTMLElement>(control.localName)].find(
    ({ localName, textContent }) => localName === 'textarea' || textContent === control.textContent,
  );
}

/** Called when the app has taken the prerendered screen over: replays the recorded action. */
export function handOver(): void {
  if (!isPrerendered()) return;
  watching.abort();
  delete document.getElementById('root')?.dataset['prerendered'];
  if (typed?.isConnected === false) present(typed)?.focus();
  // An element that is focused already would never receive a focus event.
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  asked?.();
  asked = null;
}
