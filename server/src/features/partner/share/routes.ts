import { announcePartnerShare, getPartnerShare } from '@puente/contract/partner-desk';
import type { Context } from '../../../context.ts';
import { route, type Route } from '../../../http/route.ts';
import { announceShare, getShare } from './service.ts';

export function shareRoutes(context: Context): Route[] {
  return [
    route(getPartnerShare, ({ actor, query }) => getShare(context, actor, query.partnerId)),
    route(announcePartnerShare, ({ actor, body }) => announceShare(context, actor, body)),
  ];
}
