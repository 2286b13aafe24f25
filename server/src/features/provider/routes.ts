import {
  getOwnProfile,
  getWorkerProfile,
  putWorkerProfile,
  validateLink,
} from '@puente/contract/provider';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import * as service from './service.ts';

export const providerRoutes = (
  context: Context,
  calls: { onProfileSaved: service.OnProfileSaved },
): Route[] => [
  route(putWorkerProfile, ({ actor, body }) =>
    service.saveOwnProfile(context, actor, body, calls.onProfileSaved),
  ),
  route(getOwnProfile, ({ actor }) => service.getOwnProfile(context, actor)),
  route(getWorkerProfile, ({ actor, params, query }) =>
    service.getPublicProfile(context, actor, params.id, query.targetCurrency),
  ),
  route(validateLink, ({ actor, params, query }) =>
    service.getProfileOfLink(context, actor, params.link, query.targetCurrency),
  ),
];
