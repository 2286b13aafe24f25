import {
  checkProfile,
  deleteProfilePicture,
  getConfiguration,
  getProfile,
  putConfiguration,
  putProfile,
  uploadProfilePicture,
} from '@puente/contract/user';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { changeConfiguration, readConfiguration } from './configuration/service.ts';
import { deletePicture, savePicture } from './picture/service.ts';
import { changeProfile, checkOwnProfile, getUserData } from './service.ts';

export const userRoutes = (context: Context): Route[] => [
  route(getProfile, ({ actor }) => getUserData(context.db, actor.userId)),
  route(putProfile, ({ actor, body }) => changeProfile(context, actor, body)),
  route(checkProfile, ({ actor, query }) => checkOwnProfile(context, actor, query.username)),
  route(getConfiguration, ({ actor }) => readConfiguration(context, actor)),
  route(putConfiguration, ({ actor, body }) => changeConfiguration(context, actor, body)),
  route(uploadProfilePicture, ({ actor, file }) => savePicture(context, actor, file)),
  route(deleteProfilePicture, ({ actor }) => deletePicture(context, actor)),
];
