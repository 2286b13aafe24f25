import type { Feature, PersonalData } from '../../feature.ts';
import { userRoutes } from './routes.ts';
import type { AccountCalls } from './service.ts';
import { releaseUsernames } from './username/service.ts';

/** @param personalData what the other features keep of people, in the order of their locks */
export function userFeature(
  calls: AccountCalls,
  personalData: () => readonly PersonalData[],
): Feature {
  return {
    routes: (context) => userRoutes(context, calls, personalData()),
    sweeps: [releaseUsernames],
  };
}
