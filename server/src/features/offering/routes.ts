import { deleteOffering, listOfferings, saveOffering } from '@puente/contract/offering';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { propose } from './proposal/service.ts';
import * as service from './service.ts';

export function offeringRoutes(context: Context, onChanged: service.OnOfferingsChanged): Route[] {
  return [
    route(listOfferings, ({ actor, query }) => {
      const { providerId, targetCurrency: currency } = query;
      return providerId === undefined
        ? service.getOwnOfferings(context, actor)
        : service.getOfferingsOf(context, actor, { providerId, currency });
    }),
    route(saveOffering, ({ actor, body }) => {
      const asked = service.askedOf(body);
      return asked.kind === 'propose'
        ? propose(context, actor, asked.by)
        : service.change(context, actor, asked, onChanged);
    }),
    route(deleteOffering, ({ actor, body }) => service.remove(context, actor, body, onChanged)),
  ];
}
