import { getLegalText as endpoint } from '@puente/contract/legal';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { getLegalText } from './service.ts';

export function legalRoutes(context: Context): Route[] {
  return [
    route(endpoint, async ({ params, query }) =>
      getLegalText(context, params.document, query.language),
    ),
  ];
}
