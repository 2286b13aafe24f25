import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { claimedIdentity, id } from './ids.ts';
import { policy } from './policy.ts';
import { instant } from './time.ts';
import { language } from './user.ts';

/** A goal that no expert could answer, and a person who is told when one can (waiting-1). */
export const waitingGoal = z
  .object({
    id,
    /** In the person's own words. */
    goal: z.string(),
    language,
    createdAt: instant,
    /** When it ends by itself. */
    until: instant,
    /** Who came and can help: then it waits no more. Null while it waits. */
    expert: z.object({ id, name: z.string(), lastName: z.string() }).nullable(),
  })
  .meta({ id: 'WaitingGoal' });
export type WaitingGoal = z.infer<typeof waitingGoal>;

export const getWaitingGoals = endpoint({
  method: 'GET',
  path: '/api/worker/waiting',
  tag: 'chat',
  summary: 'Own goals that wait for an expert, and those for which one came; the newest first.',
  actor: 'client',
  reply: z.object({ goals: z.array(waitingGoal) }),
  errors: [],
});

export const waitForExpert = endpoint({
  method: 'POST',
  path: '/api/worker/waiting',
  tag: 'chat',
  summary: 'Be told by email when an expert for a goal comes; the same goal waits once.',
  actor: 'client',
  perMinute: policy.waiting.perMinute,
  body: z.object({
    goal: z.string().trim().min(1).max(policy.waiting.goalMaxLength),
    /** The person's own by default. */
    language: language.optional(),
    /** Only experts of this partner. */
    partnerId: id.nullish(),
    ...claimedIdentity,
  }),
  reply: waitingGoal,
  errors: ['waiting-limit-reached', 'expert-there', 'not-found'],
});

export const stopWaiting = endpoint({
  method: 'DELETE',
  path: '/api/worker/waiting/:id',
  tag: 'chat',
  summary: 'Take a goal back, whether it waits or an expert came.',
  actor: 'client',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true) }),
  errors: [],
});

/** The secret of the link in a mail. */
const link = z.object({ token: z.string().min(20).max(100) });

export const readWaitingLink = endpoint({
  method: 'POST',
  path: '/api/worker/waiting/link',
  tag: 'chat',
  summary: 'How many goals the link of a mail can stop; changes nothing.',
  actor: 'visitor',
  ignoresSession: true,
  perMinute: policy.waiting.perMinute,
  body: link,
  reply: z.object({ waiting: z.int() }),
  errors: ['link-invalid'],
});

export const stopByWaitingLink = endpoint({
  method: 'POST',
  path: '/api/worker/waiting/stop',
  tag: 'chat',
  summary: 'Stop all goals of the person to whom the mail with this link was sent.',
  actor: 'visitor',
  ignoresSession: true,
  perMinute: policy.waiting.perMinute,
  body: link,
  reply: z.object({ stopped: z.int() }),
  errors: ['link-invalid'],
});
