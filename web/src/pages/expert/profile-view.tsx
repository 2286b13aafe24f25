import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../features/availability/days.ts';
import { saveDraft } from '../../features/booking/draft.ts';
import { ContactToggle } from '../../features/contact/components/contact-toggle.tsx';
import { ProfileHeader } from '../../features/provider/components/profile-header.tsx';
import { ProfileMissing } from '../../features/provider/components/profile-missing.tsx';
import {
  ProfilePrices,
  StartingPrice,
} from '../../features/provider/components/profile-prices.tsx';
import { ProfileSkeleton } from '../../features/provider/components/profile-skeleton.tsx';
import { ProfileStory } from '../../features/provider/components/profile-story.tsx';
import { fullName } from '../../features/provider/name.ts';
import type { Profile } from '../../features/provider/queries.ts';
import { ApiError } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { usePageTitle } from '../../shell/page.tsx';
import { Section } from '../../shell/section.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/state-message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

// Phones choose their time on a screen of its own: only a wide one loads the calendar here.
const TimeChooser = lazy(() =>
  import('../../features/availability/components/time-chooser.tsx').then((module) => ({
    default: module.TimeChooser,
  })),
);

const wide = matchMedia('(min-width: 1280px)');
const subscribeToWidth = (listener: () => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};
const useIsWide = () => useSyncExternalStore(subscribeToWidth, () => wide.matches);

/** No such id or link, or one that can name nobody. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** An expert's page, however it was reached. */
export function ProfileView({ query }: { query: UseQueryResult<Profile> }) {
  const { t } = useTranslation('provider');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const { data: profile, error } = query;
  usePageTitle(profile ? fullName(profile) : t('title'));
  if (isGone(error)) return <ProfileMissing />;
  return (
    <>
      <div className="mx-auto w-full max-w-read flex-1 px-4 py-4 sm:px-6 lg:py-10 xl:max-w-choose">
        {profile ? <Whole profile={profile} /> : <h1 className="sr-only">{t('title')}</h1>}
        {!profile && error ? (
          <ErrorState
            title={t('failed')}
            text={errorText(error)}
            action={<Button onClick={() => void query.refetch()}>{common('tryAgain')}</Button>}
          />
        ) : null}
        {!profile && !error ? <ProfileSkeleton /> : null}
      </div>
      {profile ? <TimesBar profile={profile} /> : null}
    </>
  );
}

function Whole({ profile }: { profile: Profile }) {
  return (
    <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-8">
        <Section name="expert.header">
          <ProfileHeader
            profile={profile}
            action={
              <div className="flex">
                <ContactToggle person={profile} />
              </div>
            }
          />
        </Section>
        <Section name="expert.prices">
          <ProfilePrices prices={profile.prices} exchange={profile.exchange} />
        </Section>
        <Section name="expert.story">
          <ProfileStory profile={profile} />
        </Section>
      </div>
      {useIsWide() ? <Times profile={profile} /> : null}
    </div>
  );
}

/** Times beside the profile; choosing one leads on to booking. */
function Times({ profile }: { profile: Profile }) {
  const { t } = useTranslation('provider');
  const navigate = useNavigate();
  const book = (choice: { start: string; minutes: number; zone: string }) => {
    const { start, minutes, zone } = choice;
    saveDraft(profile.id, {
      step: 'about',
      providerName: profile.name,
      bookingId: undefined,
      date: dayOf(start, zone),
      time: start,
      durationMinutes: minutes,
      zone,
    });
    void navigate({
      to: '/book/$providerId',
      params: { providerId: profile.id },
      search: { step: 'about', start, minutes, zone },
    });
  };
  return (
    <section
      aria-labelledby="times"
      className="sticky top-8 -m-2 max-h-[calc(100dvh-3rem)] self-start overflow-y-auto p-2"
    >
      <h2 id="times" className="display mb-5 text-2xl">
        {t('times')}
      </h2>
      <Section name="expert.times">
        <Suspense fallback={<Skeleton className="h-120 w-full" />}>
          <TimeChooser
            providerId={profile.id}
            prices={profile.prices}
            exchange={profile.exchange}
            nextFree={profile.nextFree}
            onChoose={book}
          />
        </Suspense>
      </Section>
    </section>
  );
}

/** On a phone: what it costs and the one way on, always in reach. */
function TimesBar({ profile }: { profile: Profile }) {
  const { t } = useTranslation('provider');
  return (
    <div className="sticky bottom-(--shell-bottom) border-t border-line bg-canvas xl:hidden">
      <div className="mx-auto flex max-w-read items-center justify-between gap-4 px-4 py-3 sm:px-6">
        <StartingPrice prices={profile.prices} exchange={profile.exchange} />
        <Link
          to="/book/$providerId"
          params={{ providerId: profile.id }}
          className={`${buttonClass({ size: 'large' })} shrink-0`}
        >
          {t('seeTimes')}
        </Link>
      </div>
    </div>
  );
}
