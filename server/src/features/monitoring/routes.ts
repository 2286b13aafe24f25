import { reportCrash } from '@puente/contract/monitoring';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { receiveReport } from './service.ts';

export const monitoringRoutes = (context: Context): Route[] => [
  route(reportCrash, async ({ body }) => receiveReport(context, body)),
];
