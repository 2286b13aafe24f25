import { policy } from '@puente/contract/policy';
import { CirclePlus, Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldNote } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { dateIn, focusField, problemsOfDays } from '../date-rules.ts';
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

/**
 * The days and their hours, added by a button that is never dead: what is wrong is told at its field,
 * also a date like 31 February, which a browser shows and doesn't hand over.
 */
function NewException({ today, onAdd }: { today: string; onAdd: (stretch: Stretch) => void }) {
  const { t } = useTranslation('hours');
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const [isClosed, setClosed] = useState(true);
  const [typed, setTyped] = useState<TypedRange[]>([]);
  const [problems, setProblems] = useState<ReturnType<typeof problemsOfDays>>({});
  const [hasTried, setTried] = useState(false);
  const ranges = isClosed ? [] : asRanges(typed);
  const needsHours = !isClosed && typed.length === 0;
  const told = (field: 'first' | 'last') =>
    problems[field] &&
    t(`exceptions.problems.${problems[field]}`, { count: policy.slot.maxOverrides });
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = problemsOfDays(
      { first: dateIn(form, 'first'), last: dateIn(form, 'last') },
      today,
    );
    const [wrong] = Object.keys(found);
    setProblems(found);
    setTried(true);
    if (wrong !== undefined) return focusField(form, wrong);
    if (ranges && !needsHours) onAdd({ first, last: last === '' ? first : last, ranges });
  };
  return (
    <form noValidate onSubmit={add} className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput
          type="date"
          name="first"
          label={t('exceptions.first')}
          min={today}
          value={first}
          error={told('first')}
          onChange={(event) => {
            setFirst(event.currentTarget.value);
            setProblems({});
          }}
        />
        <TextInput
          type="date"
          name="last"
          label={t('exceptions.last')}
          help={t('exceptions.lastHelp')}
          min={first || today}
          value={last}
          error={told('last')}
          onChange={(event) => {
            setLast(event.currentTarget.value);
            setProblems({});
          }}
        />
      </div>
      <Checkbox
        label={t('exceptions.closed')}
        checked={isClosed}
        onChange={(event) => setClosed(event.currentTarget.checked)}
      />
      {isClosed ? null : <RangeRows day={t('exceptions.day')} ranges={typed} onChange={setTyped} />}
      {hasTried && (needsHours || ranges === null) ? (
        <FieldNote
          id="exception-hours"
          error={needsHours ? t('exceptions.problems.noHours') : t('unfinished')}
        />
      ) : null}
      <Button type="submit" className="self-start">
        {t('exceptions.done')}
      </Button>
    </form>
  );
}
