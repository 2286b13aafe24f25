import { getRoom } from '@puente/contract/meeting';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { describeRoom } from './service.ts';

export function meetingRoutes(context: Context): Route[] {
  return [route(getRoom, ({ actor, params }) => describeRoom(context, actor, params.roomId))];
}
