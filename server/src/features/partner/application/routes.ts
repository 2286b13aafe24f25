import {
  decideApplication,
  getOwnApplication,
  listApplications,
  readApplication,
  removeMember,
  sendApplication,
  takeBackVerification,
  withdrawApplication,
} from '@puente/contract/application';
import { downloadMemberDocument, verifyProvider } from '@puente/contract/partner';
import type { Context } from '../../../context.ts';
import { route, type Route } from '../../../http/route.ts';
import type { OnProfileSaved } from '../../provider/service.ts';
import { getShareOf } from '../share/service.ts';
import * as service from './service.ts';

export function applicationRoutes(
  context: Context,
  { onProfileSaved }: { onProfileSaved: OnProfileSaved },
): Route[] {
  const own = async (userId: string) => ({
    application: await service.getOwn(context.db, userId),
    share: await getShareOf(context.db, userId),
  });
  return [
    route(listApplications, ({ actor, query }) => service.getApplications(context, actor, query)),
    route(readApplication, ({ actor, params }) =>
      service.getApplication(context.db, actor, params.id),
    ),
    route(decideApplication, ({ actor, params, body }) =>
      service.decide(context, actor, { ...body, id: params.id }, onProfileSaved),
    ),
    route(takeBackVerification, ({ actor, params, body }) => {
      const change = { userId: params.id, decision: 'take-back', message: body.message } as const;
      return service.decideMember(context, actor, change, onProfileSaved);
    }),
    route(removeMember, ({ actor, params, body }) => {
      const change = { userId: params.id, decision: 'remove', message: body.message } as const;
      return service.decideMember(context, actor, change, onProfileSaved);
    }),
    route(verifyProvider, ({ actor, params, body }) => {
      const change = { providerId: params.id, isVerified: body?.verified ?? true };
      return service.verify(context, actor, change, onProfileSaved);
    }),
    route(downloadMemberDocument, ({ actor, params }) =>
      service.openMemberDocument(context, actor, params.id),
    ),
    route(getOwnApplication, ({ actor }) => own(actor.userId)),
    route(sendApplication, async ({ actor, body }) => {
      await service.sendAgain(context, actor, body.message);
      return own(actor.userId);
    }),
    route(withdrawApplication, async ({ actor }) => {
      await service.withdraw(context, actor, onProfileSaved);
      return own(actor.userId);
    }),
  ];
}
