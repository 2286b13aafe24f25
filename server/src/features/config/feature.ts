import type { Feature } from '../../feature.ts';
import { configRoutes } from './routes.ts';

export const configFeature: Feature = { routes: configRoutes };
