import { useTranslation } from 'react-i18next';
import { localeTag } from '../../lib/i18n.ts';
import { clockTime, zoneName } from '../../lib/time.ts';
import { weekdayName } from './weekdays.ts';

/** "Monday, Thursday · 10:00, Chile Time". */
export function PatternText({
  pattern,
  zone,
}: {
  pattern: { weekdays: readonly number[]; time: string };
  zone: string;
}) {
  const { t } = useTranslation('plan');
  const days = new Intl.ListFormat(localeTag(), { style: 'short' }).format(
    pattern.weekdays.map((day) => weekdayName(day, localeTag())),
  );
  return <>{t('pattern', { days, time: wallTime(pattern.time), zone: zoneName(zone) })}</>;
}

/** "10:00" as the region writes it. */
export function wallTime(time: string): string {
  return clockTime(`2027-01-04T${time}:00Z`, { zone: 'UTC' });
}
