import { partnerLogEntry, type PartnerLogEntry } from '@puente/contract/partner-log';
import type { ActRow } from './store.ts';

export function presentAct(row: ActRow): PartnerLogEntry {
  return partnerLogEntry.parse({
    id: String(row.id),
    act: row.act,
    actor: { name: row.name, lastName: row.last_name },
    subject:
      row.subject_id === null
        ? null
        : { name: row.subject_name ?? '', lastName: row.subject_last_name ?? '' },
    details: row.details,
    at: row.happened_at.toString(),
  });
}
