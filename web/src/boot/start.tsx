import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { setComposer } from '../features/chat/composer-store.ts';
import { reportCrash } from '../lib/crashes.ts';
import { hasTexts, startI18n, type Namespace } from '../lib/i18n.ts';
import { local } from '../lib/storage.ts';
import { loadTemporal } from '../lib/temporal.ts';
import { App, loadPage, prepareApp } from './app.tsx';
import { takeAskedPage } from './early-input.ts';

/**
 * Renders the app, hydrating the prerendered home screen where the page has one, and replacing what
 * the server has painted of any other page.
 * @param crashed called when no part of the app is left on the page
 */
export async function start(
  crashed: (error: unknown, componentStack?: string) => void,
): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const { prerendered } = root.dataset;
  const isHome = prerendered !== undefined && prerendered !== 'page';
  // A prerendered screen needs all its texts at once, before the router requests any.
  const namespaces: Namespace[] = ['common', 'shell', ...(isHome ? (['chat'] as const) : [])];
  await Promise.all([startI18n(namespaces), loadTemporal()]);
  await prepareApp();
  const options: RootOptions = {
    // Error boundaries show a fallback; the errors they caught are still reported.
    onCaughtError: (error, { componentStack }) => void reportCrash(error, componentStack),
    onUncaughtError: (error, { componentStack }) => crashed(error, componentStack),
  };
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  if (prerendered === undefined) {
    createRoot(root, options).render(app);
    return;
  }
  // The prerendered screen is replaced by a complete one, not by a page that is still loading.
  await loadPage(isHome ? null : takeAskedPage());
  if (isHome && isOfThisDevice(prerendered)) hydrateRoot(root, app, options);
  else {
    // What was typed while the app was on its way goes on, on the screen that replaces this one.
    setComposer({ draft: local.get('chatDraft') ?? '' });
    flushSync(() => createRoot(root, options).render(app));
  }
}

/**
 * Whether the app will render exactly the prerendered screen; /theme.js has checked the storage.
 */
function isOfThisDevice(language: string): boolean {
  return (
    document.documentElement.dataset['prerendered'] === undefined &&
    hasTexts(language, 'common', 'shell', 'chat')
  );
}
