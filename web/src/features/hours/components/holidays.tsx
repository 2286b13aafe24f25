import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentLanguage, localeTag } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { daysOf } from '../days-text.ts';
import { withDates, type HoursForm } from '../form-rules.ts';
import { holidaysQuery } from '../queries.ts';

type Overrides = HoursForm['overrides'];

/**
 * The public holidays of the year ahead: a tap closes one or opens it again, one tap closes all. A
 * day with hours of its own keeps them until it is tapped itself.
 */
export function Holidays(props: {
  overrides: Overrides;
  onChange: (overrides: Overrides) => void;
}) {
  const { overrides, onChange } = props;
  const { t } = useTranslation('hours');
  const { country, holidays } = useSuspenseQuery(holidaysQuery(currentLanguage())).data;
  if (country === null || holidays.length === 0) return null;
  const named = new Intl.DisplayNames(localeTag(), { type: 'region' }).of(country) ?? country;
  const rangesOn = (date: string) => overrides.find((one) => one.date === date)?.ranges;
  const open = holidays.filter(({ date }) => rangesOn(date) === undefined);
  const closed = holidays.filter(({ date }) => rangesOn(date)?.length === 0);
  const toggle = (date: string) =>
    onChange(withDates(overrides, [date], rangesOn(date)?.length === 0 ? null : []));
  const datesOf = (list: typeof holidays) => list.map(({ date }) => date);
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h3 className="font-medium">{t('holidays.title')}</h3>
        <p className="text-ink-soft">{t('holidays.text')}</p>
      </div>
      <Chips label={t('holidays.country', { country: named })}>
        {holidays.map(({ date, name }) => (
          <Chip
            key={date}
            pressed={rangesOn(date)?.length === 0}
            className="rounded-card"
            onClick={() => toggle(date)}
          >
            <span className="block">{name}</span>
            <span className="tabular block text-sm font-normal">
              {daysOf({ first: date, last: date })}
              {rangesOn(date)?.length === 0 ? ` · ${t('holidays.closed')}` : ''}
              {(rangesOn(date)?.length ?? 0) > 0 ? ` · ${t('holidays.ownHours')}` : ''}
            </span>
          </Chip>
        ))}
      </Chips>
      <div className="flex flex-wrap gap-2">
        {open.length > 0 ? (
          <Button
            variant="secondary"
            onClick={() => onChange(withDates(overrides, datesOf(open), []))}
          >
            {t('holidays.all', { count: open.length })}
          </Button>
        ) : null}
        {closed.length > 0 ? (
          <Button
            variant="quiet"
            onClick={() => onChange(withDates(overrides, datesOf(closed), null))}
          >
            {t('holidays.none')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
