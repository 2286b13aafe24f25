import type { CrashReport } from '@puente/contract/monitoring';
import { ApiError, apiBaseAddress } from './api.ts';
import { recordOf } from './crash-record.ts';
import { local } from './storage.ts';

/** A page reports this many crashes; a repeated crash is reported once. */
const maxPerPage = 5;
/** This many are stored until there is a network. */
const maxStored = 5;

const reported = new Set<string>();
let last: { report: CrashReport; reportId: string | null } | null = null;

/** Sends the stored reports; what fails again stays stored. */
export async function sendKept(): Promise<void> {
  const waiting = local.get('crashReports') ?? [];
  local.remove('crashReports');
  for (const report of waiting) if ((await send(report)) === 'lost') keep(report);
}

type Outcome = 'taken' | 'refused' | 'lost';

/** Sent with keepalive, and without a referrer or credentials. */
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
    const { reportId }: { reportId: string } = await reply.json();
    if (last?.report === report) last.reportId = reportId;
    return 'taken';
  } catch {
    return 'lost';
  }
}

function keep(report: CrashReport): void {
  local.set('crashReports', [...(local.get('crashReports') ?? []), report].slice(-maxStored));
  globalThis.addEventListener('online', () => void sendKept(), { once: true });
}

/** Reports a crash to the server, each once per page. */
export async function sendReport(thrown: unknown, componentStack?: string): Promise<void> {
  if (!isOurs(thrown)) return;
  const record = recordOf(thrown, componentStack);
  const place = record.error.stack?.split('\n').find((line) => /:\d+:\d+/.test(line)) ?? '';
  const kind = [record.error.name, record.error.message, place].join('\n');
  if (reported.has(kind) || reported.size >= maxPerPage) return;
  reported.add(kind);
  last = { report: record, reportId: null };
  if ((await send(record)) === 'lost') keep(record);
}

/** Refusals and lost connections are no crashes; errors of browsers and extensions aren't ours. */
function isOurs(thrown: unknown): boolean {
  if (thrown === null || thrown === undefined || thrown instanceof ApiError) return false;
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return false;
  if (!(thrown instanceof Error)) return true;
  if (thrown.message.startsWith('ResizeObserver loop')) return false;
  return !/(?:chrome|moz|safari(?:-web)?)-extension:\/\//.test(thrown.stack ?? '');
}

/** What a person can send to support: the last crash and its name, without secrets. */
export function detailsOf(thrown: unknown): string {
  const { report: record, reportId } = last ?? { report: recordOf(thrown), reportId: null };
  return JSON.stringify({ reportId, ...record }, null, 2);
}
