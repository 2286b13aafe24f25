import type { Feature } from '../../feature.ts';
import type { OnProfileSaved } from '../provider/service.ts';
import { partnerRoutes } from './routes.ts';

export const partnerFeature = (calls: { onProfileSaved: OnProfileSaved }): Feature => ({
  routes: (context) => partnerRoutes(context, calls),
});
