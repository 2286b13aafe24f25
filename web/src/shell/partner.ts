import type { Partner } from '@puente/contract/partner';
import { partnerPolicy } from '@puente/contract/policy-of-home';
import { api } from '../lib/api.ts';
import { boot } from '../lib/boot.ts';
import { currentPartnerId } from './address-parameters.ts';

const freshMs = partnerPolicy.configCacheMinutes * 60_000;
/** A welcome that comes later than this is not waited for. */
const longestWaitMs = 2000;

let kept: { id: string; readAtMs: number; partner: Partner } | undefined;

async function readPartner(id: string): Promise<Partner | null> {
  if (kept?.id === id && Date.now() - kept.readAtMs < freshMs) return kept.partner;
  try {
    const partner = await api('GET /api/partner/get-partner-config', { query: { partnerId: id } });
    kept = { id, readAtMs: Date.now(), partner };
    return partner;
  } catch {
    // SPEC §8: a failure sets no config.
    return null;
  }
}

/** The partner whose link brought the visitor, with welcome and links; null without one. */
export async function loadPartner(): Promise<Partner | null> {
  if (boot.partner) return boot.partner;
  const id = currentPartnerId();
  if (!id) return null;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), longestWaitMs));
  return Promise.race([readPartner(id), late]);
}
