import type { CrashReport } from '@puente/contract/monitoring';
import { ApiError, apiBaseAddress } from './api.ts';
import { recordOf } from './crash-record.ts';
import { local } from './storage.ts';

/** One page tells of so many crashes; a loop that breaks is told once. */
const mostPerPage = 5;
/** So many wait for the network. */
const mostKept = 5;

const told = new Set<string>();
let last: { report: CrashReport; reportId: string | null } | null = null;

/** Refusals and lost connections are answers; browsers' own grumbling and extensions aren't ours. */
function isOurs(thrown: unknown): boolean {
  if (thrown === null || thrown === undefined || thrown instanceof ApiError) return false;
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return false;
  if (!(thrown instanceof Error)) return true;
  if (thrown.message.startsWith('ResizeObserver loop')) return false;
  return !/(?:chrome|moz|safari(?:-web)?)-extension:\/\//.test(thrown.stack ?? '');
}

type Outcome = 'taken' | 'refused' | 'lost';

/** Sent so that it survives the page, and tells nobody where the page was or who looked at it. */
async function send(report: CrashReport): Promise<Outcome> {
  try {
    const reply = await fetch(`${apiBaseAddress()}/api/error-monitoring`, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
    });
    if (reply.status === 429 || reply.status >= 500) return 'lost';
    if (!reply.ok) return 'refused';
    const { reportId } = (await reply.json()) as { reportId: string };
    if (last?.report === report) last.reportId = reportId;
    return 'taken';
  } catch {
    return 'lost';
  }
}

function keep(report: CrashReport): void {
  local.set('crashReports', [...(local.get('crashReports') ?? []), report].slice(-mostKept));
  globalThis.addEventListener('online', () => void sendKept(), { once: true });
}

/** Sends what waited for the network; what still doesn't get through waits on. */
export async function sendKept(): Promise<void> {
  const waiting = local.get('crashReports') ?? [];
  local.remove('crashReports');
  for (const report of waiting) if ((await send(report)) === 'lost') keep(report);
}

/** Tells the server about a crash, once for each on this page. */
export async function tell(thrown: unknown, componentStack?: string): Promise<void> {
  if (!isOurs(thrown)) return;
  const record = recordOf(thrown, componentStack);
  const place = record.error.stack?.split('\n').find((line) => /:\d+:\d+/.test(line)) ?? '';
  const kind = [record.error.name, record.error.message, place].join('\n');
  if (told.has(kind) || told.size >= mostPerPage) return;
  told.add(kind);
  last = { report: record, reportId: null };
  if ((await send(record)) === 'lost') keep(record);
}

/** What a person may hand to support: the last crash and its name, without secrets. */
export function detailsOf(thrown: unknown): string {
  const { report: record, reportId } = last ?? { report: recordOf(thrown), reportId: null };
  return JSON.stringify({ reportId, ...record }, null, 2);
}
