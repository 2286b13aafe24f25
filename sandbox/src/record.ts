/** Is it an object with properties of any type? Arrays are, null isn't. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
