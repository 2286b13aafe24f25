import type { Feature } from '../../feature.ts';
import { legalRoutes } from './routes.ts';

export const legalFeature: Feature = { routes: legalRoutes };
