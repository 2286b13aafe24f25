import type { Feature } from '../../feature.ts';
import { rereadProfiles } from './matching/service.ts';
import { exportChat, forgetChat } from './personal-data/service.ts';
import { chatRoutes } from './routes.ts';
import { registerChatSocket } from './socket/routes.ts';

export const chatFeature: Feature = {
  routes: chatRoutes,
  sockets: registerChatSocket,
  sweeps: [rereadProfiles],
  personalData: {
    export: async (context, { userId }) => ({ chat: await exportChat(context, userId) }),
    forget: (tx, { userId }) => forgetChat(tx, userId),
  },
};
