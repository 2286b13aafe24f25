import type { CrashFacts, CrashReport } from '@puente/contract/monitoring';
import { policy, version } from '@puente/contract/policy';
import { nowMs } from './clock.ts';
import { scrub } from './scrub.ts';
import { local, tab } from './storage.ts';

/** Longest texts that are still of use, in signs. */
const mostSigns = { message: 2000, stack: 6000, address: 2000, short: 200, partner: 64 };

/** Without secrets, then as long as it may be: a secret that is cut in half is hidden no more. */
const clean = (text: string, most: number): string => scrub(text.slice(0, 4 * most)).slice(0, most);

/** Keys of local storage that SPEC §3 names; a report says which are there. */
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

/** Only what is known; browsers differ in what they tell. */
const known = (facts: Record<string, CrashFacts[string] | undefined>): CrashFacts =>
  Object.fromEntries(
    Object.entries(facts).filter(
      (pair): pair is [string, CrashFacts[string]] => pair[1] !== undefined,
    ),
  );

/** Where in the booking it happened: nothing that was typed. */
function bookingContext(): CrashFacts | null {
  const draft = tab.get('bookingDraft');
  if (!draft) return null;
  const { step, providerId, offeringId, date, time, durationMinutes, zone } = draft;
  const hasForm = draft.form !== undefined;
  return known({ step, providerId, offeringId, date, time, durationMinutes, zone, hasForm });
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

/** What broke, as an error: anything can be thrown. */
const asError = (thrown: unknown): Error => {
  if (thrown instanceof Error) return thrown;
  const error = new Error(typeof thrown === 'string' ? thrown : 'Something was thrown');
  error.name = 'Thrown';
  delete error.stack;
  return error;
};

const bytesOf = (report: CrashReport): number =>
  new TextEncoder().encode(JSON.stringify(report)).length;

/** Under the server's limit, by giving up what helps least first. */
function fitting(report: CrashReport): CrashReport {
  if (bytesOf(report) <= policy.crash.reportMaxBytes) return report;
  const { componentStack: _, ...rest } = report;
  if (bytesOf(rest) <= policy.crash.reportMaxBytes) return rest;
  const { name, message } = rest.error;
  return { ...rest, error: { name, message: message.slice(0, mostSigns.short) } };
}

/** The record of SPEC §3 about something that was thrown, without secrets and people. */
export function recordOf(thrown: unknown, componentStack?: string): CrashReport {
  const error = asError(thrown);
  const { href, pathname } = globalThis.location;
  const partnerId = local.get('partnerId');
  return fitting({
    timestamp: new Date(nowMs()).toISOString(),
    error: {
      name: clean(error.name, mostSigns.short),
      message: clean(error.message, mostSigns.message),
      ...(error.stack ? { stack: clean(error.stack, mostSigns.stack) } : {}),
    },
    ...(componentStack ? { componentStack: clean(componentStack, mostSigns.stack) } : {}),
    url: clean(href, mostSigns.address),
    path: clean(pathname, mostSigns.address),
    userAgent: clean(navigator.userAgent, mostSigns.address),
    ...(partnerId ? { partnerId: clean(partnerId, mostSigns.partner) } : {}),
    version,
    screenSize: `${globalThis.innerWidth}x${globalThis.innerHeight}`,
    bookingContext: bookingContext(),
    deviceInfo: deviceInfo(),
    performance: performanceFacts(),
    localStorage: Object.fromEntries(namedKeys.map((key) => [key, local.get(key) !== null])),
  });
}
