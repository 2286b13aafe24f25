import { policy } from '@puente/contract/policy';
import { CirclePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { daysOf, hoursOf } from '../days-text.ts';
import { stretchesOf, withDates, type HoursForm, type Stretch } from '../form-rules.ts';
import { asRanges, datesBetween, type TypedRange } from '../week-rules.ts';
import { RangeRows } from './range-rows.tsx';

type Overrides = HoursForm['overrides'];

/** Days with hours of their own: one date, or a range of days. */
export function Exceptions(props: {
  overrides: Overrides;
  today: string;
  /** With a function what is there by then is changed: an undo comes seconds later. */
  onChange: (overrides: Overrides | ((now: Overrides) => Overrides)) => void;
}) {
  const { overrides, today, onChange } = props;
  const { t } = useTranslation('hours');
  const [isAdding, setAdding] = useState(false);
  const remove = (stretch: Stretch) => {
    const dates = datesOf(stretch);
    onChange(withDates(overrides, dates, null));
    const undo = () => onChange((now) => withDates(now, dates, stretch.ranges));
    toast.message(t('exceptions.removed', { days: daysOf(stretch) }), {
      action: { label: t('undo'), onClick: undo },
    });
  };
  const stretches = stretchesOf(overrides).filter(({ last }) => last >= today);
  return (
    <div className="flex flex-col gap-3">
      {stretches.length > 0 ? (
        <ul className="divide-y divide-line">
          {stretches.map((stretch) => (
            <li key={stretch.first} className="flex items-center justify-between gap-3 py-2">
              <span>
                <span className="block font-medium">{daysOf(stretch)}</span>
                <span className="tabular text-ink-soft">{hoursOf(stretch, t('closed'))}</span>
              </span>
              <IconButton
                label={t('exceptions.remove', { days: daysOf(stretch) })}
                icon={<Trash2 size={20} aria-hidden />}
                onClick={() => remove(stretch)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {isAdding ? (
        <NewException
          today={today}
          onAdd={(stretch) => {
            onChange(withDates(overrides, datesOf(stretch), stretch.ranges));
            setAdding(false);
          }}
        />
      ) : (
        <Button
          variant="secondary"
          className="self-start"
          icon={<CirclePlus size={20} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('exceptions.add')}
        </Button>
      )}
    </div>
  );
}

function datesOf({ first, last }: Stretch): string[] {
  return datesBetween(first, last, policy.slot.maxOverrides);
}

function NewException({ today, onAdd }: { today: string; onAdd: (stretch: Stretch) => void }) {
  const { t } = useTranslation('hours');
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const [isClosed, setClosed] = useState(true);
  const [typed, setTyped] = useState<TypedRange[]>([]);
  const ranges = isClosed ? [] : asRanges(typed);
  const end = last === '' ? first : last;
  const isReady = first !== '' && end >= first && ranges !== null && (isClosed || typed.length > 0);
  return (
    <div className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput
          type="date"
          label={t('exceptions.first')}
          min={today}
          value={first}
          onChange={(event) => setFirst(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('exceptions.last')}
          help={t('exceptions.lastHelp')}
          min={first || today}
          value={last}
          onChange={(event) => setLast(event.currentTarget.value)}
        />
      </div>
      <Checkbox
        label={t('exceptions.closed')}
        checked={isClosed}
        onChange={(event) => setClosed(event.currentTarget.checked)}
      />
      {isClosed ? null : <RangeRows day={t('exceptions.day')} ranges={typed} onChange={setTyped} />}
      <Button
        className="self-start"
        disabled={!isReady}
        onClick={() => onAdd({ first, last: end, ranges: ranges ?? [] })}
      >
        {t('exceptions.done')}
      </Button>
    </div>
  );
}
