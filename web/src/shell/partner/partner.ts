import type { Partner } from '@puente/contract/partner';
import { local } from '../../lib/storage.ts';
import { createStore, useStore } from '../../lib/store.ts';
import {
  currentPartnerId,
  noPartner,
  partnerOfAddress,
  type PartnerName,
} from './address-parameters.ts';

// A visit without a partner loads these lines alone: loading, switching and colours come with the
// first request for a partner (partner-switch.ts).

const shown = createStore<Partner | null>(null);
let appliedProperties: string[] = [];

/** The partner whose theme, greeting and links are shown; null without one. */
export function usePartner(): Partner | null {
  return useStore(shown, () => null);
}

export function shownPartner(): Partner | null {
  return shown.get();
}

/** Applies a partner's theme, or removes the current one. */
export function applyTheme(partner: Partner | null, properties: Record<string, string> = {}): void {
  const { style } = document.documentElement;
  for (const name of appliedProperties) style.removeProperty(name);
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
  appliedProperties = Object.keys(properties);
  shown.set(partner);
}

/** Applies the theme before the first render, for a visit that has a partner. */
export async function preparePartner(): Promise<void> {
  const name = currentPartnerId();
  // A page without the theme is better than none.
  if (name) await switching().then(({ begin }) => begin(name), ignore);
}

function switching() {
  return import('./partner-switch.ts');
}

function ignore() {
  return undefined;
}

let wanted: PartnerName = null;

/** Requests a partner (partner-2); from now on the chat asks in its group. */
export function requestPartner(name: PartnerName): void {
  local.set('partnerId', name ?? noPartner);
  wanted = name;
  // Requests that wait for the code may resolve out of order: each uses the last one.
  void switching().then(({ request }) => request(wanted), ignore);
}

/** Follows a navigation within the app; an address that names no partner changes nothing. */
export function followAddress(search: string): void {
  const name = partnerOfAddress(search);
  if (name === undefined) return;
  const isKnown = name === (currentPartnerId() ?? null) && (name === null || shown.get() !== null);
  if (!isKnown) requestPartner(name);
}
