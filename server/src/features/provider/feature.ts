import type { Feature } from '../../feature.ts';
import { getDocument, removeDecidedDocuments } from './document/service.ts';
import { exportDraft } from './draft/service.ts';
import type { TakeModelCall } from '../parsing/service.ts';
import { exportProfile, forgetProfile, lockProfile } from './personal-data/service.ts';
import { providerRoutes } from './routes.ts';
import type { CancelRateOf, OnProfileGone, OnProfileSaved, WhomMet } from './service.ts';

export function providerFeature(calls: {
  onProfileSaved: OnProfileSaved;
  onProfileGone: OnProfileGone;
  whomMet: WhomMet;
  cancelRateOf: CancelRateOf;
  takeModelCall: TakeModelCall;
}): Feature {
  return {
    routes: (context) => providerRoutes(context, calls),
    sweeps: [removeDecidedDocuments],
    personalData: {
      export: async (context, actor) => ({
        expertProfile: await exportProfile(context, actor),
        supportingDocument: (await getDocument(context, actor)).document,
        expertProfileDraft: await exportDraft(context, actor),
      }),
      lock: lockProfile,
      forget: (tx, { userId }, now) => forgetProfile(tx, userId, now, calls.onProfileGone),
    },
  };
}
