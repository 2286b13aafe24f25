/** The page's own container for what floats above it (SPEC §2), beside the app's root. */
export const overlays = (): HTMLElement => document.getElementById('overlays') ?? document.body;
