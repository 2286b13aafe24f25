/** Loads Temporal where the browser lacks it; called once before the first render. */
export async function loadTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}
