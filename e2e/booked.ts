import type { App } from './fixtures.ts';

// Times and holds made by calls, for journeys that are about what comes after.

const minutes = 60;
/** Days in which a free time is looked for. */
const days = 20;

export const idOf = async (app: App, username: string): Promise<string> => {
  type Link = { profile: { id: string } };
  return (await app.call<Link>('GET', `/api/validate/${username}`)).profile.id;
};

type Free = { providerId: string; slots: { start: string }[] };

/** Free times of 60 minutes of experts, in order. */
const freeTimesOf = async (app: App, providerIds: string[]): Promise<Map<string, string[]>> => {
  const { now } = await app.call<{ now: string }>('GET', '/api/config');
  const today = Temporal.Instant.from(now).toZonedDateTimeISO('UTC').toPlainDate();
  const dates = { date: today.toString(), endDate: today.add({ days }).toString() };
  const body = { providerIds, ...dates, durationMinutes: minutes, timezone: 'UTC' };
  const { results } = await app.call<{ results: Free[] }>('POST', '/api/availability/batch', body);
  return new Map(
    results.map(({ providerId, slots }) => [providerId, slots.map(({ start }) => start)]),
  );
};

/** The first free time of an expert, or the first so many days after that one. */
export const freeTime = async (app: App, providerId: string, daysLater = 0): Promise<string> => {
  const [first = '', ...others] = (await freeTimesOf(app, [providerId])).get(providerId) ?? [];
  if (daysLater === 0) return first;
  const from = Temporal.Instant.from(first).add({ hours: 24 * daysLater });
  const isLater = (start: string) => Temporal.Instant.compare(start, from) >= 0;
  return others.find(isLater) ?? '';
};

/** The first time that two experts have free. */
export const sharedTime = async (app: App, one: string, other: string): Promise<string> => {
  const free = await freeTimesOf(app, [one, other]);
  const theirs = new Set(free.get(other));
  const start = free.get(one)?.find((time) => theirs.has(time));
  if (!start) throw new Error('the two have no time in common');
  return start;
};

/** Address of the second step of the booking path for a time. */
export const aboutStep = (providerId: string, start: string): string =>
  `/book/${providerId}?${new URLSearchParams({ step: 'about', start, minutes: String(minutes) })}`;

const who = { name: 'Inés', lastName: 'Soto', email: 'ines@example.com', about: 'Sleep' };

/** Holds a time for the payment; gives the id of the booking. */
export const hold = async (
  app: App,
  token: string,
  providerId: string,
  start?: string,
): Promise<string> => {
  const slot = { providerId, start: start ?? (await freeTime(app, providerId)) };
  type Booked = { booking: { id: string } };
  const body = { ...slot, durationMinutes: minutes, ...who };
  return (await app.call<Booked>('POST', '/api/booking/book', body, token)).booking.id;
};

/** Lets a held time go. */
export const release = (app: App, token: string, bookingId: string): Promise<unknown> =>
  app.call('DELETE', `/api/booking/cancel/${bookingId}`, { reason: 'Another time' }, token);
