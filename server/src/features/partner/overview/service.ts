import { currency } from '@puente/contract/money';
import { policy } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Client } from '../../../lib/actor.ts';
import { partnerAccount } from '../../../lib/money.ts';
import { ownPartner } from '../service.ts';
import { beginOf, lastMonths } from './rules.ts';
import { countApplications, countMeetings, countReserved, sumEarned } from './store.ts';

/**
 * How a partner does: experts by state, and by month of the manager's zone the meetings, the
 * people who reserved and who booked, and its share as the ledger has it (desk-2). Counts alone, no clients.
 */
export async function getOverview(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  named: string,
) {
  const { id: partnerId } = await ownPartner(db, actor, named);
  const { timezone } = actor;
  const now = clock.now();
  const months = lastMonths(now, timezone, policy.partner.overviewMonths);
  const span = { partnerId, timezone, from: beginOf(months[0] ?? '', timezone), now };
  const people = await countApplications(db, partnerId);
  const meetings = await countMeetings(db, span);
  const reserved = await countReserved(db, span);
  const earned = await sumEarned(db, partnerAccount(partnerId), span);
  const inState = (status: string) => people.find((one) => one.status === status)?.people ?? 0;
  return {
    experts: {
      verified: inState('approved'),
      waiting: inState('waiting'),
      moreAsked: inState('more-asked'),
    },
    months: months.map((month) => {
      const asked = reserved.find((one) => one.month === month);
      return {
        month,
        meetings: meetings.find((one) => one.month === month)?.meetings ?? 0,
        reserved: asked?.reserved ?? 0,
        booked: asked?.booked ?? 0,
        earned: earned
          .filter((one) => one.month === month)
          .map((one) => ({ amount: one.amount, currency: currency.parse(one.currency) })),
      };
    }),
  };
}
