import type { Feature } from '../../feature.ts';
import { defineJob } from '../../jobs/job.ts';
import type { OnProfileSaved } from '../provider/service.ts';
import { applicationMailJob, sendApplicationMail } from './application/mail/service.ts';
import { applicationRoutes } from './application/routes.ts';
import { exportApplications, forgetApplications } from './application/service.ts';
import { faceRoutes } from './face/routes.ts';
import { releaseSlugs } from './face/service.ts';
import { logRoutes } from './log/routes.ts';
import { exportActs } from './log/service.ts';
import { managerRoutes } from './manager/routes.ts';
import { exportManaged, forgetManager, lockManaged, unsettledManager } from './manager/service.ts';
import { managerMailJob, sendManagerMail, sweepInvitations } from './manager/service.ts';
import { overviewRoutes } from './overview/routes.ts';
import { partnerRoutes } from './routes.ts';
import { shareRoutes } from './share/routes.ts';
import { applyShares, sendShareMail, shareMailJob } from './share/service.ts';
import { sendShareKeptMail, shareKeptMailJob } from './share/service.ts';

export function partnerFeature(calls: { onProfileSaved: OnProfileSaved }): Feature {
  return {
    routes: (context) => [
      ...partnerRoutes(context),
      ...applicationRoutes(context, calls),
      ...faceRoutes(context),
      ...logRoutes(context),
      ...managerRoutes(context),
      ...shareRoutes(context),
      ...overviewRoutes(context),
    ],
    jobs: [
      defineJob(applicationMailJob, sendApplicationMail),
      defineJob(managerMailJob, sendManagerMail),
      defineJob(shareMailJob, sendShareMail),
      defineJob(shareKeptMailJob, sendShareKeptMail),
    ],
    sweeps: [
      releaseSlugs,
      { name: 'partner.apply-shares', run: applyShares },
      { name: 'partner.manager-invitations', run: sweepInvitations },
    ],
    personalData: {
      export: async (context, actor) => ({
        applications: await exportApplications(context, actor),
        managerActs: await exportActs(context, actor),
        managedPartners: await exportManaged(context, actor),
      }),
      lock: lockManaged,
      unsettled: unsettledManager,
      forget: async (tx, person) => {
        await forgetApplications(tx, person.userId);
        await forgetManager(tx, person);
      },
    },
  };
}
