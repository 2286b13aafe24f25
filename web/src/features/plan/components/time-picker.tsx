import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../../lib/clock.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { clockTime, zoned, zoneName } from '../../../lib/time.ts';
import { chosenZone } from '../../../lib/zone.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { planSlotsQuery, useChooseTime, type Plan, type PlanPeriod } from '../queries.ts';

type Props = {
  plan: Plan;
  period: PlanPeriod;
  number: number;
  onClose: () => void;
};

/** Chooses a day and one of its free times for a session that has none. */
export function TimePicker({ plan, period, number, onClose }: Props) {
  const { t } = useTranslation('plan');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const zone = chosenZone();
  const dateOf = (at: string) => zoned(at, zone).toPlainDate().toString();
  const today = dateOf(now().toString());
  const monthStart = dateOf(period.startsAt);
  const firstDay = monthStart < today ? today : monthStart;
  const [date, setDate] = useState(firstDay);
  const choose = useChooseTime(plan.id);
  const { durationMinutes, provider } = plan;
  const slots = useQuery(
    planSlotsQuery({ providerId: provider.id, date, timezone: zone, durationMinutes }),
  );
  const pick = (start: string) =>
    choose.mutate(
      { period, number, start },
      {
        onSuccess: () => {
          toast.success(t('choose.done'));
          onClose();
        },
      },
    );
  const isEmpty = slots.data?.slots.length === 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('choose.title')}
      description={t('choose.text', { zone: zoneName(zone) })}
      closeLabel={common('close')}
    >
      <TextInput
        type="date"
        label={t('choose.day')}
        value={date}
        min={firstDay}
        max={dateOf(
          period.status === 'reserved' ? monthEnd(period.startsAt, zone) : period.validUntil,
        )}
        onChange={({ target }) => target.value && setDate(target.value)}
      />
      {choose.error ? (
        <Banner tone="danger" live>
          {errorText(choose.error)}
        </Banner>
      ) : null}
      {slots.error ? <Banner tone="danger">{errorText(slots.error)}</Banner> : null}
      {isEmpty ? <p className="text-ink-soft">{t('choose.none')}</p> : null}
      <Chips label={t('choose.times')}>
        {slots.data?.slots.map(({ start }) => (
          <Chip key={start} disabled={choose.isPending} onClick={() => pick(start)}>
            {clockTime(start, { zone })}
          </Chip>
        ))}
      </Chips>
    </Dialog>
  );
}

/** About where the month ends; the server says exactly. */
function monthEnd(startsAt: string, zone: string): string {
  return zoned(startsAt, zone).add({ months: 1 }).toInstant().toString();
}
