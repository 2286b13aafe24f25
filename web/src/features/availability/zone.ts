import { local } from '../../lib/storage.ts';
import { deviceZone } from '../../lib/time.ts';

/** The zone times are shown in: as chosen on this device, else the device's own. */
export function chosenZone(): string {
  const kept = local.get('userConfig')?.timeZone;
  return kept && isZone(kept) ? kept : deviceZone();
}

export function keepZone(timeZone: string): void {
  local.set('userConfig', { ...local.get('userConfig'), timeZone });
}

export function isZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
