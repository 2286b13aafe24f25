import { defineJob, type Job, type Sweep } from '../../jobs/job.ts';
import { packageMailJob, sendPackageMail, sendPackageNotices } from './package-mail/service.ts';
import { expireOverdueHolds } from './release/service.ts';
import { expireProposals } from './proposal/service.ts';
import { goodwillMailJob, sendGoodwillMail } from './goodwill/service.ts';
import { dropUnusedCard, planCardJob } from './plan-card/service.ts';
import { chargeDueMonths, chargeMonth, planChargeJob } from './plan-charge/service.ts';
import { planMailJob, sendPlanMail } from './plan-mail/service.ts';
import { reserveDueMonths } from './plan-renewal/service.ts';
import { endOverPlans } from './plan-stop/service.ts';
import { eraseOldHomes } from './venue/service.ts';
import { notificationJob, sendDueReminders, sendNotification } from './notification/service.ts';

export const bookingJobs: readonly Job[] = [
  defineJob(notificationJob, sendNotification),
  defineJob(goodwillMailJob, sendGoodwillMail),
  defineJob(packageMailJob, sendPackageMail),
  defineJob(planMailJob, sendPlanMail),
  defineJob(planChargeJob, chargeMonth),
  defineJob(planCardJob, dropUnusedCard),
];

export const bookingSweeps: readonly Sweep[] = [
  { name: 'booking.expire-holds', run: expireOverdueHolds },
  { name: 'booking.expire-proposals', run: expireProposals },
  { name: 'booking.reminders', run: sendDueReminders },
  { name: 'booking.package-notices', run: sendPackageNotices },
  { name: 'booking.reserve-plan-months', run: reserveDueMonths },
  { name: 'booking.charge-plan-months', run: chargeDueMonths },
  { name: 'booking.end-plans', run: endOverPlans },
  { name: 'booking.erase-homes', run: eraseOldHomes, canWait: true },
];
