import type { FieldError } from '@puente/contract/errors';

/** Nested deeper than any body of the contract; a schema refuses that anyway. */
const deepest = 20;

/** Finds text in the input, keys included, that PostgreSQL can't store; null if there is none. */
export function findUnstorable(value: unknown, path: string[] = []): FieldError | null {
  const found = { path: path.join('.'), message: 'Contains characters that are not text' };
  if (typeof value === 'string') return isUnstorable(value) ? found : null;
  if (typeof value !== 'object' || value === null || path.length > deepest) return null;
  for (const [key, part] of Object.entries(value)) {
    if (isUnstorable(key)) return found;
    const inside = findUnstorable(part, [...path, key]);
    if (inside) return inside;
  }
  return null;
}

/** Text that PostgreSQL can't store: the NUL character, or half of a surrogate pair. */
function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}
