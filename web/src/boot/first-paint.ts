/**
 * Resolves when the prerendered screen has been painted: anything loaded earlier would compete with
 * its styles and fonts. Resolves at once where there is nothing to paint or the page is hidden.
 */
export function firstPaint(): Promise<void> {
  const { prerendered } = document.documentElement.dataset;
  const isShown = isPrerendered() && prerendered !== 'hidden' && !document.hidden;
  if (!isShown) return Promise.resolve();
  // Every browser that knows the layers and colours of our styles tells when it has painted.
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    // A hidden tab is never painted.
    document.addEventListener('visibilitychange', () => resolve());
  });
}

/** Whether the page still shows what the build rendered, before the app takes over. */
export function isPrerendered(): boolean {
  return document.querySelector('#root[data-prerendered]') !== null;
}
