import { presentZone } from '@puente/contract/zone-names';
import { createSignal } from './signal.ts';
import { local } from './storage.ts';
import { deviceZone } from './time.ts';

/** The zone times are shown in: the one chosen on this device, else the device's own. */
export function chosenZone(): string {
  const kept = local.get('userConfig')?.timeZone;
  return presentZone(kept && isZone(kept) ? kept : deviceZone());
}

const { emit, subscribe } = createSignal();

/** The same for what shows times elsewhere on the page: it follows the choice. */
export const zoneStore = { get: chosenZone, subscribe };

/** So many zones chosen before are offered first. */
const recentZones = 4;

export function keepZone(timeZone: string): void {
  const recent = [timeZone, ...usedZones().filter((zone) => zone !== timeZone)];
  local.set('userConfig', {
    ...local.get('userConfig'),
    timeZone,
    recentZones: recent.slice(0, recentZones),
  });
  emit();
}

/** The zones that were chosen on this device, the last one first. */
export function usedZones(): string[] {
  return (local.get('userConfig')?.recentZones ?? []).filter(isZone);
}

export function isZone(name: string): boolean {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    // Offsets such as +03:00 are valid, too, but have no daylight saving time.
    return /^[A-Za-z]/.test(timeZone);
  } catch {
    return false;
  }
}
