import { book } from '@puente/contract/booking';
import { expect } from 'vitest';
import { bookAnything } from '../../src/features/booking/buying/service.ts';
import { moveOwnBooking } from '../../src/features/booking/own-move/service.ts';
import { proposeTime, respondToProposal } from '../../src/features/booking/proposal/service.ts';
import { releaseOthers } from './buying.ts';
import {
  actorOf,
  type Command,
  command,
  expectOnce,
  nth,
  placedIn,
  slotAt,
  successes,
} from './command.ts';
import { type Deal, isProposalOpen, moveSession, type Party, type Story } from './story.ts';
import { hourMs, instantAt, msOf } from './time.ts';
import { askLike, type Manner } from './world.ts';

export const withCredits = ({ deals }: Story): Deal[] =>
  deals.filter((deal) => deal.kind !== 'meeting' && deal.status === 'paid');

/** Takes credits for times: as many as there are, and not one more. */
export const place = (given: { nth: number; slots: readonly number[]; manner: Manner }): Command =>
  command('place', given, {
    can: (story) => withCredits(story).length > 0,
    act: async (story, stage) => {
      const deal = nth(withCredits(story), given.nth);
      const sessions = given.slots.map((slot) => ({
        start: instantAt(slotAt(story, slot)).toString(),
      }));
      const body = book.body.parse({ packageId: deal.packageId, sessions });
      const actor = actorOf(stage, deal, 'client');
      const answers = await askLike(given.manner, () =>
        bookAnything(stage.world.context, actor, body),
      );
      const [placed] = answers.flatMap((answer) => ('ok' in answer ? [answer.ok] : []));
      expect(successes(answers), 'one time for two credits').toBeLessThanOrEqual(1);
      const free = deal.sessions.filter(({ state }) => state === 'free');
      if (!placed) return false;
      expect(free.length, 'a credit was spent that is not there').toBeGreaterThanOrEqual(
        sessions.length,
      );
      releaseOthers(story, deal, deal);
      const now = stage.world.clock.now();
      for (const [at, { id: bookingId, start: from }] of (placed.bookings ?? []).entries()) {
        const start = msOf(from);
        const as = { bookingId, start, countsFrom: start, placedAt: now, ownMoves: 0 };
        Object.assign(free[at] ?? {}, { ...as, state: 'placed', proposal: null });
      }
      return true;
    },
  });

/** Its client moves a meeting without asking: until 48 h before, twice (move-1). */
export const move = (given: { nth: number; slot: number; manner: Manner }): Command =>
  command('move', given, {
    can: (story) => placedIn(story).length > 0,
    act: async (story, stage) => {
      const { deal, session, bookingId } = nth(placedIn(story), given.nth);
      const { context, clock } = stage.world;
      const start = slotAt(story, given.slot);
      const actor = actorOf(stage, deal, 'client');
      const answers = await askLike(given.manner, () =>
        moveOwnBooking(context, actor, bookingId, { start: instantAt(start).toString() }),
      );
      if (successes(answers) === 0 || start === session.start) return false;
      const isAllowed = clock.now() <= session.start - 48 * hourMs && session.ownMoves < 2;
      expect(isAllowed, 'moved too late or too often').toBe(true);
      moveSession(session, start, 'client');
      session.ownMoves += 1;
      return true;
    },
  });

/** Either side proposes another time, which is held until it is answered (move-2). */
export const propose = (given: { nth: number; by: Party; slot: number }): Command =>
  command('propose', given, {
    can: (story) => placedIn(story).length > 0,
    act: async (story, stage) => {
      const { deal, session, bookingId } = nth(placedIn(story), given.nth);
      const { context, clock } = stage.world;
      const now = clock.now();
      const start = slotAt(story, given.slot);
      const actor = actorOf(stage, deal, given.by);
      const wish = { bookingId, start: instantAt(start).toString() };
      const [answer] = await askLike('once', () => proposeTime(context, actor, wish));
      if (!answer || 'refused' in answer) return false;
      const proposed = answer.ok.proposal;
      if (!proposed) throw new Error('proposed and not there');
      const open = isProposalOpen(session, now) ? session.proposal : null;
      const until = Math.min(now + 72 * hourMs, session.start - 2 * hourMs, start - 2 * hourMs);
      expect(msOf(proposed.expiresAt), 'how long a proposal waits').toBe(
        open?.id === proposed.id ? open.until : until,
      );
      if (open?.id === proposed.id) return true;
      session.proposal = {
        id: proposed.id,
        by: given.by,
        askedBy: open?.askedBy ?? given.by,
        start,
        until,
      };
      return true;
    },
  });

/** The other side answers, once. */
export const respond = (given: {
  nth: number;
  response: 'accept' | 'reject';
  manner: Manner;
}): Command =>
  command('respond', given, {
    can: (story) => placedIn(story).some(({ session }) => session.proposal !== null),
    act: async (story, stage) => {
      const waiting = placedIn(story).filter(({ session }) => session.proposal !== null);
      const { deal, session } = nth(waiting, given.nth);
      const { context, clock } = stage.world;
      const { proposal } = session;
      if (!proposal) return false;
      const actor = actorOf(stage, deal, proposal.by === 'client' ? 'provider' : 'client');
      const answers = await askLike(given.manner, () =>
        respondToProposal(context, actor, { proposalId: proposal.id, response: given.response }),
      );
      const happened = expectOnce(answers, isProposalOpen(session, clock.now()), 'respond');
      if (happened && given.response === 'accept')
        moveSession(session, proposal.start, proposal.askedBy);
      session.proposal = null;
      return happened;
    },
  });
