import { getRoom } from '@puente/contract/meeting';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { describeRoom } from './service.ts';

export const meetingRoutes = (context: Context): Route[] => [
  route(getRoom, ({ actor, params }) => describeRoom(context, actor, params.roomId)),
];
