import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeChooser } from '../../features/availability/components/time-chooser.tsx';
import { meetOf, offersMore, wayIn } from '../../features/availability/way.ts';
import { WayChoice } from '../../features/booking/components/way-choice.tsx';
import { formatMoney } from '../../lib/money.ts';
import { Section } from '../../shell/crash/section.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NextBar } from '../../ui/next-bar.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PackageHead, PackagePrice, TimesList } from './package-summary.tsx';
import type { PackageStepProps } from './package-steps.tsx';
import { hasEnough, namedTimes, toggled } from './package-times-rules.ts';
import { StepTitle } from './step-title.tsx';
import { useVenueRegion } from './venue-region.ts';

/** All times of a package on one calendar, which knows those chosen so far; they are in the address. */
export function PackageTimes(props: PackageStepProps) {
  const { flow, provider, offering, starts, way } = props;
  const { t } = useTranslation('package');
  const { t: of } = useTranslation('booking');
  const { sessions, durationMinutes, scheduling } = offering;
  const region = useVenueRegion(provider, way);
  const [isTooMany, setIsTooMany] = useState(false);
  const isOnline = way.mode === 'virtual';
  // In person times are chosen by the venue's clocks.
  const zone = flow.search.zone ?? region?.timeZone ?? flow.zone;
  const change = (next: readonly string[], inZone = zone) =>
    flow.go(
      'time',
      {
        ...{ times: namedTimes(next), zone: inZone },
        ...{ start: undefined, minutes: undefined, bookingId: undefined },
      },
      { replace: true },
    );
  const choose = ({ start, zone: inZone }: { start: string; zone: string }) => {
    const next = toggled(starts, start);
    setIsTooMany(next.length > sessions);
    if (next.length <= sessions) change(next, inZone);
  };
  const remove = (start: string) => {
    setIsTooMany(false);
    change(toggled(starts, start));
  };
  const card = useRef<HTMLDivElement>(null);
  const goOn =
    starts[0] !== undefined && hasEnough(offering, starts)
      ? () =>
          flow.go('about', {
            ...{ start: starts[0], minutes: durationMinutes, zone, bookingId: undefined },
          })
      : null;
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-10">
        <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
          <div>
            <StepTitle className="leading-tight">
              {scheduling === 'as-you-go'
                ? t('buy.timesFirst')
                : t('buy.timesAll', { count: sessions })}
            </StepTitle>
            <p className="mt-1 text-ink-soft">
              {scheduling === 'as-you-go' ? t('buy.needFirst') : t('buy.needAll')}
            </p>
          </div>
          <div className="lg:hidden">
            <PackageHead sold={props.sold} />
          </div>
          {wayIn(provider.places, flow.search.meet) ? null : (
            <Banner tone="neutral">{of('noLonger.way', { name: provider.name })}</Banner>
          )}
          {offersMore(provider.places) ? (
            <WayChoice
              places={provider.places}
              way={way}
              onChange={(next) =>
                // What is free depends on the way there.
                flow.go(
                  'time',
                  { meet: meetOf(next), times: undefined, start: undefined, zone: undefined },
                  { replace: true },
                )
              }
            />
          ) : null}
          <Section name="booking.times">
            {isOnline || region ? (
              <TimeChooser
                key={meetOf(way) ?? ''}
                providerId={provider.id}
                prices={[]}
                length={durationMinutes}
                way={isOnline ? undefined : way}
                nextFree={isOnline ? provider.nextFree : null}
                chosen={{ start: starts[0], zone }}
                picks={starts}
                onChoose={choose}
              />
            ) : (
              <Skeleton className="h-96" />
            )}
          </Section>
          {isTooMany ? (
            <Banner tone="warning" live>
              {t('buy.tooMany', { count: sessions })}
            </Banner>
          ) : null}
        </div>
        <Chosen {...props} {...{ card, zone, goOn }} onRemove={remove} />
      </div>
      <NextBar
        aside={
          <button
            type="button"
            className="touch -ml-2 rounded-control px-2 text-left leading-tight"
            onClick={() => card.current?.scrollIntoView({ block: 'start' })}
          >
            <span className="block text-sm text-ink-soft">
              {t('buy.chosenShort', { done: starts.length, count: sessions })}
            </span>
            <span className="tabular block text-lg font-semibold whitespace-nowrap">
              {formatMoney(offering.discountedPrice ?? offering.price)}
            </span>
          </button>
        }
      >
        {goOn ? (
          <Button size="large" className="min-w-36 lg:hidden" onClick={goOn}>
            {of('continue')}
          </Button>
        ) : null}
      </NextBar>
    </div>
  );
}

type ChosenProps = PackageStepProps & {
  card: RefObject<HTMLDivElement | null>;
  zone: string;
  onRemove: (start: string) => void;
  /** Null until enough is chosen. */
  goOn: (() => void) | null;
};

/** What is chosen so far and what it costs. */
function Chosen({ card, offering, sold, starts, notes, zone, onRemove, goOn }: ChosenProps) {
  const { t } = useTranslation('package');
  const { t: of } = useTranslation('booking');
  const { sessions, price, discountedPrice } = offering;
  const chosen = t('buy.chosen', { done: starts.length, count: sessions });
  return (
    <Card ref={card} className="flex scroll-mt-4 flex-col gap-4 lg:sticky lg:top-8">
      <div className="max-lg:hidden">
        <PackageHead sold={sold} />
      </div>
      <div className="flex flex-col gap-2">
        <p role="status" className="font-semibold">
          {chosen}
        </p>
        <Progress label={chosen} percent={Math.round((starts.length / sessions) * 100)} />
      </div>
      <TimesList starts={starts} zone={zone} onRemove={onRemove} />
      <PackagePrice
        sessions={sessions}
        price={discountedPrice ?? price}
        listPrice={discountedPrice ? price : undefined}
        notes={notes}
      />
      {goOn ? (
        <Button size="large" className="max-lg:hidden" onClick={goOn}>
          {of('continue')}
        </Button>
      ) : null}
    </Card>
  );
}
