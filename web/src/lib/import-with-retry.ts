import { createSignal } from './signal.ts';

/** A module that didn't come is imported once more after this pause (shell-2). */
const retryMs = 800;

let underWay = 0;
const changes = createSignal();

/** Whether code is being loaded. */
export function isImporting(): boolean {
  return underWay > 0;
}

export const onImportChange = changes.subscribe;

/** Imports a module, and once more when the first attempt fails. */
export async function importWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  count(1);
  try {
    return await load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, retryMs));
      return load();
    });
  } finally {
    count(-1);
  }
}

function count(change: number) {
  underWay += change;
  changes.emit();
}
