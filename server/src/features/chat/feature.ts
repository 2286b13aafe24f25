import type { Feature } from '../../feature.ts';
import { rereadProfiles } from './matching/service.ts';
import { exportChat, forgetChat } from './personal-data/service.ts';
import { chatRoutes } from './routes.ts';
import { registerChatSocket } from './socket/routes.ts';
import { forgetUnderstood, getUnderstood } from './understood/service.ts';

export const chatFeature: Feature = {
  routes: chatRoutes,
  sockets: registerChatSocket,
  sweeps: [rereadProfiles],
  personalData: {
    export: async (context, actor) => ({
      ...(await exportChat(context, actor.userId)),
      ...(actor.isProvider ? { understood: (await getUnderstood(context, actor)).topics } : {}),
    }),
    forget: async (tx, { userId }) => {
      await forgetChat(tx, userId);
      await forgetUnderstood(tx, userId);
    },
  },
};
