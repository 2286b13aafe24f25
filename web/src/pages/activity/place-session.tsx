import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alternatives } from '../../features/availability/components/alternatives.tsx';
import { TimeChooser } from '../../features/availability/components/time-chooser.tsx';
import { meetOf, offersMore, online, wayIn, type Way } from '../../features/availability/way.ts';
import { WayChoice } from '../../features/booking/components/way-choice.tsx';
import { usePlaceSession, type Package } from '../../features/booking/package-queries.ts';
import { providerQuery, type Provider } from '../../features/booking/queries.ts';
import { draftOf, keepDraft } from '../../lib/drafts.ts';
import { errorCodeOf, useErrorText } from '../../lib/error-text.ts';
import { ApiError } from '../../lib/api.ts';
import { useIdempotencyKey } from '../../lib/idempotency.ts';
import type { PlacingDraft } from '../../lib/storage.ts';
import { chosenZone } from '../../lib/zone.ts';
import { Section } from '../../shell/crash/section.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { focusOnMount } from '../../ui/focus.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { When } from '../../ui/when.tsx';
import { addressRefusalOf, HomeAddress, useHomeAddress } from '../booking/home-address.tsx';
import { useVenueRegion } from '../booking/venue-region.ts';

type Props = {
  bought: Package;
  /** The time was taken, or the person goes back. */
  onEnd: () => void;
};

/** What is chosen so far, kept in this tab until the time is taken or the person goes back. */
function usePlacing(packageId: string) {
  const [placing, setPlacing] = useState<PlacingDraft>(() => draftOf(packageId).placing ?? {});
  const change = (by: PlacingDraft) => {
    // The address is kept by its own field.
    const next = { ...placing, address: draftOf(packageId).placing?.address, ...by };
    keepDraft(packageId, { placing: next });
    setPlacing(next);
  };
  return { placing, change };
}

/** Picks a time for the next session of a package that has none, and takes it. Nothing is paid. */
export function PlaceSession({ bought, onEnd }: Props) {
  const { t } = useTranslation('package');
  const { provider, sessions } = bought;
  const { data: expert, isPending } = useQuery(providerQuery(provider.id, undefined));
  const number = sessions.find(({ state }) => state === 'free')?.number ?? 0;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Button
          variant="quiet"
          className="-ml-4"
          icon={<ChevronLeft size={20} aria-hidden />}
          onClick={onEnd}
        >
          {t('place.back')}
        </Button>
        <h1 ref={focusOnMount} tabIndex={-1} className="display text-2xl sm:text-3xl">
          {t('place.title', { number })}
        </h1>
        <p className="mt-1 text-ink-soft">{t('place.free')}</p>
      </div>
      {isPending ? (
        <Skeleton className="h-96" />
      ) : (
        <Steps {...{ bought, number, onEnd }} places={expert?.places ?? onlineOnly} />
      )}
    </div>
  );
}

/** Where the expert meets people, when their profile didn't load. */
const onlineOnly: Provider['places'] = { home: null, offices: [] };

type StepProps = Props & { places: Provider['places']; number: number };

/** How they meet and when, then a look at both. */
function Steps({ bought, places, number, onEnd }: StepProps) {
  const { t: of } = useTranslation('booking');
  const { placing, change } = usePlacing(bought.id);
  const { start, meet } = placing;
  const { provider } = bought;
  const known = wayIn(places, meet);
  const way = known ?? online;
  const region = useVenueRegion({ places }, way);
  const isOnline = way.mode === 'virtual';
  // In person times are chosen by the venue's clocks.
  const zone = placing.zone ?? region?.timeZone ?? chosenZone();
  if (start !== undefined && known)
    return (
      <Review
        {...{ bought, places, number, way, zone, start, onEnd }}
        onStart={(next) => change({ start: next })}
        onOther={() => change({ start: undefined })}
      />
    );
  return (
    <>
      {known ? null : <Banner tone="neutral">{of('noLonger.way', { name: provider.name })}</Banner>}
      {offersMore(places) ? (
        <WayChoice
          places={places}
          way={way}
          // What is free depends on the way there.
          onChange={(next) => change({ meet: meetOf(next), start: undefined, zone: undefined })}
        />
      ) : null}
      <Section name="activity.times">
        {isOnline || region ? (
          <TimeChooser
            key={meetOf(way) ?? ''}
            providerId={provider.id}
            prices={[]}
            length={bought.durationMinutes}
            way={isOnline ? undefined : way}
            chosen={{ zone }}
            picks={bought.sessions.flatMap(({ state, start: at }) =>
              state === 'placed' && at !== null ? at : [],
            )}
            onChoose={(choice) => change({ start: choice.start, zone: choice.zone })}
          />
        ) : (
          <Skeleton className="h-96" />
        )}
      </Section>
    </>
  );
}

type ReviewProps = StepProps & {
  way: Way;
  zone: string;
  start: string;
  onStart: (start: string) => void;
  onOther: () => void;
};

/** Where an address is kept while it is typed: with the rest of what is chosen. */
const keptWith = (packageId: string) => ({
  read: () => draftOf(packageId).placing?.address,
  keep: (address: PlacingDraft['address']) =>
    keepDraft(packageId, { placing: { ...draftOf(packageId).placing, address } }),
});

function Review(props: ReviewProps) {
  const { bought, places, number, way, zone, start, onStart, onOther, onEnd } = props;
  const { t } = useTranslation('package');
  const { t: of } = useTranslation('booking');
  const errorText = useErrorText();
  const placing = usePlaceSession(bought.id);
  const { keyFor, answered } = useIdempotencyKey();
  const home = useHomeAddress(keptWith(bought.id));
  const isVisit = way.mode === 'home';
  const { error } = placing;
  const isClash = errorCodeOf(error) === 'own-clash';
  const addressRefusal = addressRefusalOf(error);
  const others = error instanceof ApiError ? error.alternatives : [];
  const place = (acceptOverlap: boolean) => {
    if (placing.isPending) return;
    if (isVisit && (!home.picked || addressRefusal)) {
      home.ask();
      return;
    }
    const wish = { start, acceptOverlap, way, ...(isVisit ? { address: home.picked } : {}) };
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
  // A refusal was of the address before.
  const changing = {
    ...home,
    change: (address: Parameters<typeof home.change>[0]) => {
      if (addressRefusal) placing.reset();
      home.change(address);
    },
  };
  return (
    <Card className="flex flex-col gap-4">
      <div ref={focusOnMount} tabIndex={-1}>
        <p className="text-sm text-ink-soft">{t('place.review', { number })}</p>
        <p className="text-lg">
          <When at={start} zone={zone} className="font-semibold" />
        </p>
      </div>
      {isVisit ? (
        <HomeAddress
          home={changing}
          provider={{ name: bought.provider.name, places }}
          refusal={addressRefusal}
        />
      ) : null}
      {error && !addressRefusal ? (
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
