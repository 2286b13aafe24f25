import { generateLink } from '@puente/contract/link';
import { parseOfferings, parsePersonalInfo, parsePricing } from '@puente/contract/parsing';
import {
  changeDraft,
  discardDraft,
  getDraft,
  publishDraft,
  seeDraftTour,
} from '@puente/contract/draft';
import {
  deleteDocument,
  downloadDocument,
  getDocument,
  getOwnProfile,
  getWorkerProfile,
  putWorkerProfile,
  sendDocument,
  validateLink,
} from '@puente/contract/provider';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import * as documents from './document/service.ts';
import { getProfileOfLink, getShareLink } from './link/service.ts';
import * as draft from './draft/service.ts';
import type { TakeModelCall } from '../parsing/service.ts';
import { readOfferings, readPersonalInfo, readPricing } from './parsing/service.ts';
import * as service from './service.ts';

export function providerRoutes(
  context: Context,
  calls: {
    onProfileSaved: service.OnProfileSaved;
    whomMet: service.WhomMet;
    cancelRateOf: service.CancelRateOf;
    takeModelCall: TakeModelCall;
  },
): Route[] {
  return [
    route(putWorkerProfile, ({ actor, body }) =>
      service.saveOwnProfile(context, actor, body, calls.onProfileSaved),
    ),
    route(generateLink, ({ actor }) => getShareLink(context, actor)),
    route(getDraft, ({ actor }) => draft.getDraft(context, actor)),
    route(changeDraft, ({ actor, body }) => draft.changeDraft(context, actor, body)),
    route(publishDraft, ({ actor, body }) =>
      draft.publishDraft(context, actor, body.version, calls.onProfileSaved),
    ),
    route(discardDraft, ({ actor, body }) => draft.discardDraft(context, actor, body.version)),
    route(seeDraftTour, ({ actor }) => draft.seeTour(context, actor)),
    route(getOwnProfile, async ({ actor }) => ({
      ...(await service.getOwnProfile(context, actor)),
      cancelRate: await calls.cancelRateOf(context, actor.userId),
    })),
    route(getWorkerProfile, ({ actor, params, query }) => {
      const asked = { id: params.id, currency: query.targetCurrency };
      return service.getPublicProfile(context, actor, asked, calls.whomMet);
    }),
    route(validateLink, ({ actor, params, query }) => {
      const asked = { link: params.link, currency: query.targetCurrency };
      return getProfileOfLink(context, actor, asked, calls.whomMet);
    }),
    route(sendDocument, ({ actor, file }) => documents.sendDocument(context, actor, file)),
    route(getDocument, ({ actor }) => documents.getDocument(context, actor)),
    route(downloadDocument, ({ actor }) => documents.openDocument(context, actor.userId)),
    route(deleteDocument, ({ actor }) => documents.takeBackDocument(context, actor)),
    route(parsePersonalInfo, ({ actor, body }) =>
      readPersonalInfo(context, actor, body, calls.takeModelCall),
    ),
    route(parsePricing, ({ actor, body }) =>
      readPricing(context, actor, body, calls.takeModelCall),
    ),
    route(parseOfferings, ({ actor, body }) =>
      readOfferings(context, actor, body, calls.takeModelCall),
    ),
  ];
}
