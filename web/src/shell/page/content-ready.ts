import { isImporting, onImportChange } from '../../lib/import-with-retry.ts';
import { router } from '../../routes.tsx';

/** The content counts as ready so long after all loading has stopped (shell-1). */
const readyAfterMs = 50;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Marks the page with `data-content-ready` while neither a route, nor a part of the app, nor a
 * style is loading (shell-1): a test or a tool can wait for it.
 */
export function watchContent(): void {
  router.subscribe('onBeforeLoad', updateMark);
  router.subscribe('onResolved', updateMark);
  onImportChange(updateMark);
  updateMark();
}

function updateMark(): void {
  clearTimeout(timer);
  const style = pendingStyle();
  for (const end of style ? ['load', 'error'] : []) {
    style?.addEventListener(end, updateMark, { once: true });
  }
  if (style || isImporting() || router.state.isLoading) {
    delete document.documentElement.dataset['contentReady'];
    // The router emits the event before it updates its state.
    if (!style && !isImporting()) timer = setTimeout(updateMark, readyAfterMs);
    return;
  }
  timer = setTimeout(() => {
    document.documentElement.dataset['contentReady'] = '';
  }, readyAfterMs);
}

function pendingStyle(): HTMLLinkElement | undefined {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].find(
    ({ sheet }) => sheet === null,
  );
}
