import { defineJob, type Job, type Sweep } from '../../jobs/job.ts';
import { expireOverdueHolds } from './hold/service.ts';
import { noticeJob, sendDueReminders, sendNotice } from './notice/service.ts';

const sendNoticeJob = defineJob({ ...noticeJob, run: sendNotice });

export const bookingJobs: Job<never>[] = [sendNoticeJob as unknown as Job<never>];

export const bookingSweeps: Sweep[] = [
  { name: 'booking.expire-holds', run: expireOverdueHolds },
  { name: 'booking.reminders', run: sendDueReminders },
];
