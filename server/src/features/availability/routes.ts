import * as availability from '@puente/contract/availability';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import type { Actor } from '../../lib/actor.ts';
import {
  blockTime,
  getSchedule,
  openSlots,
  setAvailability,
  unblockTime,
} from './schedule/service.ts';
import { createSlotMemory, readMonth, readSlots, readSlotsBatch } from './slots/service.ts';

const clientId = (actor: Actor): string | null => (actor.kind === 'client' ? actor.userId : null);

export const availabilityRoutes = (context: Context): Route[] => {
  const memory = createSlotMemory();
  return [
    route(availability.readSlots, ({ actor, params, query }) =>
      readSlots(context, memory, params.id, query, clientId(actor)),
    ),
    route(availability.readSlotsBatch, ({ actor, body }) =>
      readSlotsBatch(context, memory, body, clientId(actor)),
    ),
    route(availability.readMonth, ({ actor, params, query }) =>
      readMonth(context, memory, params.id, query, clientId(actor)),
    ),
    route(availability.getSchedule, ({ actor }) => getSchedule(context, actor)),
    route(availability.setAvailability, ({ actor, body }) => setAvailability(context, actor, body)),
    route(availability.openSlots, ({ actor, body }) => openSlots(context, actor, body.openings)),
    route(availability.blockTime, ({ actor, body }) => blockTime(context, actor, body)),
    route(availability.unblockTime, ({ actor, params }) => unblockTime(context, actor, params.id)),
  ];
};
