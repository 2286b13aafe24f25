import { z } from 'zod';
import { booking } from './booking.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { activityPolicy, bookingGroups } from './policy/activity.ts';
import { instant } from './time.ts';

/**
 * `upcoming` has not ended, the soonest first; `past` took place; `cancelled` did not. Both of
 * these begin with the latest. Holds that ran out are in none of them.
 */
export const bookingGroup = z.enum(bookingGroups);
export type BookingGroup = z.infer<typeof bookingGroup>;

/** Start and id of the last booking of a page: what is added meanwhile doesn't shift the next one. */
const cursor = z
  .string()
  .max(100)
  .refine((text) => {
    const [start, bookingId, ...more] = text.split('~');
    return instant.safeParse(start).success && id.safeParse(bookingId).success && more.length === 0;
  }, 'Not a cursor of this list');

export const listBookings = endpoint({
  method: 'GET',
  path: '/api/bookings',
  tag: 'booking',
  summary:
    'All bookings in which the signed-in person is a party, the latest start first; or those of ' +
    'one group, in its order.',
  actor: 'client',
  query: z
    .object({
      role: z.enum(['client', 'provider']).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(100),
      /** The `next` of the previous page, of a list without a group. */
      before: instant.optional(),
      beforeId: id.optional(),
      group: bookingGroup.optional(),
      /**
       * Words, in any order, of the other person's name, and for clients of what their expert
       * offers. Capitals and accents make no difference.
       */
      q: z.string().trim().max(activityPolicy.queryMaxLength).optional(),
      /** The `nextCursor` of the previous page. */
      cursor: cursor.optional(),
    })
    .refine((query) => query.before === undefined || query.group === undefined, {
      path: ['before'],
      message: 'Pages of a group go by cursor',
    })
    .refine((query) => query.before === undefined || query.cursor === undefined, {
      path: ['cursor'],
      message: 'One of cursor and before',
    }),
  reply: z.object({
    bookings: z.array(booking),
    /** Cursor of the next page; null on the last one, and where a group was asked for. */
    next: z.object({ before: instant, beforeId: id }).nullable(),
    /** The same as one text, of every list; null on the last page. */
    nextCursor: z.string().nullable(),
    /**
     * What waits for this person, all of it with the first page of `upcoming`: times that the other
     * side proposes and own holds to be paid. `bookings` leaves these out.
     */
    waiting: z.array(booking),
    /** How many the words find in each group; null but with the first page of a group. */
    counts: z.object({ upcoming: z.int(), past: z.int(), cancelled: z.int() }).nullable(),
  }),
  errors: [],
});
