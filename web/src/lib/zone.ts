import { presentZone } from '@puente/contract/zone-names';
import { local } from './storage.ts';
import { deviceZone } from './time.ts';

/** The zone times are shown in: as chosen on this device, else the device's own. */
export function chosenZone(): string {
  const kept = local.get('userConfig')?.timeZone;
  return presentZone(kept && isZone(kept) ? kept : deviceZone());
}

export function keepZone(timeZone: string): void {
  local.set('userConfig', { ...local.get('userConfig'), timeZone });
}

export function isZone(name: string): boolean {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    // Offsets such as +03:00 are read too, but know no summer time.
    return /^[A-Za-z]/.test(timeZone);
  } catch {
    return false;
  }
}
