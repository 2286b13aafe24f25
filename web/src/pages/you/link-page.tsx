import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnLink } from '../../features/link/components/own-link.tsx';
import { UsernameForm } from '../../features/account/components/username-form.tsx';
import { personalLinkQuery, shareLinkQuery } from '../../features/link/queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { DataSection } from '../../shell/page/data-section.tsx';
import { loadOwn } from '../../shell/page/load.ts';
import { useSignedInUser } from '../../shell/session/signed-in.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ForExperts, OwnPage, OwnPageInvitation, OwnPageWaiting } from './own-page.tsx';

// What draws the code is larger than the page.
const LinkQr = lazy(() =>
  import('../../features/link/components/link-qr.tsx').then((file) => ({ default: file.LinkQr })),
);

/** The expert's page as a link and a code, and the name in it. */
export function LinkPage() {
  const { t } = useTranslation('link');
  const { isProvider } = useSignedInUser();
  return (
    <OwnPage title={t('title')}>
      {isProvider ? (
        <DataSection failed={t('failed')} waiting={<Skeleton className="h-120" />}>
          <Link />
        </DataSection>
      ) : (
        <ForExperts title={t('notExpert.title')} text={t('notExpert.text')} />
      )}
    </OwnPage>
  );
}

function Link() {
  const { id } = useSignedInUser();
  const { data: share } = useSuspenseQuery(shareLinkQuery(id));
  const { data: own } = useSuspenseQuery(personalLinkQuery(id));
  return (
    <div className="flex flex-col gap-12">
      <OwnLink share={share} />
      <Suspense fallback={<Skeleton className="h-96" />}>
        <LinkQr share={share} />
      </Suspense>
      <UsernameForm own={own} />
    </div>
  );
}

export function load() {
  return loadOwn(({ id, isProvider }) =>
    isProvider
      ? Promise.all([
          queryClient.ensureQueryData(shareLinkQuery(id)),
          queryClient.ensureQueryData(personalLinkQuery(id)),
        ])
      : Promise.resolve(),
  );
}

export function Waiting() {
  const { t } = useTranslation('link');
  return <OwnPageWaiting title={t('title')} />;
}

export function Visitor() {
  const { t } = useTranslation('link');
  return <OwnPageInvitation title={t('title')} />;
}
