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

function withSearch(path: string, search: Record<string, string | undefined>): string {
  const pairs = Object.entries(search).filter((pair): pair is [string, string] => !!pair[1]);
  return pairs.length ? `${path}?${new URLSearchParams(pairs)}` : path;
}
