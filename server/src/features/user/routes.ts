import { getProfile, putProfile } from '@puente/contract/user';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { changeProfile, getUserData } from './service.ts';

export const userRoutes = (context: Context): Route[] => [
  route(getProfile, ({ actor }) => getUserData(context.db, actor.userId)),
  route(putProfile, ({ actor, body }) => changeProfile(context, actor, body)),
];
