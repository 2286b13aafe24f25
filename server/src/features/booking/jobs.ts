import { defineJob, type Job, type Sweep } from '../../jobs/job.ts';
import { expireOverdueHolds } from './hold/service.ts';
import { noticeJob, sendDueReminders, sendNotice } from './notice/service.ts';

export const bookingJobs: readonly Job[] = [defineJob(noticeJob, sendNotice)];

export const bookingSweeps: readonly Sweep[] = [
  { name: 'booking.expire-holds', run: expireOverdueHolds },
  { name: 'booking.reminders', run: sendDueReminders },
];
