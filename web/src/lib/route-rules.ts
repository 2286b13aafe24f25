// What the table of addresses asks; apart from the rest, because the first load needs no more.

/** A room link carries 10 letters and digits (address-2). */
export function isRoomId(text: string): boolean {
  return /^[A-Za-z0-9]{10}$/.test(text);
}

/**
 * Where to go after signing in: only an address of this origin, otherwise the home screen. `//host`
 * and `/\host` are other origins in disguise.
 */
export function safeNext(next: unknown, origin: string = globalThis.location.origin): string {
  if (typeof next !== 'string' || !next.startsWith('/')) return '/';
  const target = URL.parse(next, origin);
  if (target?.origin !== origin) return '/';
  // `/.//host` is of this origin, and what is left of it without the dot is not.
  const { pathname } = target;
  if (/^\/(?:\/|login$)/.test(pathname)) return '/';
  return pathname + target.search + target.hash;
}
