import type { UserData } from '@puente/contract/user';
import type { Context } from '../../../context.ts';
import type { Client } from '../../../lib/actor.ts';
import { exportAuth } from '../../auth/own-data/service.ts';
import { exportCalendar } from '../../availability/own-data/service.ts';
import { exportBookings } from '../../booking/own-data/service.ts';
import { exportChat } from '../../chat/own-data/service.ts';
import { exportContacts } from '../../contact/own-data/service.ts';
import { exportFeedback } from '../../feedback/own-data/service.ts';
import { exportPayments } from '../../payment/own-data/service.ts';
import { exportProfile } from '../../provider/own-data/service.ts';
import { getUserData } from '../service.ts';

/**
 * Everything kept about a person, by subject. Of others only what the person sees anyway; no token,
 * no code and no hash.
 */
export const exportPerson = async (
  context: Pick<Context, 'db' | 'clock' | 'rates'>,
  actor: Client,
): Promise<{ exportedAt: string; profile: UserData; [subject: string]: unknown }> => {
  const { db, clock } = context;
  const { userId } = actor;
  return {
    exportedAt: clock.now().toString(),
    profile: await getUserData(db, userId),
    expertProfile: await exportProfile(context, actor),
    calendar: await exportCalendar(db, userId),
    bookings: await exportBookings(context, userId),
    ...(await exportPayments(db, userId)),
    contacts: await exportContacts(context, actor),
    chat: await exportChat(context, userId),
    feedback: await exportFeedback(db, userId),
    ...(await exportAuth(db, userId)),
  };
};
