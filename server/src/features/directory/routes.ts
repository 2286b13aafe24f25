import { findExperts } from '@puente/contract/directory';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { findPage } from './service.ts';

export function directoryRoutes(context: Context): Route[] {
  return [route(findExperts, ({ actor, query }) => findPage(context, actor, query))];
}
