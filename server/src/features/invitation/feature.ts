import type { Feature } from '../../feature.ts';
import type { OnProfileSaved } from '../provider/service.ts';
import { exportInvitations, forgetInvitations } from './personal-data/service.ts';
import { invitationRoutes } from './routes.ts';

export function invitationFeature(calls: { onProfileSaved: OnProfileSaved }): Feature {
  return {
    routes: (context) => invitationRoutes(context, calls),
    personalData: {
      export: async (context, actor) => ({
        invitations: await exportInvitations(context, actor),
      }),
      forget: (tx, { userId }) => forgetInvitations(tx, userId),
    },
  };
}
