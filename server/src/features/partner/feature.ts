import type { Feature } from '../../feature.ts';
import type { OnProfileSaved } from '../provider/service.ts';
import { releaseSlugs } from './face/service.ts';
import { partnerRoutes } from './routes.ts';

export function partnerFeature(calls: { onProfileSaved: OnProfileSaved }): Feature {
  return {
    routes: (context) => partnerRoutes(context, calls),
    sweeps: [releaseSlugs],
  };
}
