import { reportCrash } from '@puente/contract/monitoring';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { receiveReport } from './service.ts';

export function monitoringRoutes(context: Context): Route[] {
  return [route(reportCrash, async ({ body }) => receiveReport(context, body))];
}
