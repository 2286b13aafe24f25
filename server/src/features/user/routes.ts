import {
  checkProfile,
  deleteProfile,
  deleteProfilePicture,
  exportProfile,
  getConfiguration,
  getProfile,
  putConfiguration,
  putProfile,
  uploadProfilePicture,
} from '@puente/contract/user';
import { fetchPersonalLink, setPersonalLink } from '@puente/contract/link';
import type { Context } from '../../context.ts';
import type { PersonalData } from '../../feature.ts';
import { route, type Route } from '../../http/route.ts';
import { changeConfiguration, readConfiguration } from './configuration/service.ts';
import { deleteAccount } from './deletion/service.ts';
import { exportPerson } from './export/service.ts';
import { getPersonalLink, setPersonalLink as saveLink } from './link/service.ts';
import { deletePicture, savePicture } from './picture/service.ts';
import { type AccountCalls, changeProfile, checkOwnProfile, getUserData } from './service.ts';

export function userRoutes(
  context: Context,
  calls: AccountCalls,
  personalData: readonly PersonalData[],
): Route[] {
  return [
    route(getProfile, ({ actor }) => getUserData(context.db, actor.userId)),
    route(putProfile, ({ actor, body }) => changeProfile(context, actor, body, calls)),
    route(checkProfile, ({ actor, query }) => checkOwnProfile(context, actor, query.username)),
    route(fetchPersonalLink, ({ actor }) => getPersonalLink(context, actor)),
    route(setPersonalLink, ({ actor, body }) => saveLink(context, actor, body.username)),
    route(getConfiguration, ({ actor }) => readConfiguration(context, actor)),
    route(putConfiguration, ({ actor, body }) => changeConfiguration(context, actor, body)),
    route(uploadProfilePicture, ({ actor, file }) => savePicture(context, actor, file)),
    route(deleteProfilePicture, ({ actor }) => deletePicture(context, actor)),
    route(exportProfile, ({ actor }) => exportPerson(context, actor, personalData)),
    route(deleteProfile, ({ actor, body }) =>
      deleteAccount(context, actor, body?.confirmed ?? false, personalData),
    ),
  ];
}
