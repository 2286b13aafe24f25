import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alternatives } from '../../features/availability/components/alternatives.tsx';
import { TimeChooser } from '../../features/availability/components/time-chooser.tsx';
import { offersMore, online, type Way } from '../../features/availability/way.ts';
import { WayChoice } from '../../features/booking/components/way-choice.tsx';
import { usePlaceSession, type Package } from '../../features/booking/package-queries.ts';
import { providerQuery } from '../../features/booking/queries.ts';
import { errorCodeOf, useErrorText } from '../../lib/error-text.ts';
import { ApiError } from '../../lib/api.ts';
import { useIdempotencyKey } from '../../lib/idempotency.ts';
import { chosenZone } from '../../lib/zone.ts';
import { Section } from '../../shell/crash/section.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { focusOnMount } from '../../ui/focus.ts';
import { toast } from '../../ui/toast.ts';
import { When } from '../../ui/when.tsx';

type Props = {
  bought: Package;
  /** The time was taken, or the person goes back. */
  onEnd: () => void;
};

/** Picks a time for the next session of a package that has none, and takes it. Nothing is paid. */
export function PlaceSession({ bought, onEnd }: Props) {
  const { t } = useTranslation('package');
  const { provider, durationMinutes, sessions } = bought;
  const [zone, setZone] = useState(chosenZone);
  const [way, setWay] = useState<Way>(online);
  const [start, setStart] = useState<string | null>(null);
  const { data: expert } = useQuery(providerQuery(provider.id, undefined));
  // At a client's home an address would have to be asked for: that is booked by itself.
  const places = expert && { ...expert.places, home: null };
  const number = sessions.find(({ state }) => state === 'free')?.number ?? 0;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Button
          variant="quiet"
          className="-ml-4"
          icon={<ArrowLeft size={20} aria-hidden />}
          onClick={onEnd}
        >
          {t('place.back')}
        </Button>
        <h1 ref={focusOnMount} tabIndex={-1} className="display text-2xl sm:text-3xl">
          {t('place.title', { number })}
        </h1>
        <p className="mt-1 text-ink-soft">{t('place.free')}</p>
      </div>
      {start === null ? (
        <>
          {places && offersMore(places) ? (
            <WayChoice places={places} way={way} onChange={setWay} />
          ) : null}
          <Section name="activity.times">
            <TimeChooser
              key={JSON.stringify(way)}
              providerId={provider.id}
              prices={[]}
              length={durationMinutes}
              way={way.mode === 'virtual' ? undefined : way}
              chosen={{ zone }}
              picks={sessions.flatMap(({ state, start: at }) =>
                state === 'placed' && at !== null ? at : [],
              )}
              onChoose={(choice) => {
                setStart(choice.start);
                setZone(choice.zone);
              }}
            />
          </Section>
        </>
      ) : (
        <Review
          {...{ bought, number, way, zone, start, onEnd }}
          onStart={setStart}
          onOther={() => setStart(null)}
        />
      )}
    </div>
  );
}

type ReviewProps = Props & {
  number: number;
  way: Way;
  zone: string;
  start: string;
  onStart: (start: string) => void;
  onOther: () => void;
};

function Review(props: ReviewProps) {
  const { bought, number, way, zone, start, onStart, onOther, onEnd } = props;
  const { t } = useTranslation('package');
  const { t: of } = useTranslation('booking');
  const errorText = useErrorText();
  const placing = usePlaceSession(bought.id);
  const { keyFor, answered } = useIdempotencyKey();
  const { error } = placing;
  const isClash = errorCodeOf(error) === 'own-clash';
  const others = error instanceof ApiError ? error.alternatives : [];
  const place = (acceptOverlap: boolean) => {
    if (placing.isPending) return;
    const wish = { start, acceptOverlap, way };
    placing.mutate(
      { ...wish, idempotencyKey: keyFor(wish) },
      {
        onSuccess: () => {
          answered();
          toast.success(t('place.done', { number }));
          onEnd();
        },
        onError: answered,
      },
    );
  };
  return (
    <Card className="flex flex-col gap-4">
      <div ref={focusOnMount} tabIndex={-1}>
        <p className="text-sm text-ink-soft">{t('place.review', { number })}</p>
        <p className="text-lg">
          <When at={start} zone={zone} className="font-semibold" />
        </p>
      </div>
      {error ? (
        <Banner tone={isClash ? 'warning' : 'danger'} live>
          {isClash ? of('ownClash.text') : errorText(error)}
        </Banner>
      ) : null}
      <Alternatives
        slots={others}
        zone={zone}
        onChoose={(slot) => {
          placing.reset();
          onStart(slot.start);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button size="large" loading={placing.isPending} onClick={() => place(isClash)}>
          {isClash ? of('ownClash.both') : t('place.action')}
        </Button>
        <Button variant="secondary" size="large" onClick={onOther}>
          {t('place.other')}
        </Button>
      </div>
    </Card>
  );
}
