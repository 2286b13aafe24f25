import type { Feature } from '../../feature.ts';
import { exportContacts, forgetContacts } from './personal-data/service.ts';
import { contactRoutes } from './routes.ts';

export const contactFeature: Feature = {
  routes: contactRoutes,
  personalData: {
    export: async (context, actor) => ({ contacts: await exportContacts(context, actor) }),
    forget: (tx, { userId }) => forgetContacts(tx, userId),
  },
};
