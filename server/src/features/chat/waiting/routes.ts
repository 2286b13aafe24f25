import {
  getWaitingGoals,
  readWaitingLink,
  stopByWaitingLink,
  stopWaiting,
  waitForExpert,
} from '@puente/contract/waiting';
import type { Context } from '../../../context.ts';
import { route, type Route } from '../../../http/route.ts';
import { getGoals, readLink, stopByLink, takeBack, wait } from './service.ts';

export function waitingRoutes(context: Context): Route[] {
  return [
    route(getWaitingGoals, async ({ actor }) => ({ goals: await getGoals(context, actor) })),
    route(waitForExpert, ({ actor, body }) => wait(context, actor, body)),
    route(stopWaiting, ({ actor, params }) => takeBack(context, actor, params.id)),
    route(readWaitingLink, ({ body }) => readLink(context, body.token)),
    route(stopByWaitingLink, ({ body }) => stopByLink(context, body.token)),
  ];
}
