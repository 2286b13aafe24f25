/** Every address of the app; no other file writes one by hand. */
export const paths = {
  chat: () => '/',
  login: (next?: string) => withSearch('/login', { next }),
  you: () => '/you',
  activity: () => '/activity',
  booking: (bookingId: string) => `/activity/${encodeURIComponent(bookingId)}`,
  personalLink: (username: string) => `/@${encodeURIComponent(username)}`,
  expert: (providerId: string) => `/expert/${encodeURIComponent(providerId)}`,
  book: (providerId: string, search: { step?: string; offeringId?: string } = {}) =>
    withSearch(`/book/${encodeURIComponent(providerId)}`, search),
  room: (roomId: string, partnerId?: string) => withSearch(`/${roomId}`, { pId: partnerId }),
  sandbox: () => '/sandbox',
} as const;

/** A room link carries 10 letters and digits (address-2). */
export function isRoomId(text: string): boolean {
  return /^[A-Za-z0-9]{10}$/.test(text);
}

/**
 * Where to go after signing in: only an address of this origin, otherwise the home screen. `//host`
 * and `/\host` are other origins in disguise.
 */
export function safeNext(next: unknown, origin: string = globalThis.location.origin): string {
  if (typeof next !== 'string' || !next.startsWith('/')) return paths.chat();
  const target = URL.parse(next, origin);
  if (!target || target.origin !== origin || target.pathname === '/login') return paths.chat();
  return target.pathname + target.search + target.hash;
}

function withSearch(path: string, search: Record<string, string | undefined>): string {
  const pairs = Object.entries(search).filter((pair): pair is [string, string] => !!pair[1]);
  return pairs.length ? `${path}?${new URLSearchParams(pairs)}` : path;
}
