import { readPartnerLog } from '@puente/contract/partner-log';
import type { Context } from '../../../context.ts';
import { route, type Route } from '../../../http/route.ts';
import { getLog } from './service.ts';

export function logRoutes(context: Context): Route[] {
  return [route(readPartnerLog, ({ actor, query }) => getLog(context, actor, query))];
}
