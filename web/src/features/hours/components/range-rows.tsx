import { CirclePlus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { controlClass } from '../../../ui/field.tsx';
import { isOverMidnight, nextRange, problemOf, type TypedRange } from '../week-rules.ts';

/** The ranges of one day, to type in; `day` names it for screen readers. */
export function RangeRows(props: {
  day: string;
  ranges: readonly TypedRange[];
  onChange: (ranges: TypedRange[]) => void;
  /** What else can be done with the day, beside adding to it. */
  children?: ReactNode;
}) {
  const { day, ranges, onChange, children } = props;
  const { t } = useTranslation('hours');
  const change = (key: string, part: Partial<TypedRange>) =>
    onChange(ranges.map((range) => (range.key === key ? { ...range, ...part } : range)));
  return (
    <div className="flex flex-col items-start gap-2">
      {ranges.map((range, index) => (
        <div key={range.key} className="flex flex-col gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <TimeInput
              label={t('from', { day, number: index + 1 })}
              value={range.start}
              isWrong={problemOf(range) === 'empty'}
              onChange={(start) => change(range.key, { start })}
            />
            <span aria-hidden>–</span>
            <TimeInput
              label={t('to', { day, number: index + 1 })}
              value={range.end}
              isWrong={problemOf(range) === 'empty'}
              onChange={(end) => change(range.key, { end })}
            />
            <IconButton
              label={t('remove', { day, number: index + 1 })}
              icon={<Trash2 size={20} aria-hidden />}
              onClick={() => onChange(ranges.filter(({ key }) => key !== range.key))}
            />
          </div>
          {problemOf(range) === 'empty' ? (
            <p role="alert" className="text-sm text-danger">
              {t('emptyRange')}
            </p>
          ) : null}
          {isOverMidnight(range) ? <p className="text-sm text-ink-soft">{t('nextDay')}</p> : null}
        </div>
      ))}
      <div className="-ml-4 flex flex-wrap">
        <Button
          variant="quiet"
          icon={<CirclePlus size={20} aria-hidden />}
          aria-label={t('addTo', { day })}
          onClick={() => onChange([...ranges, nextRange(ranges)])}
        >
          {t('add')}
        </Button>
        {children}
      </div>
    </div>
  );
}

function TimeInput(props: {
  label: string;
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}) {
  return (
    <input
      type="time"
      aria-label={props.label}
      aria-invalid={props.isWrong || undefined}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      className={cx(controlClass, 'tabular w-34 px-2.5!')}
    />
  );
}
