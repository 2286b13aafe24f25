import type { Call } from '@puente/contract/endpoint';
import type { readHolidays } from '@puente/contract/holidays';
import { policy } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Client } from '../../../lib/actor.ts';
import { invalidField } from '../../../lib/app-error.ts';
import { countryOfZone, holidaysBetween } from '../parsing/holidays/rules.ts';
import { findSchedules } from '../store.ts';

type Asked = Call<typeof readHolidays>['query'];

/** Public holidays of a year, named in the reader's language; dates are the country's own. */
export async function listHolidays(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: Pick<Client, 'userId' | 'timezone' | 'language'>,
  asked: Asked,
): Promise<Call<typeof readHolidays>['reply']> {
  const calendar = (await findSchedules(db, [actor.userId])).get(actor.userId);
  const timezone = calendar?.timezone ?? actor.timezone;
  const today = clock.now().toZonedDateTimeISO(timezone).toPlainDate();
  const from = asked.from === undefined ? today : Temporal.PlainDate.from(asked.from);
  const { maxDaysAhead } = policy.slot;
  if (Math.abs(today.until(from, { largestUnit: 'days' }).days) > maxDaysAhead)
    throw invalidField('from', `At most ${maxDaysAhead} days away`);
  const until = from.add({ years: 1 }).subtract({ days: 1 });
  const country = asked.country ?? countryOfZone(timezone);
  const language = asked.language ?? actor.language;
  const found =
    country === null ? [] : holidaysBetween({ country, language }, from, until).filter(isPublic);
  const byDate = new Map(found.toReversed().map(({ date, name }) => [date, name]));
  return {
    country,
    from: from.toString(),
    until: until.toString(),
    holidays: [...byDate].map(([date, name]) => ({ date, name })).toReversed(),
  };
}

function isPublic(holiday: { isPublic: boolean }): boolean {
  return holiday.isPublic;
}
