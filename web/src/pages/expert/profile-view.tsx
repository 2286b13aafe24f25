import { Link, useCanGoBack, useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../features/availability/days.ts';
import { saveDraft } from '../../features/booking/draft.ts';
import { ContactToggle } from '../../features/contact/components/contact-toggle.tsx';
import { PublicOfferings } from '../../features/offering/components/public-offerings.tsx';
import { ProfileHeader } from '../../features/provider/components/profile-header.tsx';
import { ProfileMissing } from '../../features/provider/components/profile-missing.tsx';
import {
  ProfilePrices,
  StartingPrice,
} from '../../features/provider/components/profile-prices.tsx';
import { ProfileSkeleton } from '../../features/provider/components/profile-skeleton.tsx';
import { ProfileStory } from '../../features/provider/components/profile-story.tsx';
import { Reviews } from '../../features/review/components/reviews.tsx';
import { fullName } from '../../features/provider/name.ts';
import type { Glimpse, Profile } from '../../features/provider/queries.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { useIsWide as useHasListBeside } from '../../lib/wide.ts';
import { BackLink } from '../../shell/page/back-link.tsx';
import { DataSection } from '../../shell/page/data-section.tsx';
import { usePageTitle } from '../../shell/page/page.tsx';
import { Section } from '../../shell/crash/section.tsx';
import { useUser } from '../../shell/session/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

// On phones the time is chosen on a page of its own: only wide screens load the calendar here.
const TimeChooser = lazy(() =>
  import('../../features/availability/components/time-chooser.tsx').then((module) => ({
    default: module.TimeChooser,
  })),
);

const wide = matchMedia('(min-width: 1280px)');

/** Around a profile: its loading state, a refusal, and not found. */
export function ProfileSection(props: { gone?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('provider');
  return (
    <DataSection
      failed={t('failed')}
      of={shownCurrency(useUser())}
      waiting={<ProfileSkeleton />}
      gone={props.gone ?? <ProfileMissing />}
      frame={UnknownProfile}
    >
      {props.children}
    </DataSection>
  );
}

function UnknownProfile({ children }: { children: ReactNode }) {
  const { t } = useTranslation('provider');
  usePageTitle(t('title'));
  return (
    <div className={column}>
      <ProfileUp />
      <h1 className="sr-only">{t('title')}</h1>
      {children}
    </div>
  );
}

/**
 * The way up from a person: to the contacts, unless these stand beside; from an expert to the chat,
 * or to the list they were opened from, unless the visitor came by a link from elsewhere.
 */
export function ProfileUp() {
  const { t } = useTranslation('provider');
  const isContact = useLocation({ select: ({ pathname }) => pathname.startsWith('/contacts/') });
  const hasListBeside = useHasListBeside();
  const canGoBack = useCanGoBack();
  const list = useLocation({ select: ({ state }) => state.list });
  if (isContact ? hasListBeside : !canGoBack) return null;
  // As far down as on other pages, whose top is wider on a phone.
  return (
    <div className="max-lg:pt-2">
      {list ? (
        <BackLink to="/experts" place={t('list')} search={list} />
      ) : (
        <BackLink to={isContact ? '/contacts' : '/'} />
      )}
    </div>
  );
}

export function ProfilePending({ glimpse }: { glimpse?: Glimpse | undefined }) {
  if (glimpse) {
    return (
      <div className={column}>
        <ProfileUp />
        <ProfileSkeleton glimpse={glimpse} />
      </div>
    );
  }
  return (
    <UnknownProfile>
      <ProfileSkeleton />
    </UnknownProfile>
  );
}

const column = 'mx-auto w-full max-w-read flex-1 px-4 py-4 sm:px-6 lg:py-10 xl:max-w-choose';

/** An expert's page, however it was reached. Beside a list it is one column, as on a phone. */
export function ProfileView({
  profile,
  isBeside = false,
}: {
  profile: Profile;
  isBeside?: boolean;
}) {
  usePageTitle(fullName(profile));
  return (
    <>
      <div className={isBeside ? besideColumn : column}>
        <ProfileUp />
        <Whole profile={profile} isBeside={isBeside} />
      </div>
      <TimesBar profile={profile} isBeside={isBeside} />
    </>
  );
}

const besideColumn = 'mx-auto w-full max-w-read flex-1 px-6 py-10';

function Whole({ profile, isBeside }: { profile: Profile; isBeside: boolean }) {
  const hasTimes = useIsWide() && !isBeside;
  return (
    <div className={cx('grid gap-x-12 gap-y-8', hasTimes && 'grid-cols-[22rem_minmax(0,1fr)]')}>
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
        <Section name="expert.offerings">
          <PublicOfferings profile={profile} />
        </Section>
        <Section name="expert.reviews">
          <Reviews expert={profile} />
        </Section>
      </div>
      {hasTimes ? <Times profile={profile} /> : null}
    </div>
  );
}

function useIsWide() {
  return useSyncExternalStore(subscribeToWidth, () => wide.matches);
}

function subscribeToWidth(listener: () => void) {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Times next to the profile; choosing one leads to booking. */
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

/** On a phone: the price and the button to book, always visible. */
function TimesBar({ profile, isBeside }: { profile: Profile; isBeside: boolean }) {
  const { t } = useTranslation('provider');
  if (useUser()?.id === profile.id) return <OwnerBar />;
  return (
    <div
      className={cx(
        'sticky bottom-(--shell-bottom) border-t border-line bg-canvas',
        !isBeside && 'xl:hidden',
      )}
    >
      <div className="mx-auto flex max-w-read flex-wrap items-center justify-between gap-3 px-4 py-3 sm:gap-4 sm:px-6">
        <div className="min-w-0 flex-1 basis-32">
          <StartingPrice prices={profile.prices} exchange={profile.exchange} />
        </div>
        <Link
          to="/book/$providerId"
          params={{ providerId: profile.id }}
          // Nearly everybody goes there next: its code and data are there before the tap.
          preload="render"
          className={`${buttonClass({ size: 'large' })} shrink-0`}
        >
          {t('seeTimes')}
        </Link>
      </div>
    </div>
  );
}

/** In its place and at every width for whom the page is about: nobody books themselves. */
function OwnerBar() {
  const { t } = useTranslation('provider');
  return (
    <div className="sticky bottom-(--shell-bottom) border-t border-line bg-canvas">
      <div className="mx-auto flex max-w-read flex-wrap items-center justify-between gap-3 px-4 py-3 sm:gap-4 sm:px-6 xl:max-w-choose">
        <p className="min-w-0 flex-1 basis-32 text-pretty text-ink-soft">{t('own.text')}</p>
        <Link
          to="/you/helping/{-$step}"
          params={{ step: undefined }}
          className={`${buttonClass({ size: 'large' })} shrink-0`}
        >
          {t('own.edit')}
        </Link>
      </div>
    </div>
  );
}
