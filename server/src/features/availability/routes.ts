import * as availability from '@puente/contract/availability';
import {
  explainTime as explainEndpoint,
  previewTimes as previewEndpoint,
} from '@puente/contract/preview';
import { readHolidays } from '@puente/contract/holidays';
import { explainTime } from './explain/service.ts';
import { listHolidays } from './holidays/service.ts';
import { previewTimes } from './preview/service.ts';
import { parseAvailability, readParsedAvailability } from '@puente/contract/parsing';
import type { Context } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import type { Actor } from '../../lib/actor.ts';
import type { TakeModelCall } from '../parsing/service.ts';
import { readHours, readKeptHours } from './parsing/service.ts';
import { readMonthForMove, readSlotsForMove } from './moving/service.ts';
import {
  blockTime,
  getSchedule,
  openSlots,
  setAvailability,
  unblockTime,
} from './schedule/service.ts';
import type { FindTrips } from './travel/service.ts';
import { createSlotMemory, readMonth, readSlots, readSlotsBatch } from './slots/service.ts';

/** The calls that go up. */
export type AvailabilityCalls = {
  takeModelCall: TakeModelCall;
  findTrips: (context: Pick<Context, 'db'>) => FindTrips;
};

export function availabilityRoutes(
  context: Context,
  { takeModelCall, findTrips }: AvailabilityCalls,
): Route[] {
  const deps = { ...context, findTrips: findTrips(context) };
  const memory = createSlotMemory();
  return [
    route(availability.readSlots, ({ actor, params, query: { moving, ...query } }) => {
      const asked = { ...query, providerId: params.id };
      return moving === undefined
        ? readSlots(deps, memory, asked, clientId(actor))
        : readSlotsForMove(context, actor, { ...asked, moving });
    }),
    route(availability.readSlotsBatch, ({ actor, body }) =>
      readSlotsBatch(deps, memory, body, clientId(actor)),
    ),
    route(availability.readMonth, ({ actor, params, query: { moving, ...query } }) => {
      const asked = { ...query, providerId: params.id };
      return moving === undefined
        ? readMonth(deps, memory, asked, clientId(actor))
        : readMonthForMove(context, actor, { ...asked, moving });
    }),
    route(availability.getSchedule, ({ actor }) => getSchedule(context, actor)),
    route(availability.setAvailability, ({ actor, body }) => setAvailability(context, actor, body)),
    route(explainEndpoint, ({ actor, query }) => explainTime(deps, actor, query)),
    route(previewEndpoint, ({ actor, body }) => previewTimes(deps, actor, body)),
    route(readHolidays, ({ actor, query }) => listHolidays(context, actor, query)),
    route(availability.openSlots, ({ actor, body }) => openSlots(context, actor, body.openings)),
    route(availability.blockTime, ({ actor, body }) => blockTime(context, actor, body)),
    route(availability.unblockTime, ({ actor, params }) => unblockTime(context, actor, params.id)),
    route(parseAvailability, ({ actor, body }) => readHours(context, actor, body, takeModelCall)),
    route(readParsedAvailability, ({ actor, body }) => readKeptHours(context, actor, body)),
  ];
}

function clientId(actor: Actor): string | null {
  return actor.kind === 'client' ? actor.userId : null;
}
