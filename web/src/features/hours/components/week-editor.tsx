import { CopyPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localeTag } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type DragDay, tailOf } from '../drag-rules.ts';
import { copyDay, type TypedRange, type TypedWeek } from '../week-rules.ts';
import { DayStrip } from './day-strip.tsx';
import { RangeRows } from './range-rows.tsx';

/** A Monday, to name the days of a week after. */
const monday = Date.UTC(2024, 0, 1);
const msPerDay = 86_400_000;

/** The name of a day as it stands in a sentence, 0 for Monday: "Monday", "lunes". */
function dayInText(day: number): string {
  return new Intl.DateTimeFormat(localeTag(), { weekday: 'long', timeZone: 'UTC' }).format(
    monday + day * msPerDay,
  );
}

/** The same where it begins a line: "Monday", "Lunes". */
function nameOfDay(day: number): string {
  const name = dayInText(day);
  return name.charAt(0).toLocaleUpperCase(localeTag()) + name.slice(1);
}

/**
 * A week on one screen: the ranges of each day to drag or to enter, and one day copied to others.
 * Hours written as a sentence will be read above it, into the same `week`.
 */
export function WeekEditor({
  week,
  onChange,
}: {
  week: TypedWeek;
  onChange: (week: TypedWeek) => void;
}) {
  const { t } = useTranslation('hours');
  const [copied, setCopied] = useState<number | null>(null);
  return (
    <>
      <p className="text-ink-soft">{t('dragHelp')}</p>
      <ul className="divide-y divide-line">
        {week.map((ranges, day) => (
          <li
            key={nameOfDay(day)}
            className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <h3 className="flex min-h-12 items-center self-start font-medium">{nameOfDay(day)}</h3>
            <DayHours
              day={nameOfDay(day)}
              ranges={ranges}
              tail={tailOf(week[(day + 6) % 7] ?? [])}
              onChange={(changed) =>
                onChange(week.map((other, index) => (index === day ? changed : other)))
              }
              onCopy={() => setCopied(day)}
            />
          </li>
        ))}
      </ul>
      {copied === null ? null : (
        <CopyDialog
          day={copied}
          onClose={() => setCopied(null)}
          onCopy={(days) => {
            onChange(copyDay(week, copied, days));
            setCopied(null);
          }}
        />
      )}
    </>
  );
}

/** One day: a strip to drag on, and its ranges as fields, which follow what is dragged. */
function DayHours(
  props: DragDay & {
    day: string;
    onChange: (ranges: readonly TypedRange[]) => void;
    onCopy: () => void;
  },
) {
  const { day, ranges, tail, onChange, onCopy } = props;
  const { t } = useTranslation('hours');
  const [preview, setPreview] = useState<readonly TypedRange[] | null>(null);
  const shown = preview ?? ranges;
  return (
    <div className="min-w-0">
      <DayStrip day={{ ranges, tail }} shown={shown} onPreview={setPreview} onChange={onChange} />
      <div className="flex flex-wrap items-center gap-x-8 pt-2">
        {shown.length === 0 ? <p className="text-ink-soft">{t('closed')}</p> : null}
        <RangeRows day={day} ranges={shown} onChange={onChange}>
          {shown.length > 0 ? (
            <Button
              variant="quiet"
              icon={<CopyPlus size={20} aria-hidden />}
              aria-label={t('copyOf', { day })}
              onClick={onCopy}
            >
              {t('copy')}
            </Button>
          ) : null}
        </RangeRows>
      </div>
    </div>
  );
}

function CopyDialog(props: { day: number; onClose: () => void; onCopy: (days: number[]) => void }) {
  const { day, onClose, onCopy } = props;
  const { t } = useTranslation('hours');
  const { t: common } = useTranslation('common');
  const [chosen, setChosen] = useState<number[]>([0, 1, 2, 3, 4].filter((one) => one !== day));
  const others = [0, 1, 2, 3, 4, 5, 6].filter((one) => one !== day);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('copyTitle', { day: dayInText(day) })}
      description={t('copyText')}
      closeLabel={common('close')}
      actions={
        <Button disabled={chosen.length === 0} onClick={() => onCopy(chosen)}>
          {t('copyDone')}
        </Button>
      }
    >
      <Chips label={t('copyTo')}>
        {others.map((one) => (
          <Chip
            key={one}
            pressed={chosen.includes(one)}
            onClick={() =>
              setChosen((before) =>
                before.includes(one) ? before.filter((other) => other !== one) : [...before, one],
              )
            }
          >
            {nameOfDay(one)}
          </Chip>
        ))}
      </Chips>
    </Dialog>
  );
}
