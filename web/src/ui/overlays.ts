/** The page's own container for what floats above it, beside the app's root. */
export function overlays(): HTMLElement {
  return document.getElementById('overlays') ?? document.body;
}
