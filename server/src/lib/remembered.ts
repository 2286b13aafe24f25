/** Makes a value once for each text; for as long as one answer takes. */
export function remembered<Value>(make: (text: string) => Value): (text: string) => Value {
  const made = new Map<string, { value: Value }>();
  return (text) => {
    const before = made.get(text);
    if (before) return before.value;
    const value = make(text);
    made.set(text, { value });
    return value;
  };
}
