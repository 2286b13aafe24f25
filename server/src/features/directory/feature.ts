import type { Feature } from '../../feature.ts';
import { directoryRoutes } from './routes.ts';

/** The list of experts, to browse without a chat. */
export const directoryFeature: Feature = { routes: directoryRoutes };
