import type { application } from '@puente/contract/application';
import type { SupportingDocument } from '@puente/contract/provider';
import type { z } from 'zod';
import type { ApplicationRow, StepRow } from './store.ts';

/** Somebody who asks to be verified: no phone, no email, nothing of their clients. */
export function presentApplicant(row: ApplicationRow) {
  return {
    id: row.id,
    providerId: row.user_id,
    name: row.name,
    lastName: row.last_name,
    profilePicture: row.picture,
    expertise: row.expertise,
    status: row.status,
    askedAt: row.asked_at.toString(),
    changedAt: row.changed_at.toString(),
  };
}

export function presentApplication(
  row: ApplicationRow,
  document: SupportingDocument | null,
  steps: readonly StepRow[],
): z.output<typeof application> {
  return { ...presentApplicant(row), document, history: presentSteps(steps) };
}

export function presentSteps(steps: readonly StepRow[]): z.output<typeof application>['history'] {
  return steps.map(({ status, side, message, happened_at: at }) => ({
    status,
    by: side,
    message,
    at: at.toString(),
  }));
}
