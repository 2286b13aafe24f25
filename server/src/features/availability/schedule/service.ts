import type { SavedHours, Schedule, TimeRange } from '@puente/contract/availability';
import { policy } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError, invalidField } from '../../../lib/app-error.ts';
import { newId } from '../../../lib/ids.ts';
import { presentBlock, presentHours, presentSchedule } from '../present.ts';
import { lockCalendar, bumpCalendarVersion } from '../service.ts';
import {
  type BlockRow,
  deleteBlock,
  findBlock,
  findBlocks,
  findSchedules,
  insertBlock,
  insertSchedule,
  updateSchedule,
} from '../store.ts';
import { dayOf, localDayAt, minuteOf, offsetAt, zoneOffsets } from '../zone/rules.ts';
import { moveHours, withChanges } from './rules.ts';

/**
 * Replaces the named parts of the provider's hours and rules, all or nothing. Existing bookings stay
 * as they are, also when the zone changes: they are instants. Refuses with `hours-changed` when the
 * hours are others than those of the named revision.
 */
export async function setAvailability(
  { db, clock }: Deps,
  provider: Provider,
  { zoneKeeps, revision, ...changes }: Changes & Terms,
): Promise<SavedHours> {
  return db.transaction().execute(async (tx) => {
    const before = await loadLocked(tx, provider);
    const saved = presentHours(before);
    if (revision !== undefined && revision !== saved.revision)
      throw new AppError('hours-changed', { hours: saved });
    const moved = zoneKeeps === 'instants' ? inZone(before, changes.timezone, clock.now()) : before;
    if (moved.overrides.length > policy.slot.maxOverrides)
      throw invalidField('timezone', `At most ${policy.slot.maxOverrides} dates of their own`);
    const after = withChanges(moved, changes);
    await updateSchedule(tx, provider.userId, after);
    return presentHours(after);
  });
}

type Terms = { zoneKeeps?: 'wall-times' | 'instants' | undefined; revision?: string | undefined };

/** The same moments on the clocks of another zone, by the offsets of both today. */
function inZone(before: Schedule, timezone: string | undefined, now: Temporal.Instant): Schedule {
  const minute = minuteOf(now);
  const offsetIn = (zone: string) => offsetAt(zoneOffsets(zone, minute), minute);
  const minutes = offsetIn(timezone ?? before.timezone) - offsetIn(before.timezone);
  return minutes === 0 ? before : { ...before, ...moveHours(before, minutes) };
}

type Deps = Pick<Context, 'db' | 'clock'>;

type Provider = Pick<Client, 'userId' | 'timezone'>;

type OpenDay = { date: string; ranges: TimeRange[] };

/** The parts of a schedule that are replaced. */
type Changes = { [Part in keyof Schedule]?: Schedule[Part] | undefined };

/** Locks the provider's calendar, creating it when it is missing, and reads it. */
async function loadLocked(tx: Tx, provider: Provider): Promise<Schedule> {
  await insertSchedule(tx, provider.userId, provider.timezone);
  await lockCalendar(tx, provider.userId);
  const row = (await findSchedules(tx, [provider.userId])).get(provider.userId);
  if (!row) throw new AppError('not-found');
  return row;
}

async function save(tx: Tx, provider: Provider, schedule: Schedule): Promise<Schedule> {
  await updateSchedule(tx, provider.userId, schedule);
  return presentSchedule(schedule);
}

/** The provider's own hours, rules and blocks that are not over. */
export async function getSchedule({ db, clock }: Deps, provider: Provider) {
  const row = (await findSchedules(db, [provider.userId])).get(provider.userId);
  if (!row) throw new AppError('not-found');
  const blocks = await findBlocks(db, provider.userId, clock.now());
  return { ...presentHours(row), blocks: blocks.map(presentBlock) };
}

/** Replaces the hours of single dates; overrides in the past are removed. */
export function openSlots(
  { db, clock }: Deps,
  provider: Provider,
  openings: readonly OpenDay[],
): Promise<Schedule> {
  return db.transaction().execute(async (tx) => {
    const before = await loadLocked(tx, provider);
    const minute = minuteOf(clock.now());
    const today = localDayAt(zoneOffsets(before.timezone, minute), minute);
    const past = openings.findIndex(({ date }) => dayOf(date) < today);
    if (past >= 0) throw invalidField(`openings.${past}.date`, 'Must be today or later');
    const far = openings.findIndex(({ date }) => dayOf(date) > today + policy.slot.maxDaysAhead);
    if (far >= 0)
      throw invalidField(`openings.${far}.date`, `At most ${policy.slot.maxDaysAhead} days ahead`);
    const dates = new Set(openings.map(({ date }) => date));
    // Yesterday's hours may still run after midnight.
    const others = before.overrides.filter(
      ({ date }) => !dates.has(date) && dayOf(date) >= today - 1,
    );
    const overrides = [...others, ...openings];
    if (overrides.length > policy.slot.maxOverrides)
      throw invalidField('openings', `At most ${policy.slot.maxOverrides} dates of their own`);
    return save(tx, provider, { ...before, overrides });
  });
}

/** Blocks a stretch of time; meetings booked in it stay. */
export async function blockTime(
  { db, clock }: Deps,
  provider: Provider,
  asked: { id?: string | undefined; start: string; end: string; reason?: string | undefined },
) {
  const now = clock.now();
  const block: BlockRow = {
    id: asked.id?.toLowerCase() ?? newId(),
    starts_at: Temporal.Instant.from(asked.start),
    ends_at: Temporal.Instant.from(asked.end),
    reason: asked.reason || null,
  };
  if (Temporal.Instant.compare(block.ends_at, now) <= 0)
    throw invalidField('end', 'Must be in the future');
  const latest = now.add({ hours: policy.slot.maxBlockAheadDays * 24 });
  if (Temporal.Instant.compare(block.starts_at, latest) > 0)
    throw invalidField('start', `At most ${policy.slot.maxBlockAheadDays} days ahead`);
  return db.transaction().execute(async (tx) => {
    await loadLocked(tx, provider);
    if (await insertBlock(tx, provider.userId, block, now)) {
      await bumpCalendarVersion(tx, provider.userId);
      return presentBlock(block);
    }
    const there = await findBlock(tx, provider.userId, block.id);
    if (!there) throw new AppError('not-found');
    return presentBlock(there);
  });
}

/** Removes a block; refuses with `not-found` when the provider has no such block. */
export function unblockTime({ db }: Deps, provider: Provider, id: string) {
  return db.transaction().execute(async (tx) => {
    await loadLocked(tx, provider);
    if (!(await deleteBlock(tx, provider.userId, id))) throw new AppError('not-found');
    await bumpCalendarVersion(tx, provider.userId);
    return { success: true as const };
  });
}

/** Has the provider opened any time, every week or on a date? */
export async function hasWeeklyHours(db: Executor, providerId: string): Promise<boolean> {
  const row = (await findSchedules(db, [providerId])).get(providerId);
  return [...(row?.weeklyHours ?? []), ...(row?.overrides ?? [])].some(
    ({ ranges }) => ranges.length > 0,
  );
}
