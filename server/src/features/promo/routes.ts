import {
  listPromos,
  makePromo,
  pausePromo,
  updatePromoUsage,
  validatePromo,
} from '@puente/contract/promo';
import type { Context } from '../../context.ts';
import { type Route, route } from '../../http/route.ts';
import {
  listCodes,
  makeCode,
  pauseCode,
  readUsage,
  validateCode,
  type WhomMet,
} from './service.ts';

export function promoRoutes(context: Context, whomMet: WhomMet): Route[] {
  return [
    route(listPromos, ({ actor, query }) => listCodes(context, actor, query.partnerId)),
    route(makePromo, ({ actor, body }) => makeCode(context, actor, body)),
    route(pausePromo, ({ actor, params, body }) =>
      pauseCode(context, actor, { ...body, id: params.id }),
    ),
    route(validatePromo, ({ actor, body }) => validateCode(context, actor, body, whomMet)),
    route(updatePromoUsage, ({ actor, body }) => readUsage(context, actor, body)),
  ];
}
