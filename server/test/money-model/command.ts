import type { AsyncCommand } from 'fast-check';
import { expect } from 'vitest';
import type { Client } from '../../src/lib/actor.ts';
import { checkInvariants, compare } from './checks.ts';
import type { OrderFacts } from './facts.ts';
import { joinMonths } from './months.ts';
import type { Deal, Party, Session, Story } from './story.ts';
import { dayMs, hourMs, instantAt, minuteMs } from './time.ts';
import type { Told, World } from './world.ts';

/** What a command acts on. */
export type Stage = {
  world: World;
  /** How often each command was carried out, and how often what it asked for happened. */
  count: (name: string, happened: boolean) => void;
};

export const holdMs = 15 * minuteMs;

/** Starts that people choose from: few, so that they get in each other's way. */
const days = [1, 2, 3, 6];
const starts = [9 * hourMs, 9.5 * hourMs, 14 * hourMs];
export const slotCount = days.length * starts.length;
export const slotAt = ({ begin }: Story, slot: number): number =>
  begin +
  (days[Math.floor(slot / starts.length)] ?? 0) * dayMs +
  (starts[slot % starts.length] ?? 0);

/** The nth of a list, whatever n is. */
export const nth = <T>(list: readonly T[], n: number): T => {
  const found = list[n % list.length];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

export const factsOf = ({ world }: Stage, story: Story): Promise<OrderFacts[]> =>
  world.readFacts(instantAt(story.begin));

/** After everything that happens: the story and the database agree, and nothing is broken. */
export const checkStage = async (stage: Stage, story: Story): Promise<OrderFacts[]> => {
  const facts = await factsOf(stage, story);
  const now = stage.world.clock.now();
  joinMonths(story, facts, now);
  compare(story, facts, now, holdMs);
  checkInvariants(facts, now);
  return facts;
};

export type Command = AsyncCommand<Story, Stage>;

/** A command that a failure names with everything it was given. */
export const command = (
  name: string,
  given: object,
  parts: {
    can: (story: Story) => boolean;
    /** Answers whether what was asked for happened. */
    act: (story: Story, stage: Stage) => Promise<boolean>;
  },
): Command => ({
  check: parts.can,
  run: async (story, stage) => {
    stage.count(name, await parts.act(story, stage));
    await checkStage(stage, story);
  },
  toString: () => `${name} ${JSON.stringify(given)}`,
});

/** How many of the answers were what was asked for. */
export const successes = (answers: readonly Told<unknown>[]): number =>
  answers.filter((one) => 'ok' in one).length;

/** Of what can happen once: it happens exactly once where it may, never where it may not. */
export const expectOnce = (answers: readonly Told<unknown>[], isAllowed: boolean, what: string) => {
  expect(successes(answers), `${what}: ${JSON.stringify(answers).slice(0, 300)}`).toBe(
    isAllowed ? 1 : 0,
  );
  return isAllowed;
};

export type Placed = { deal: Deal; session: Session; bookingId: string };

/** Meetings that stand, of all that was bought. */
export const placedIn = ({ deals }: Story): Placed[] =>
  deals.flatMap((deal) =>
    deal.sessions.flatMap((session) =>
      session.state === 'placed' && session.bookingId !== null
        ? [{ deal, session, bookingId: session.bookingId }]
        : [],
    ),
  );

export const actorOf = ({ world }: Stage, deal: Deal, party: Party): Client =>
  party === 'client' ? nth(world.clients, deal.client) : nth(world.experts, deal.expert).actor;
