import { z } from 'zod';
import { id } from './ids.ts';
import { optional } from './optional.ts';
import { addressLine, areaId, regionId, serviceMode } from './place.ts';

/** Where the two meet in person, as it was when the quote was made. */
export const venue = z.object({
  /** Of an office. */
  name: z.string().nullable(),
  /** Null once it is forgotten: that of a home, 30 days after the meeting (venue-5). */
  address: z.string().nullable(),
  area: z.string().nullable(),
  region: z.string(),
  /** Whose clocks the meeting goes by. */
  timezone: z.string(),
});
export type Venue = z.infer<typeof venue>;

/** An address for a visit at home: what was typed or suggested, and the area it is said to lie in. */
const address = z.object({ line: addressLine, areaId, regionId });

/** How the two meet; online when absent. */
export const meetingWay = {
  mode: optional(serviceMode),
  /** With `office`. */
  officeId: optional(id),
  /** With `home`. */
  address: address.optional(),
};

type MeetingWay = { mode?: string | undefined; officeId?: unknown; address?: unknown };

/** Refuses a way to meet that doesn't say where. */
export function checkWay<S extends z.ZodType<MeetingWay>>(schema: S): S {
  return schema
    .refine((way) => way.mode !== 'office' || way.officeId !== undefined, {
      path: ['officeId'],
      message: 'Needed to meet at an office',
    })
    .refine((way) => way.mode !== 'home' || way.address !== undefined, {
      path: ['address'],
      message: 'Needed to meet at home',
    });
}
