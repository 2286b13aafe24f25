import {
  answerManagerInvitation,
  inviteManager,
  listManaged,
  listManagerInvitations,
  listManagers,
  removeManager,
  withdrawManagerInvitation,
} from '@puente/contract/partner-desk';
import type { Context } from '../../../context.ts';
import { route, type Route } from '../../../http/route.ts';
import * as service from './service.ts';

export function managerRoutes(context: Context): Route[] {
  return [
    route(listManaged, ({ actor }) => service.getManaged(context, actor)),
    route(listManagers, ({ actor, query }) => service.getManagers(context, actor, query.partnerId)),
    route(inviteManager, ({ actor, body }) => service.invite(context, actor, body)),
    route(removeManager, ({ actor, params, query }) =>
      service.remove(context, actor, { partnerId: query.partnerId, userId: params.id }),
    ),
    route(withdrawManagerInvitation, ({ actor, params }) =>
      service.withdrawInvitation(context, actor, params.id),
    ),
    route(listManagerInvitations, ({ actor }) => service.getOwnInvitations(context, actor)),
    route(answerManagerInvitation, ({ actor, params, body }) =>
      service.answerInvitation(context, actor, { id: params.id, accept: body.accept }),
    ),
  ];
}
