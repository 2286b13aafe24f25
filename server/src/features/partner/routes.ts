import {
  getPartnerConfig,
  listGroup,
  listPartners,
  readPartner,
  readPartnerConfig,
} from '@puente/contract/partner';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { getGroup, getPartner, getPartners } from './service.ts';

export function partnerRoutes(context: Context): Route[] {
  return [
    route(getPartnerConfig, ({ query }) => getPartner(context, query.partnerId)),
    route(readPartner, ({ params }) => getPartner(context, params.id)),
    route(readPartnerConfig, ({ params }) => getPartner(context, params.id)),
    route(listPartners, ({ query }) => getPartners(context, query.includeConfig === 'true')),
    route(listGroup, ({ actor, query }) => getGroup(context, actor, query)),
  ];
}
