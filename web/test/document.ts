import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, expect, vi } from 'vitest';

// One document serves all test files of a worker: each test finds it as a browser opens it, and
// leaves nothing in it.

const phonePx = 390;
const deskPx = 1280;

// As `server/test/patience.ts`: what takes a busy machine longer isn't wrong.
configure({ asyncUtilTimeout: 30_000 });

/** Stays, because the toaster is mounted in it once. */
const overlays = document.createElement('div');
overlays.id = 'overlays';

// Happy DOM's selects have none, and forms take one without it for chosen before they were drawn.
Reflect.set(HTMLSelectElement.prototype, 'size', 0);
openDocument();

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await dismissToasts();
  // What was loaded for later still belongs to this document.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  openDocument();
});

async function dismissToasts(): Promise<void> {
  if (!overlays.querySelector('[data-sonner-toast]')) return;
  toast.dismiss();
  await vi.waitFor(() => expect(overlays.querySelector('[data-sonner-toast]')).toBeNull());
}

/** Empty, in English, on a phone, at `/`, with nothing stored and no server. */
function openDocument(): void {
  const { documentElement: html, body, head } = document;
  for (const element of [html, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  html.lang = 'en';
  head.replaceChildren();
  document.title = '';
  const root = document.createElement('div');
  root.id = 'root';
  body.replaceChildren(root, overlays);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  setWide(false);
  globalThis.fetch = () => Promise.reject(new TypeError('This test has no server'));
}

/** A refusal that a section shows is no failure of the page. */
export const caught = {
  onCaughtError: (error: unknown) => {
    if (!(error instanceof Error && error.name === 'ApiError')) reportError(error);
  },
};

/** From now on the screen is that of a desk, or again of a phone. */
export function setWide(isWide: boolean): void {
  const width = isWide ? deskPx : phonePx;
  // Happy DOM's own way, which the types of a browser don't know.
  const browser: { setViewport: (size: { width: number }) => void } = Reflect.get(
    globalThis,
    'happyDOM',
  );
  if (innerWidth !== width) browser.setViewport({ width });
}
