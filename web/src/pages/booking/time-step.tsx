import { useTranslation } from 'react-i18next';
import { TimeChooser } from '../../features/availability/components/time-chooser.tsx';
import { meetOf, offersMore, online, wayIn } from '../../features/availability/way.ts';
import { WayChoice } from '../../features/booking/components/way-choice.tsx';
import { readDraft, saveDraft } from '../../features/booking/draft.ts';
import type { Provider } from '../../features/booking/queries.ts';
import { formatMinutes } from '../../lib/time.ts';
import { nowMs } from '../../lib/clock.ts';
import { Section } from '../../shell/crash/section.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { When } from '../../ui/when.tsx';
import { dayOf } from '../../features/availability/days.ts';
import type { BookingFlow } from './booking-flow.ts';
import { StepTitle } from './step-title.tsx';
import { useVenueRegion } from './venue-region.ts';

type Choice = { start: string; minutes: number; zone: string; meet: string | undefined };

export function TimeStep({ flow, provider }: { flow: BookingFlow; provider: Provider }) {
  const { places } = provider;
  const way = wayIn(places, flow.search.meet) ?? online;
  const isOnline = way.mode === 'virtual';
  const region = useVenueRegion(provider, way);
  const choose = (choice: Choice) => {
    const { start, minutes, zone } = choice;
    saveDraft(flow.providerId, {
      step: 'about',
      providerName: provider.name,
      bookingId: undefined,
      date: dayOf(start, zone),
      time: start,
      durationMinutes: minutes,
      zone,
      meet: choice.meet,
    });
    const { meet } = choice;
    flow.go('about', { start, minutes, zone, meet, bookingId: undefined });
  };
  return (
    <div className="flex flex-col gap-4 lg:gap-6 short:gap-2">
      <Header provider={provider} />
      {flow.chosen ? null : <KeptDraft flow={flow} onGoOn={choose} />}
      <NoLongerOffered flow={flow} provider={provider} />
      {offersMore(places) ? (
        <WayChoice
          places={places}
          way={way}
          onChange={(next) =>
            flow.go(
              'time',
              { meet: meetOf(next), start: undefined, zone: undefined },
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
            prices={provider.prices}
            exchange={provider.exchange}
            way={isOnline ? undefined : way}
            nextFree={isOnline ? provider.nextFree : null}
            chosen={{
              start: flow.chosen?.start,
              minutes: flow.search.minutes,
              zone: flow.search.zone ?? region?.timeZone ?? flow.zone,
            }}
            onChoose={(choice) => choose({ ...choice, meet: meetOf(way) })}
          />
        ) : (
          <Skeleton className="h-96" />
        )}
      </Section>
    </div>
  );
}

/** What is to be done and with whom, in the height of a portrait. */
function Header({ provider }: { provider: Provider }) {
  const { t } = useTranslation('booking');
  const name = `${provider.name} ${provider.lastName}`.trim();
  return (
    <div className="flex items-center gap-3">
      <Avatar id={provider.id} name={name} src={provider.profilePicture} size={52} />
      <div className="min-w-0">
        <StepTitle className="leading-tight">{t('titles.time')}</StepTitle>
        <p className="text-ink-soft">{t('ownClash.with', { name })}</p>
      </div>
    </div>
  );
}

/** The address may name a length or a way to meet of an earlier meeting. */
function NoLongerOffered({ flow, provider }: { flow: BookingFlow; provider: Provider }) {
  const { t } = useTranslation('booking');
  const { minutes, meet } = flow.search;
  const { name, prices, places } = provider;
  const hasLength =
    minutes === undefined || prices.some(({ durationMinutes }) => durationMinutes === minutes);
  return (
    <>
      {hasLength ? null : (
        <Banner tone="neutral">
          {t('noLonger.length', { name, length: formatMinutes(minutes) })}
        </Banner>
      )}
      {wayIn(places, meet) ? null : <Banner tone="neutral">{t('noLonger.way', { name })}</Banner>}
    </>
  );
}

/** Offers to continue a draft of this tab. */
function KeptDraft(props: { flow: BookingFlow; onGoOn: (choice: Choice) => void }) {
  const { t } = useTranslation('booking');
  const draft = readDraft(props.flow.providerId);
  if (!draft?.time || !draft.durationMinutes || Date.parse(draft.time) < nowMs()) return null;
  const zone = draft.zone ?? props.flow.zone;
  const kept = { start: draft.time, minutes: draft.durationMinutes, zone, meet: draft.meet };
  return (
    <Banner
      tone="primary"
      action={
        <Button variant="secondary" onClick={() => props.onGoOn(kept)}>
          {t('draft.goOn')}
        </Button>
      }
    >
      {t('draft.text')} <When at={kept.start} zone={zone} className="font-semibold" />
    </Banner>
  );
}
