import { isImporting, onImportChange } from '../lib/import-twice.ts';
import { router } from '../routes.tsx';

/** SPEC §9: the content counts as ready so long after all loading has stopped. */
const readyAfterMs = 50;

let timer: ReturnType<typeof setTimeout> | undefined;

const pendingStyle = (): HTMLLinkElement | undefined =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].find(
    ({ sheet }) => sheet === null,
  );

/**
 * Marks the page with `data-content-ready` while neither a route, nor a part of the app, nor a
 * style is loading (SPEC §2): whoever looks at it from outside knows when it stands.
 */
export function watchContent(): void {
  router.subscribe('onBeforeLoad', look);
  router.subscribe('onResolved', look);
  onImportChange(look);
  look();
}

function look(): void {
  clearTimeout(timer);
  const style = pendingStyle();
  for (const end of style ? ['load', 'error'] : []) {
    style?.addEventListener(end, look, { once: true });
  }
  if (style || isImporting() || router.state.isLoading) {
    delete document.documentElement.dataset['contentReady'];
    // The router says that it is done before its state does.
    if (!style && !isImporting()) timer = setTimeout(look, readyAfterMs);
    return;
  }
  timer = setTimeout(() => {
    document.documentElement.dataset['contentReady'] = '';
  }, readyAfterMs);
}
