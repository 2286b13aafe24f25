import type { Feature } from '../../feature.ts';
import { meetingRoutes } from './routes.ts';
import { registerMeetingSocket } from './socket/routes.ts';

export const meetingFeature: Feature = { routes: meetingRoutes, sockets: registerMeetingSocket };
