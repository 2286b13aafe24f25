import type { Feature } from '../../feature.ts';
import { exportProfile, forgetProfile, lockProfile } from './personal-data/service.ts';
import { providerRoutes } from './routes.ts';
import type { OnProfileSaved } from './service.ts';

export const providerFeature = (calls: { onProfileSaved: OnProfileSaved }): Feature => ({
  routes: (context) => providerRoutes(context, calls),
  personalData: {
    export: async (context, actor) => ({ expertProfile: await exportProfile(context, actor) }),
    lock: lockProfile,
    forget: (tx, { userId }, now) => forgetProfile(tx, userId, now, calls.onProfileSaved),
  },
});
