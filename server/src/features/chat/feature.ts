import type { Feature } from '../../feature.ts';
import { allowanceSweeps } from './allowance/jobs.ts';
import { embeddingJobs, embeddingSweeps } from './embedding/jobs.ts';
import { exportEmbeddings, forgetEmbeddings } from './embedding/service.ts';
import { historySweeps } from './history/jobs.ts';
import { learningJobs, learningSweeps } from './learning/jobs.ts';
import { forgetCounts } from './learning/service.ts';
import { rereadProfiles } from './matching/service.ts';
import { exportChat, forgetChat } from './personal-data/service.ts';
import { chatRoutes } from './routes.ts';
import { registerChatSocket } from './socket/routes.ts';
import { forgetUnderstood, getUnderstood } from './understood/service.ts';
import { unmetJobs, unmetSweeps } from './unmet/jobs.ts';
import { waitingJobs, waitingSweeps } from './waiting/jobs.ts';
import { waitingRoutes } from './waiting/routes.ts';
import { forgetGoals, getGoals } from './waiting/service.ts';

export const chatFeature: Feature = {
  routes: (context) => [...chatRoutes(context), ...waitingRoutes(context)],
  sockets: registerChatSocket,
  jobs: [...embeddingJobs, ...learningJobs, ...unmetJobs, ...waitingJobs],
  sweeps: [
    rereadProfiles,
    ...allowanceSweeps,
    ...historySweeps,
    ...embeddingSweeps,
    ...learningSweeps,
    ...unmetSweeps,
    ...waitingSweeps,
  ],
  personalData: {
    export: async (context, actor) => ({
      ...(await exportChat(context, actor.userId)),
      waiting: await getGoals(context, actor),
      ...(actor.isProvider
        ? {
            understood: (await getUnderstood(context, actor)).topics,
            profileReadBy: await exportEmbeddings(context, actor.userId),
          }
        : {}),
    }),
    forget: async (tx, { userId }) => {
      await forgetChat(tx, userId);
      await forgetUnderstood(tx, userId);
      await forgetEmbeddings(tx, userId);
      await forgetGoals(tx, userId);
      await forgetCounts(tx, userId);
    },
  },
};
