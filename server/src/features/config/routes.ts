import { getConfig } from '@puente/contract/config';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { describeInstallation } from './service.ts';

export const configRoutes = (context: Context): Route[] => [
  route(getConfig, async () => describeInstallation(context)),
];
