import type { Feature } from '../../feature.ts';
import { meetingRoutes } from './routes.ts';
import { registerMeetingSocket } from './socket/routes.ts';
import { eraseOldStays, exportStays } from './stay/service.ts';

/** Stays name a side of a meeting and no person: they are not forgotten before their time. */
export const meetingFeature: Feature = {
  routes: meetingRoutes,
  sockets: registerMeetingSocket,
  sweeps: [{ name: 'meeting.erase-stays', run: eraseOldStays }],
  personalData: {
    export: async (context, { userId }) => ({ roomStays: await exportStays(context, userId) }),
  },
};
