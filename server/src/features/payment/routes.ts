import type { Context } from '../../context.ts';
import type { Route } from '../../http/route.ts';

export const paymentRoutes = (_context: Context): Route[] => [];
