import { getConfig } from '@puente/contract/config';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { describeInstallation } from './service.ts';

export function configRoutes(context: Context): Route[] {
  return [route(getConfig, async () => describeInstallation(context))];
}
