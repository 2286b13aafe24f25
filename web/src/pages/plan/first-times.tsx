import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alternatives } from '../../features/availability/components/alternatives.tsx';
import type { Way } from '../../features/availability/way.ts';
import type { PlanDates } from '../../features/plan/queries.ts';
import { showTime, zoneOffset } from '../../lib/time.ts';
import { Button } from '../../ui/button.tsx';
import { When } from '../../ui/when.tsx';
import { TimeDialog } from './time-dialog.tsx';

type Props = {
  dates: PlanDates;
  provider: { id: string; name: string | undefined };
  /** Of one session. */
  minutes: number;
  way: Way;
  /** In which times are shown first: the client's, in person the venue's. */
  zone: string;
  /** Other times that were chosen, by the one that the pattern gives. */
  instead: Record<string, string>;
  onInstead: (start: string, other: string) => void;
};

/** Where a session of the first month is now; null while it has no free time. */
export function startOf(
  { start, isFree }: PlanDates['sessions'][number],
  instead: Record<string, string>,
): string | null {
  return instead[start] ?? (isFree ? start : null);
}

/** The times of the first month, each of which can be another one of that month. */
export function FirstTimes(props: Props) {
  const { dates, provider, minutes, way, zone, instead, onInstead } = props;
  const { t } = useTranslation('plan');
  const [changing, setChanging] = useState<string | null>(null);
  const missing = dates.sessionsPerMonth - dates.sessions.length;
  const changed = dates.sessions.find(({ start }) => start === changing);
  return (
    <section aria-labelledby="first-times">
      <h2 id="first-times" className="mb-1 text-lg font-semibold">
        {t('buy.first')}
      </h2>
      <ol className="flex flex-col divide-y divide-line">
        {dates.sessions.map((session, at) => (
          <FirstTime
            key={session.start}
            {...{ session, zone, instead, onInstead }}
            number={at + 1}
            their={{ zone: dates.providerTimezone, name: provider.name }}
            onOther={() => setChanging(session.start)}
          />
        ))}
      </ol>
      {missing > 0 ? <p className="text-danger">{t('buy.tooFew', { count: missing })}</p> : null}
      {changed ? (
        <TimeDialog
          providerId={provider.id}
          minutes={minutes}
          way={way}
          zone={zone}
          within={{ from: dates.from, until: dates.until }}
          start={startOf(changed, instead) ?? changed.start}
          others={dates.sessions.flatMap((one) =>
            one === changed ? [] : (startOf(one, instead) ?? []),
          )}
          onChoose={(other) => {
            onInstead(changed.start, other);
            setChanging(null);
          }}
          onClose={() => setChanging(null)}
        />
      ) : null}
    </section>
  );
}

type TimeProps = Pick<Props, 'zone' | 'instead' | 'onInstead'> & {
  session: PlanDates['sessions'][number];
  number: number;
  their: { zone: string; name: string | undefined };
  onOther: () => void;
};

function FirstTime({ session, number, zone, instead, onInstead, their, onOther }: TimeProps) {
  const { t } = useTranslation('plan');
  const { start, alternatives } = session;
  const own = startOf(session, instead);
  return (
    <li className="flex flex-col gap-2 py-2.5">
      <div className="flex items-center justify-between gap-4">
        <span className="min-w-0">
          <When
            at={own ?? start}
            zone={zone}
            className={own === null ? 'text-ink-soft line-through' : 'font-medium'}
          />
          <TheirTime at={own ?? start} ownZone={zone} {...their} />
        </span>
        <Button variant="quiet" className="-mr-4 shrink-0" onClick={onOther}>
          {own === null ? t('choose.action') : t('choose.other')}
          <span className="sr-only"> {t('sessionNumber', { number })}</span>
        </Button>
      </div>
      {own === null ? (
        <>
          <p className="font-medium text-warning">
            {alternatives.length === 0 ? t('buy.noOther') : t('buy.taken')}
          </p>
          <Alternatives
            slots={alternatives}
            zone={zone}
            onChoose={(slot) => onInstead(start, slot.start)}
          />
        </>
      ) : null}
    </li>
  );
}

type Their = { at: string; zone: string; ownZone: string; name: string | undefined };

/** The same moment on the expert's clock, where it differs from the one shown. */
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
