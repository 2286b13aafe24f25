import { useTranslation } from 'react-i18next';
import type { PlanDates } from '../../features/plan/queries.ts';
import { showTime, zoneOffset } from '../../lib/time.ts';
import { Select } from '../../ui/select.tsx';
import { When } from '../../ui/when.tsx';

type Props = {
  dates: PlanDates;
  /** The client's, in which times are shown first. */
  zone: string;
  /** Of the expert. */
  name: string | undefined;
  /** Other times that were chosen, by the one that is taken. */
  instead: Record<string, string>;
  onInstead: (start: string, other: string) => void;
};

/** The times of the first month; where one is taken, another of that month is chosen. */
export function FirstTimes({ dates, zone, name, instead, onInstead }: Props) {
  const { t } = useTranslation('plan');
  const missing = dates.sessionsPerMonth - dates.sessions.length;
  return (
    <section aria-labelledby="first-times">
      <h2 id="first-times" className="mb-1 text-lg font-semibold">
        {t('buy.first')}
      </h2>
      <ol className="flex flex-col divide-y divide-line">
        {dates.sessions.map(({ start, isFree, alternatives }) => (
          <li key={start} className="flex flex-col gap-2 py-2.5">
            <span>
              <When
                at={start}
                zone={zone}
                {...(isFree ? {} : { className: 'text-ink-soft line-through' })}
              />
              <TheirTime at={start} zone={dates.providerTimezone} ownZone={zone} name={name} />
            </span>
            {isFree ? null : (
              <Select
                label={t('buy.taken')}
                value={instead[start] ?? ''}
                onChange={({ target }) => onInstead(start, target.value)}
                choices={[
                  { value: '', label: t('buy.chooseOther') },
                  ...alternatives.map((slot) => ({
                    value: slot.start,
                    label: showTime(slot.start, { zone }).full,
                  })),
                ]}
                error={alternatives.length === 0 ? t('buy.noOther') : undefined}
              />
            )}
          </li>
        ))}
      </ol>
      {missing > 0 ? <p className="text-danger">{t('buy.tooFew', { count: missing })}</p> : null}
    </section>
  );
}

type Their = { at: string; zone: string; ownZone: string; name: string | undefined };

/** The same moment on the expert's clock, where it differs from the client's. */
function TheirTime({ at, zone, ownZone, name }: Their) {
  const { t } = useTranslation('plan');
  if (zoneOffset(zone, at) === zoneOffset(ownZone, at)) return null;
  const { text, zone: called } = showTime(at, { zone });
  return (
    <span className="block text-sm text-ink-soft">
      {name
        ? t('buy.timeOf', { name, time: text, zone: called })
        : t('buy.timeThere', { time: text, zone: called })}
    </span>
  );
}
