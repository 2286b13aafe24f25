/** Is it an object with properties of any type? Arrays are, null isn't. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The keys of a record, which has no others. */
export function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[];
}

/**
 * A table that is looked up by what people write. It answers to its own words alone, and not to
 * the names that every object has: `constructor` is a trade in Spanish.
 */
export function wordTable<Value>(
  words: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null) as object, words);
}
