import type { Partner } from '@puente/contract/partner';
import { api } from '../../lib/api.ts';
import { boot } from '../../lib/boot.ts';
import { loadNamespaces } from '../../lib/i18n.ts';
import { local, type KeptPartner } from '../../lib/storage.ts';
import { currentPartnerId, partnerOfAddress, type PartnerName } from './address-parameters.ts';
import { FaceLinks } from './face-links.tsx';
import { FaceGreeting, FaceLogo, FaceOpeners } from './face.tsx';
import {
  isFresh,
  isNamed,
  switchDebounceMs,
  switched,
  switchEndMs,
  type SwitchEvent,
  type Switching,
} from './partner-rules.ts';
import { type ShownPartner, showPartner } from './partner.ts';

/** The first render doesn't wait longer than this for a partner. */
const longestWaitMs = 2000;

let state: Switching = { phase: 'still', shown: null };
let timer: ReturnType<typeof setTimeout> | undefined;
/** Partners loaded by this page, by name, for going back and forth. */
const read = new Map<string, KeptPartner>();

/**
 * The partner of the first render: from the page the server sent, this device's copy, or a request.
 * An old copy is shown, and refreshed in the background.
 */
export async function begin(name: string): Promise<void> {
  const stored = local.get('partnerConfig');
  const kept = stored && 'partner' in stored && isNamed(stored.partner, name) ? stored : null;
  state = { phase: 'still', shown: name };
  const texts = loadTexts();
  // The server has read the address, which may name the partner by a slug of before (face-3).
  if (
    boot.partner &&
    (isNamed(boot.partner, name) || partnerOfAddress(globalThis.location.search) === name)
  ) {
    show(name, await withColors(boot.partner, kept));
  } else if (kept) {
    show(name, kept);
    if (!isFresh(kept.readAtMs, Date.now())) void refresh(name);
  } else {
    state = { phase: 'loading', shown: null, request: name };
    await Promise.race([loadAndShow(name), late()]);
  }
  await Promise.race([texts, late()]);
}

function late() {
  return new Promise((resolve) => setTimeout(resolve, longestWaitMs));
}

/** The greeting's texts; a partner without them is better than none. */
function loadTexts(): Promise<unknown> {
  return Promise.allSettled([loadNamespaces('face'), loadNamespaces('chat')]);
}

function show(name: PartnerName, found: KeptPartner | null): void {
  if (name !== null && found) {
    read.set(name, found);
    local.set('partnerConfig', found);
    renewSlug(name, found.partner);
  } else local.remove('partnerConfig');
  applyTheme(found?.properties ?? {});
  showPartner(found && shownPartnerOf(found.partner));
}

/** A partner that was asked for by a slug of before is kept under its present one (face-3). */
function renewSlug(name: string, partner: Partner): void {
  if (!isNamed(partner, name) && currentPartnerId() === name) local.set('partnerId', partner.slug);
}

let appliedProperties: string[] = [];

/** Sets the colours of a partner in place of those before, also of those the server painted with. */
function applyTheme(properties: Record<string, string>): void {
  const { style } = document.documentElement;
  for (const name of appliedProperties) style.removeProperty(name);
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
  appliedProperties = Object.keys(properties);
  document.getElementById('partner-colors')?.remove();
}

export function shownPartnerOf(partner: Partner): ShownPartner {
  const hasOpeners = (partner.config?.suggestions ?? []).length > 0;
  const Openers = hasOpeners ? FaceOpeners : null;
  return { partner, Logo: FaceLogo, Greeting: FaceGreeting, Openers, Links: FaceLinks };
}

/** Derives its colours, unless they were derived recently; the conversions load for that alone. */
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
    : (await import('@puente/contract/brand')).brandProperties({ ...theme });
  return { partner, readAtMs, properties };
}

/** Without a connection the last known stays; a failed answer sets no config (partner-3). */
async function refresh(name: string): Promise<void> {
  if (!navigator.onLine)
    await new Promise((resolve) => globalThis.addEventListener('online', resolve, { once: true }));
  const found = await load(name);
  if (state.phase !== 'still' || state.shown !== name) return;
  if (!found) state = { phase: 'still', shown: null };
  show(name, found);
}

/** Reads a partner unless it was read lately; null when that fails (partner-3). */
async function load(name: string): Promise<KeptPartner | null> {
  const known = read.get(name);
  if (known && isFresh(known.readAtMs, Date.now())) return known;
  try {
    const query = { partnerId: name };
    const [partner] = await Promise.all([
      api('GET /api/partner/get-partner-config', { query, skipAuth: true }),
      loadTexts(),
    ]);
    return await withColors(partner, null);
  } catch {
    return null;
  }
}

async function loadAndShow(name: PartnerName): Promise<void> {
  const found = name === null ? null : await load(name);
  show(name, found);
  dispatch({ type: 'loaded', isFound: found !== null });
}

function dispatch(event: SwitchEvent): void {
  const before = state;
  state = switched(before, event);
  // Asking for the one that is shown switches nothing, but has written down the name in the address.
  if (state.phase === 'still' && state.shown !== null) {
    const found = read.get(state.shown);
    if (found) renewSlug(state.shown, found.partner);
  }
  // A request that is only queued leaves the running transition's timer alone.
  if (state.phase === before.phase && state.phase !== 'waiting') return;
  clearTimeout(timer);
  if (state.phase === 'waiting')
    timer = setTimeout(() => dispatch({ type: 'waited' }), switchDebounceMs);
  if (state.phase === 'loading') void loadAndShow(state.request);
  if (state.phase === 'finishing')
    timer = setTimeout(() => dispatch({ type: 'finished' }), switchEndMs);
}

/** Requests another partner, or none. */
export function request(name: PartnerName): void {
  dispatch({ type: 'requested', request: name });
}

/** A manager changed the shown partner: its own page shows it at once, and so does the next visit. */
export async function refreshPartner(partnerId: string): Promise<void> {
  for (const [name, { partner }] of read) if (partner.id === partnerId) read.delete(name);
  if (state.phase !== 'still' || state.shown === null) return;
  const kept = local.get('partnerConfig');
  if (kept?.partner.id === partnerId) await refresh(state.shown);
}
