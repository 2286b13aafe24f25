import { z } from 'zod';
import { wayToMeet } from './availability.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { money } from './money.ts';
import { optional } from './optional.ts';
import { planChoice, planPattern } from './plan-quote.ts';
import { boughtPlan } from './plan-terms.ts';
import { policy } from './policy.ts';
import { instant, plainDate, timeZone } from './time.ts';

const slot = z.object({ start: instant, end: instant });

export const previewPlan = endpoint({
  method: 'POST',
  path: '/api/booking/plan-dates',
  tag: 'booking',
  summary:
    "The times that a pattern gives in a plan's first month, which of them can be had, and when " +
    'the card would be charged. Takes nothing.',
  actor: 'client',
  perMinute: policy.booking.quotesPerMinute,
  body: planChoice.extend({
    offeringId: id,
    /** The client's zone; that of their account when absent. */
    timezone: timeZone.optional(),
    ...wayToMeet,
  }),
  reply: z.object({
    /** By start; fewer than the plan has sessions where the first month has no more such days. */
    sessions: z.array(
      slot.extend({
        isFree: z.boolean(),
        /** Where it isn't: the nearest free times of the month. */
        alternatives: z.array(slot),
      }),
    ),
    sessionsPerMonth: z.int(),
    /** Between these two the sessions of the first month start. */
    from: instant,
    until: instant,
    providerTimezone: timeZone,
    /** The first charges after the one that buys it. */
    renewals: z.array(instant),
    price: money,
  }),
  errors: [
    'not-found',
    'own-calendar',
    'pattern-too-small',
    'start-date-refused',
    'mode-not-offered',
    'office-gone',
    'rates-too-old',
  ],
});

export const planTimes = endpoint({
  method: 'POST',
  path: '/api/booking/plan-times',
  tag: 'booking',
  summary:
    'The times of day that a plan can take on the chosen days of the week, each with how many of ' +
    'its sessions of the first month it could place. Takes nothing.',
  actor: 'client',
  perMinute: policy.booking.quotesPerMinute,
  body: z.object({
    offeringId: id,
    startDate: plainDate,
    weekdays: planPattern.shape.weekdays,
    /** The client's zone; that of their account when absent. */
    timezone: timeZone.optional(),
    ...wayToMeet,
  }),
  reply: z.object({
    providerTimezone: z.string(),
    sessionsPerMonth: z.int(),
    /** In order; times at which nothing is free are left out. */
    times: z.array(
      slot.extend({
        /** Wall time in the expert's zone; start and end are those of the first free session. */
        time: z.string(),
        free: z.int(),
      }),
    ),
  }),
  errors: [
    'not-found',
    'own-calendar',
    'pattern-too-small',
    'start-date-refused',
    'mode-not-offered',
    'office-gone',
  ],
});

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/booking/plans',
  tag: 'booking',
  summary: 'Plans that the signed-in person bought or sold, those that go on first.',
  actor: 'client',
  query: z.object({ role: z.enum(['client', 'provider']).optional() }),
  reply: z.object({ plans: z.array(boughtPlan) }),
  errors: [],
});

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/booking/plan/:id',
  tag: 'booking',
  summary: 'One plan of the signed-in person.',
  actor: 'client',
  params: z.object({ id }),
  reply: boughtPlan,
  errors: [],
});

export const choosePlanTime = endpoint({
  method: 'POST',
  path: '/api/booking/plan-time',
  tag: 'booking',
  summary:
    'Choose the time of a session of the month that is reserved: one that has none, or another ' +
    'one in place of its own. Its client only; paid months are placed by `book`.',
  actor: 'client',
  idempotent: true,
  body: z.object({
    planId: id,
    /** Which session of the reserved month. */
    number: z.int().min(1),
    start: instant,
    acceptOverlap: z.boolean().optional(),
  }),
  reply: boughtPlan,
  errors: [
    'not-found',
    'plan-over',
    'slot-taken',
    'slot-unavailable',
    'own-clash',
    'outside-period',
    'address-not-found',
  ],
});

export const stopPlan = endpoint({
  method: 'POST',
  path: '/api/booking/stop-plan',
  tag: 'booking',
  summary:
    'End a plan with its paid month: no further charge, paid sessions stay. Its expert may end it ' +
    'at once (`now`), which refunds every session that is unplaced or to come.',
  actor: 'client',
  idempotent: true,
  body: z.object({
    planId: id,
    when: z.enum(['with-month', 'now']).default('with-month'),
    reason: optional(z.string().trim().max(policy.plan.reasonMaxLength)),
    /** The tick: "I understand what stays". */
    confirmed: z.boolean().optional(),
  }),
  reply: boughtPlan,
  errors: ['not-found', 'forbidden', 'plan-over', 'confirmation-missing'],
});

export const resumePlan = endpoint({
  method: 'POST',
  path: '/api/booking/resume-plan',
  tag: 'booking',
  summary: 'Let a plan go on that its client stopped, before its paid month is over.',
  actor: 'client',
  idempotent: true,
  body: z.object({ planId: id }),
  reply: boughtPlan,
  errors: ['not-found', 'plan-over'],
});
