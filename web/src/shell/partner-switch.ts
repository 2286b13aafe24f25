import type { Partner } from '@puente/contract/partner';
import { api } from '../lib/api.ts';
import { boot } from '../lib/boot.ts';
import { local, type KeptPartner } from '../lib/storage.ts';
import type { PartnerName } from './address-parameters.ts';
import {
  isFresh,
  isNamed,
  switchDebounceMs,
  switched,
  switchEndMs,
  type SwitchEvent,
  type Switching,
} from './partner-rules.ts';
import { dress } from './partner.ts';

/** A partner that comes later than this is not waited for by the first render. */
const longestWaitMs = 2000;

let state: Switching = { phase: 'still', shown: null };
let timer: ReturnType<typeof setTimeout> | undefined;
/** What was read in this page by its name, for going back and forth. */
const read = new Map<string, KeptPartner>();

/**
 * The partner of the first render: as the server put it into the page, as this device keeps it, or
 * asked for. What is kept and old is shown and read anew behind it.
 */
export async function begin(name: string): Promise<void> {
  const stored = local.get('partnerConfig');
  const kept = stored && 'partner' in stored && isNamed(stored.partner, name) ? stored : null;
  state = { phase: 'still', shown: name };
  if (boot.partner && isNamed(boot.partner, name)) {
    show(name, await withColors(boot.partner, kept));
  } else if (kept) {
    show(name, kept);
    if (!isFresh(kept.readAtMs, Date.now())) void refresh(name);
  } else {
    state = { phase: 'loading', shown: null, wish: name };
    const late = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
    await Promise.race([fulfil(name), late]);
  }
}

/** Wishes for another partner, or for none. */
export function wish(name: PartnerName): void {
  go({ type: 'wished', wish: name });
}

function go(event: SwitchEvent): void {
  const before = state;
  state = switched(before, event);
  // A wish that is only remembered leaves the running transition's timer alone.
  if (state.phase === before.phase && state.phase !== 'waiting') return;
  clearTimeout(timer);
  if (state.phase === 'waiting') timer = setTimeout(() => go({ type: 'waited' }), switchDebounceMs);
  if (state.phase === 'loading') void fulfil(state.wish);
  if (state.phase === 'settling') timer = setTimeout(() => go({ type: 'settled' }), switchEndMs);
}

async function fulfil(name: PartnerName): Promise<void> {
  const found = name === null ? null : await load(name);
  show(name, found);
  go({ type: 'loaded', isFound: found !== null });
}

/** Reads a partner unless it was read lately; null when that fails (SPEC §8). */
async function load(name: string): Promise<KeptPartner | null> {
  const known = read.get(name);
  if (known && isFresh(known.readAtMs, Date.now())) return known;
  try {
    const query = { partnerId: name };
    return await withColors(
      await api('GET /api/partner/get-partner-config', { query, skipAuth: true }),
      null,
    );
  } catch {
    return null;
  }
}

/** Without a connection the last known stays; a failed answer sets no config (SPEC §8). */
async function refresh(name: string): Promise<void> {
  if (!navigator.onLine)
    await new Promise((resolve) => globalThis.addEventListener('online', resolve, { once: true }));
  const found = await load(name);
  if (state.phase !== 'still' || state.shown !== name) return;
  if (!found) state = { phase: 'still', shown: null };
  show(name, found);
}

function show(name: PartnerName, found: KeptPartner | null): void {
  if (name !== null && found) {
    read.set(name, found);
    local.set('partnerConfig', found);
  } else local.remove('partnerConfig');
  dress(found?.partner ?? null, found?.properties);
}

/** Derives its colours, unless that was done lately; the mathematics load for that alone. */
async function withColors(partner: Partner, kept: KeptPartner | null): Promise<KeptPartner> {
  const readAtMs = Date.now();
  const theme = partner.config?.theme;
  if (!theme) return { partner, readAtMs, properties: {} };
  const isSame =
    kept !== null &&
    isFresh(kept.readAtMs, readAtMs) &&
    JSON.stringify(kept.partner.config?.theme) === JSON.stringify(theme);
  const properties = isSame
    ? kept.properties
    : (await import('./theme.ts')).brandProperties({ ...theme });
  return { partner, readAtMs, properties };
}
