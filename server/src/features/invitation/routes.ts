import {
  generateInvitation,
  generatePartnerInvite,
  joinInvitation,
  joinPartnerInvite,
  listInvitations,
  listPartnerInvites,
  newPartnerInvite,
  revokeInvitation,
  revokePartnerInvite,
  sendPartnerForm,
  validateInvitation,
  validatePartnerInvite,
} from '@puente/contract/invitation';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import type { OnProfileSaved } from '../provider/service.ts';
import { inviteFriend, listFriends, revokeFriend } from './friend/service.ts';
import { inviteToGroup, listGroupInvites, revokeGroupInvite } from './group/service.ts';
import { sendForm } from './form/service.ts';
import { join, lookAtInvitation, lookAtPartnerInvite } from './join/service.ts';

export function invitationRoutes(
  context: Context,
  { onProfileSaved }: { onProfileSaved: OnProfileSaved },
): Route[] {
  return [
    route(generateInvitation, ({ actor }) => inviteFriend(context, actor)),
    route(listInvitations, ({ actor }) => listFriends(context, actor)),
    route(revokeInvitation, ({ actor, params }) => revokeFriend(context, actor, params.id)),
    route(validateInvitation, ({ query }) => lookAtInvitation(context, query.token)),
    route(joinInvitation, ({ actor, body }) =>
      join(context, { actor, token: body.token, kind: 'friend' }, onProfileSaved),
    ),
    route(generatePartnerInvite, ({ actor, body }) =>
      inviteToGroup(context, actor, body ?? newPartnerInvite.parse({})),
    ),
    route(listPartnerInvites, ({ actor, query }) =>
      listGroupInvites(context, actor, query.partnerId),
    ),
    route(revokePartnerInvite, ({ actor, params }) => revokeGroupInvite(context, actor, params.id)),
    route(validatePartnerInvite, ({ query }) => lookAtPartnerInvite(context, query.token)),
    route(joinPartnerInvite, ({ actor, body }) =>
      join(context, { actor, token: body.token, kind: 'partner' }, onProfileSaved),
    ),
    route(sendPartnerForm, ({ actor, body }) => sendForm(context, actor, body)),
  ];
}
