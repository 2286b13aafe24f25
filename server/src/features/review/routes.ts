import * as calls from '@puente/contract/review';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import * as service from './service.ts';

export function reviewRoutes(context: Context): Route[] {
  return [
    route(calls.readReviews, ({ actor, params, query }) =>
      service.listReviews(context, actor, { providerId: params.id, before: query.before }),
    ),
    route(calls.getMeetingReview, ({ actor, params }) =>
      service.getMeetingReview(context, actor, params.id),
    ),
    route(calls.writeReview, ({ actor, body }) => service.saveReview(context, actor, body)),
    route(calls.answerReview, ({ actor, params, body }) =>
      service.answerReview(context, actor, { ...body, id: params.id }),
    ),
    route(calls.hideReview, ({ actor, params, body }) =>
      service.hideReview(context, actor, { ...body, id: params.id }),
    ),
  ];
}
