import {
  deletePartnerLogo,
  getPartnerSettings,
  savePartnerSettings,
  uploadPartnerLogo,
} from '@puente/contract/partner-face';
import type { Context } from '../../../context.ts';
import { route, type Route } from '../../../http/route.ts';
import { deleteLogo, getSettings, saveLogo, saveSettings } from './service.ts';

export function faceRoutes(context: Context): Route[] {
  return [
    route(getPartnerSettings, ({ actor, params }) => getSettings(context, actor, params.id)),
    route(savePartnerSettings, ({ actor, params, body }) =>
      saveSettings(context, actor, params.id, body),
    ),
    route(uploadPartnerLogo, ({ actor, params, file }) =>
      saveLogo(context, actor, params.id, file),
    ),
    route(deletePartnerLogo, ({ actor, params }) => deleteLogo(context, actor, params.id)),
  ];
}
