import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsWide } from '../../lib/wide.ts';
import { BackLink } from '../../shell/page/back-link.tsx';
import { Column, Page, usePageTitle } from '../../shell/page/page.tsx';
import { SignInInvitation } from '../../shell/session/signed-in.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { EmailPrompt } from './email-prompt.tsx';

/** The frame of the list, its loading state and the invitation to sign in. */
export function ListFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('activity');
  usePageTitle(t('title'));
  return <TheList heading="h1">{children}</TheList>;
}

/** The same beside an open meeting, which has the page's heading. */
export function ListAside({ children }: { children: ReactNode }) {
  return <TheList heading="h2">{children}</TheList>;
}

export function TheList(props: { heading: 'h1' | 'h2'; children: ReactNode }) {
  const { heading: Heading, children } = props;
  const { t } = useTranslation('activity');
  return (
    <Column>
      <Heading className="display mb-6 text-3xl">{t('title')}</Heading>
      <EmailPrompt />
      {children}
    </Column>
  );
}

export function ListSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-13" />
      <CardSkeletons />
    </div>
  );
}

/** Below tabs that are there already. */
export function CardSkeletons() {
  const { t: common } = useTranslation('common');
  return (
    <Loading label={common('loading')}>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-29" />
        <Skeleton className="h-29" />
        <Skeleton className="h-29" />
      </div>
    </Loading>
  );
}

/**
 * One meeting, with the link back above it, unless what is shown of it has one of its own. Its heading
 * is the other person's name.
 */
export function MeetingFrame(props: { hasOwnWayBack?: boolean; children: ReactNode }) {
  const { hasOwnWayBack = false, children } = props;
  const { t } = useTranslation('activity');
  const isWide = useIsWide();
  return (
    <Page title={t('booking')}>
      {isWide || hasOwnWayBack ? null : <BackLink to="/activity" />}
      {children}
    </Page>
  );
}

/** Before the other person's name is loaded. */
export function UnknownMeeting({ children }: { children: ReactNode }) {
  const { t } = useTranslation('activity');
  return (
    <MeetingFrame>
      <h1 className="sr-only">{t('booking')}</h1>
      {children}
    </MeetingFrame>
  );
}

export function MeetingSkeleton() {
  const { t: common } = useTranslation('common');
  return (
    <Loading label={common('loading')}>
      <Skeleton className="mb-6 h-16 w-72" />
      <Skeleton className="h-80" />
    </Loading>
  );
}

/** Meetings are private: asks to sign in. */
export function MeetingsInvitation() {
  const { t } = useTranslation('activity');
  return (
    <SignInInvitation
      icon={<CalendarDays size={40} aria-hidden />}
      title={t('signedOut.title')}
      text={t('signedOut.text')}
      action={t('signedOut.action')}
      size="large"
    />
  );
}
