import { useTranslation } from 'react-i18next';
import { PromoCodes } from '../../features/promo/components/promo-codes.tsx';
import { promosQuery } from '../../features/promo/queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { DataSection } from '../../shell/page/data-section.tsx';
import { loadOwn } from '../../shell/page/load.ts';
import { useSignedInUser } from '../../shell/session/signed-in.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ForExperts, OwnPage, OwnPageInvitation, OwnPageWaiting } from './own-page.tsx';

/** An expert's promo codes. */
export function CodesPage() {
  const { t } = useTranslation('promo');
  const { id: userId, isProvider } = useSignedInUser();
  return (
    <OwnPage title={t('title')}>
      {isProvider ? (
        <DataSection failed={t('failed')} waiting={<Skeleton className="h-96" />}>
          <PromoCodes maker={{ userId }} />
        </DataSection>
      ) : (
        <ForExperts title={t('notExpert.title')} text={t('notExpert.text')} />
      )}
    </OwnPage>
  );
}

export function load() {
  return loadOwn(({ id: userId, isProvider }) =>
    isProvider ? queryClient.ensureQueryData(promosQuery({ userId })) : Promise.resolve(),
  );
}

export function Waiting() {
  const { t } = useTranslation('promo');
  return <OwnPageWaiting title={t('title')} />;
}

export function Visitor() {
  const { t } = useTranslation('promo');
  return <OwnPageInvitation title={t('title')} />;
}
