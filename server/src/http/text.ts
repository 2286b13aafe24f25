import type { FieldError } from '@puente/contract/errors';

/** Text that PostgreSQL cannot keep: the character NUL, or half of a surrogate pair. */
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** Nested deeper than any body of the contract; a schema refuses that anyway. */
const deepest = 20;

/** Where in checked input there is text that could not be kept, keys included; null if nowhere. */
export const findUnstorable = (value: unknown, path: string[] = []): FieldError | null => {
  const found = { path: path.join('.'), message: 'Contains characters that are not text' };
  if (typeof value === 'string') return isUnstorable(value) ? found : null;
  if (typeof value !== 'object' || value === null || path.length > deepest) return null;
  for (const [key, part] of Object.entries(value)) {
    if (isUnstorable(key)) return found;
    const inside = findUnstorable(part, [...path, key]);
    if (inside) return inside;
  }
  return null;
};
