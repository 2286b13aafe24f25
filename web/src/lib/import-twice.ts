/** SPEC §9: a module that didn't come is asked for once more after this pause. */
const retryMs = 800;

let underWay = 0;
const listeners = new Set<() => void>();

const count = (change: number) => {
  underWay += change;
  for (const listener of listeners) listener();
};

/** Whether parts of the app are on their way. */
export const isImporting = (): boolean => underWay > 0;

export function onImportChange(listener: () => void): void {
  listeners.add(listener);
}

/** Loads a part of the app, and once more when the first try is lost. */
export async function importTwice<Part>(load: () => Promise<Part>): Promise<Part> {
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
