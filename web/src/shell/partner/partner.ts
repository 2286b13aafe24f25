import type { Partner } from '@puente/contract/partner';
import type { ComponentType } from 'react';
import { local } from '../../lib/storage.ts';
import { createStore, useStore } from '../../lib/store.ts';
import {
  currentPartnerId,
  noPartner,
  partnerOfAddress,
  type PartnerName,
} from './address-parameters.ts';

// A visit without a partner loads these lines alone: loading, switching, colours and the face come
// with the first request for a partner (partner-switch.ts).

/** A partner that is shown, and how it greets at home. */
export type ShownPartner = {
  partner: Partner;
  Logo: ComponentType;
  Greeting: ComponentType;
  /** Null where the partner suggests nothing of its own. */
  Openers: ComponentType<{ onSend: (text: string) => void }> | null;
  Links: ComponentType;
};

const shown = createStore<ShownPartner | null>(null);

export const showPartner = shown.set;

/** The partner whose theme, greeting and links are shown, with its face; null without one. */
export function useShownPartner(): ShownPartner | null {
  // The build renders a partner's home as well (boot/prerender.tsx).
  return useStore(shown, import.meta.env.SSR ? shown.get : () => null);
}

export function usePartner(): Partner | null {
  return useShownPartner()?.partner ?? null;
}

export function shownPartner(): Partner | null {
  return shown.get()?.partner ?? null;
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
