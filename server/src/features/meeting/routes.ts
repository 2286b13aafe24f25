import type { Context } from '../../context.ts';
import type { Route } from '../../http/route.ts';

export const meetingRoutes = (_context: Context): Route[] => [];
