import { getPartnerOverview } from '@puente/contract/partner-desk';
import type { Context } from '../../../context.ts';
import { route, type Route } from '../../../http/route.ts';
import { getOverview } from './service.ts';

export function overviewRoutes(context: Context): Route[] {
  return [
    route(getPartnerOverview, ({ actor, query }) => getOverview(context, actor, query.partnerId)),
  ];
}
