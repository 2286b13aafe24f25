import type { Partner } from '@puente/contract/partner';
import { useSyncExternalStore } from 'react';
import { local } from '../lib/storage.ts';
import {
  currentPartnerId,
  noPartner,
  partnerOfAddress,
  type PartnerName,
} from './address-parameters.ts';

// A visit without a partner pays for these lines alone: loading, switching and colours come with
// the first wish (partner-switch.ts).

let shown: Partner | null = null;
let dressed: string[] = [];
const listeners = new Set<() => void>();

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The partner in whose clothes the page stands, with welcome and links; null without one. */
export const usePartner = (): Partner | null => useSyncExternalStore(watch, () => shown);

export const shownPartner = (): Partner | null => shown;

/** Shows a partner with its colours, or takes the present one off. */
export function dress(partner: Partner | null, properties: Record<string, string> = {}): void {
  const { style } = document.documentElement;
  for (const name of dressed) style.removeProperty(name);
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
  dressed = Object.keys(properties);
  shown = partner;
  for (const listener of listeners) listener();
}

const switching = () => import('./partner-switch.ts');

/** Dresses the page before its first render, for a visit that has a partner. */
export async function preparePartner(): Promise<void> {
  const name = currentPartnerId();
  // An undressed page is better than none.
  if (name) await switching().then(({ begin }) => begin(name), ignore);
}

let wanted: PartnerName = null;

/** Wishes for a partner (SPEC §4); from now on the chat asks in its group. */
export function wishPartner(name: PartnerName): void {
  local.set('partnerId', name ?? noPartner);
  wanted = name;
  // Wishes that wait for the code together may come out of order: each speaks for the last one.
  void switching().then(({ wish }) => wish(wanted), ignore);
}

/** Follows an address within the app; one that names no partner changes nothing. */
export function followAddress(search: string): void {
  const name = partnerOfAddress(search);
  if (name === undefined) return;
  const isKnown = name === (currentPartnerId() ?? null) && (name === null || shown !== null);
  if (!isKnown) wishPartner(name);
}

const ignore = () => undefined;
