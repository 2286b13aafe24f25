import {
  downloadMemberDocument,
  getPartnerConfig,
  listGroup,
  listManaged,
  listPartners,
  readPartner,
  readPartnerConfig,
  verifyProvider,
} from '@puente/contract/partner';
import {
  deletePartnerLogo,
  getPartnerSettings,
  savePartnerSettings,
  uploadPartnerLogo,
} from '@puente/contract/partner-face';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import type { OnProfileSaved } from '../provider/service.ts';
import { deleteLogo, getSettings, saveLogo, saveSettings } from './face/service.ts';
import {
  getGroup,
  getManaged,
  getPartner,
  getPartners,
  openMemberDocument,
  verify,
} from './service.ts';

export function partnerRoutes(
  context: Context,
  calls: { onProfileSaved: OnProfileSaved },
): Route[] {
  return [
    route(getPartnerConfig, ({ query }) => getPartner(context, query.partnerId)),
    route(readPartner, ({ params }) => getPartner(context, params.id)),
    route(readPartnerConfig, ({ params }) => getPartner(context, params.id)),
    route(listPartners, ({ query }) => getPartners(context, query.includeConfig === 'true')),
    route(listManaged, ({ actor }) => getManaged(context, actor)),
    route(getPartnerSettings, ({ actor, params }) => getSettings(context, actor, params.id)),
    route(savePartnerSettings, ({ actor, params, body }) =>
      saveSettings(context, actor, params.id, body),
    ),
    route(uploadPartnerLogo, ({ actor, params, file }) =>
      saveLogo(context, actor, params.id, file),
    ),
    route(deletePartnerLogo, ({ actor, params }) => deleteLogo(context, actor, params.id)),
    route(listGroup, ({ actor, query }) => getGroup(context, actor, query)),
    route(downloadMemberDocument, ({ actor, params }) =>
      openMemberDocument(context, actor, params.id),
    ),
    route(verifyProvider, ({ actor, params, body }) =>
      verify(
        context,
        actor,
        { providerId: params.id, isVerified: body?.verified ?? true },
        calls.onProfileSaved,
      ),
    ),
  ];
}
