import {
  getOwnPlaces,
  getServiceRegions,
  putOwnPlaces,
  suggestPlaces,
} from '@puente/contract/place';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import * as address from './address/service.ts';
import * as service from './service.ts';

export function placeRoutes(context: Context, onChanged: service.OnPlacesChanged): Route[] {
  return [
    route(getServiceRegions, () => service.getServiceRegions()),
    route(suggestPlaces, ({ query }) => address.suggestPlaces(context, query)),
    route(getOwnPlaces, ({ actor }) => service.getOwnPlaces(context, actor)),
    route(putOwnPlaces, ({ actor, body }) =>
      service.saveOwnPlaces(context, actor, body, onChanged),
    ),
  ];
}
