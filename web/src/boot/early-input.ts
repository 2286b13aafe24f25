import { local } from '../lib/storage.ts';
import { isPrerendered } from './first-paint.ts';

/** The last action on the prerendered screen while the app was loading. */
let asked: (() => void) | null = null;
/** What was typed into. */
let typed: HTMLElement | null = null;
let askedPage: string | null = null;
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
  const again = new KeyboardEvent('keydown', { key, bubbles: true });
  asked = () => present(target)?.dispatchEvent(again);
}

/**
 * Buttons need the app. Links work without it, but the next page would begin at nothing: they wait
 * for it, too, and a line at the top says that they were heard.
 */
function keepClick(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const control =
    target instanceof Element ? target.closest<HTMLElement>('button, a[href^="/"]') : null;
  // With such a key a link opens elsewhere.
  if (!control || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  if ('href' in control) {
    // The app is on its way there already.
    if (control.href === location.href) return;
    askedPage = control.getAttribute('href');
    // Drawn by the style.
    control.dataset['asked'] = '';
  }
  asked = () => (present(control) ?? control).click();
}

/** The page whose link was tapped last, for an app that begins there and not where it was opened. */
export function takeAskedPage(): string | null {
  if (askedPage) asked = null;
  return askedPage;
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
