import type { TimeRange } from '@puente/contract/availability';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WeekEditor } from '../../../features/hours/components/week-editor.tsx';
import { daysOf, hoursOf, rangeText } from '../../../features/hours/days-text.ts';
import { stretchesOf } from '../../../features/hours/form-rules.ts';
import { datesBetween, type TypedWeek } from '../../../features/hours/week-rules.ts';
import { localeTag } from '../../../lib/i18n.ts';
import { zoneName } from '../../../lib/time.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Proposal } from './proposal.tsx';
import type { Cards } from './proposals.ts';

const monday = Date.UTC(2024, 0, 1);
const msPerDay = 86_400_000;

/** The weekly hours in a few lines; a tap opens the whole week to change it. */
export function WeekProposal(props: {
  card: NonNullable<Cards['week']>;
  week: TypedWeek;
  zone: string;
  onChange: (week: TypedWeek) => void;
}) {
  const { card, week, zone, onChange } = props;
  const { t } = useTranslation('words');
  const { t: draft } = useTranslation('draft');
  const [isOpen, setOpen] = useState(false);
  return (
    <Proposal id={card.id} name={draft('steps.hours.title')} sources={card.sources}>
      {isOpen ? (
        <WeekEditor week={week} onChange={onChange} />
      ) : (
        <>
          <dl className="tabular flex flex-col gap-1">
            {linesOf(week).map(({ days, hours }) => (
              <div key={days} className="flex flex-wrap justify-between gap-x-4">
                <dt>{days}</dt>
                <dd className="font-semibold">{hours}</dd>
              </div>
            ))}
          </dl>
          <Button
            variant="secondary"
            className="self-start"
            icon={<Pencil size={20} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {t('changeHours')}
          </Button>
        </>
      )}
      <p className="text-sm text-ink-soft">{t('inZone', { zone: zoneName(zone) })}</p>
    </Proposal>
  );
}

/** "Mon, Wed and Fri": days with the same hours, in the order of the week. */
function linesOf(week: TypedWeek) {
  const format = new Intl.DateTimeFormat(localeTag(), { weekday: 'short', timeZone: 'UTC' });
  const list = new Intl.ListFormat(localeTag(), { type: 'conjunction' });
  const byHours = new Map<string, string[]>();
  week.forEach((ranges, day) => {
    if (ranges.length === 0) return;
    const hours = ranges.map((range) => rangeText(range)).join(', ');
    byHours.set(hours, [...(byHours.get(hours) ?? []), format.format(monday + day * msPerDay)]);
  });
  return [...byHours].map(([hours, days]) => ({ days: list.format(days), hours }));
}

type Dates = readonly { date: string; ranges: TimeRange[] }[];

/** Days that differ from the week, each of which can be taken out. */
export function DatesProposal(props: {
  card: NonNullable<Cards['dates']>;
  dates: Dates;
  later: string | undefined;
  onChange: (dates: Dates) => void;
}) {
  const { card, dates, later, onChange } = props;
  const { t } = useTranslation('hours');
  const nameOf = (first: string) => card.names.find(({ date }) => date === first)?.name;
  return (
    <Proposal id={card.id} name={t('exceptions.title')} sources={card.sources} later={later}>
      <ul className="divide-y divide-line">
        {stretchesOf(dates).map((stretch) => (
          <li key={stretch.first} className="flex items-center justify-between gap-3 py-1">
            <span>
              <span className="block font-medium">{daysOf(stretch)}</span>
              <span className="tabular text-sm text-ink-soft">
                {[hoursOf(stretch, t('closed')), nameOf(stretch.first)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <IconButton
              label={t('exceptions.remove', { days: daysOf(stretch) })}
              icon={<Trash2 size={20} aria-hidden />}
              onClick={() => {
                const gone = datesBetween(stretch.first, stretch.last, dates.length);
                onChange(dates.filter(({ date }) => !gone.includes(date)));
              }}
            />
          </li>
        ))}
      </ul>
    </Proposal>
  );
}
