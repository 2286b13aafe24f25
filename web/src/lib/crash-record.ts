import type { CrashFacts, CrashReport } from '@puente/contract/monitoring';
import { policy, version } from '@puente/contract/policy';
import { nowMs } from './clock.ts';
import { scrub } from './scrub.ts';
import { local, tab } from './storage.ts';

/** Longest texts that are still useful, in characters. */
const maxLength = { message: 2000, stack: 6000, address: 2000, short: 200, partner: 64 };

/** Keys of local storage (storage-1); a report says which are there. */
const namedKeys = [
  'sessionToken',
  'phoneNumber',
  'lastValidation',
  'partnerId',
  'initialPhoneNumber',
  'app_version',
  'userBookingInfo',
  'userConfig',
  'pendingActionParams',
] as const;

/** The report about something that was thrown (crash-1), without secrets and people. */
export function recordOf(thrown: unknown, componentStack?: string): CrashReport {
  const error = asError(thrown);
  const { href, pathname } = globalThis.location;
  const partnerId = local.get('partnerId');
  return withinLimit({
    timestamp: new Date(nowMs()).toISOString(),
    error: {
      name: clean(error.name, maxLength.short),
      message: clean(error.message, maxLength.message),
      ...(error.stack ? { stack: clean(error.stack, maxLength.stack) } : {}),
    },
    ...(componentStack ? { componentStack: clean(componentStack, maxLength.stack) } : {}),
    url: clean(href, maxLength.address),
    path: clean(pathname, maxLength.address),
    userAgent: clean(navigator.userAgent, maxLength.address),
    ...(partnerId ? { partnerId: clean(partnerId, maxLength.partner) } : {}),
    version,
    screenSize: `${globalThis.innerWidth}x${globalThis.innerHeight}`,
    bookingContext: bookingContext(),
    deviceInfo: deviceInfo(),
    performance: performanceFacts(),
    localStorage: Object.fromEntries(namedKeys.map((key) => [key, local.get(key) !== null])),
  });
}

/** Anything can be thrown: makes an error of it. */
function asError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  const error = new Error(typeof thrown === 'string' ? thrown : 'Something was thrown');
  error.name = 'Thrown';
  delete error.stack;
  return error;
}

/** Keeps the report below the server's limit, leaving out the least helpful parts first. */
function withinLimit(report: CrashReport): CrashReport {
  if (bytesOf(report) <= policy.crash.reportMaxBytes) return report;
  const { componentStack: _, ...rest } = report;
  if (bytesOf(rest) <= policy.crash.reportMaxBytes) return rest;
  const { name, message } = rest.error;
  return { ...rest, error: { name, message: message.slice(0, maxLength.short) } };
}

function bytesOf(report: CrashReport): number {
  return new TextEncoder().encode(JSON.stringify(report)).length;
}

/** Scrubbed first, then cut: a secret that is cut in half would no longer be recognised. */
function clean(text: string, max: number): string {
  return scrub(text.slice(0, 4 * max)).slice(0, max);
}

/** The step of the booking where it happened: nothing that was typed. */
function bookingContext(): CrashFacts | null {
  const draft = tab.get('bookingDraft');
  if (!draft) return null;
  const { step, providerId, offeringId, date, time, durationMinutes, zone } = draft;
  const hasForm = draft.form !== undefined;
  return known({ step, providerId, offeringId, date, time, durationMinutes, zone, hasForm });
}

/** Leaves out what is undefined; browsers differ in what they provide. */
function known(facts: Record<string, CrashFacts[string] | undefined>): CrashFacts {
  return Object.fromEntries(
    Object.entries(facts).filter(
      (pair): pair is [string, CrashFacts[string]] => pair[1] !== undefined,
    ),
  );
}

type TalkativeNavigator = Navigator & {
  deviceMemory?: number;
  connection?: { effectiveType?: string };
};

function deviceInfo(): CrashFacts {
  const { language, onLine, hardwareConcurrency, maxTouchPoints, deviceMemory, connection } =
    navigator as TalkativeNavigator;
  return known({
    language,
    pageLanguage: document.documentElement.lang,
    onLine,
    hardwareConcurrency,
    maxTouchPoints,
    deviceMemory,
    connection: connection?.effectiveType,
    pixelRatio: globalThis.devicePixelRatio,
    isVisible: document.visibilityState === 'visible',
    prefersDark: matchMedia('(prefers-color-scheme: dark)').matches,
  });
}

type Heap = { memory?: { usedJSHeapSize?: number } };

function performanceFacts(): CrashFacts {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return known({
    sinceStartMs: Math.round(performance.now()),
    firstByteMs: load && Math.round(load.responseStart),
    readyMs: load && Math.round(load.domContentLoadedEventEnd),
    heapBytes: (performance as Heap).memory?.usedJSHeapSize,
  });
}
