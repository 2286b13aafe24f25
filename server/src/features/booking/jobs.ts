import { defineJob, type Job, type Sweep } from '../../jobs/job.ts';
import { expireOverdueHolds } from './hold/service.ts';
import { expireProposals } from './proposal/service.ts';
import { eraseOldHomes } from './venue/service.ts';
import { notificationJob, sendDueReminders, sendNotification } from './notification/service.ts';

export const bookingJobs: readonly Job[] = [defineJob(notificationJob, sendNotification)];

export const bookingSweeps: readonly Sweep[] = [
  { name: 'booking.expire-holds', run: expireOverdueHolds },
  { name: 'booking.expire-proposals', run: expireProposals },
  { name: 'booking.reminders', run: sendDueReminders },
  { name: 'booking.erase-homes', run: eraseOldHomes },
];
