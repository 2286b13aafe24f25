import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ManagerInvitations } from '../../features/partner/components/manager-invitations.tsx';
import { managedPartnersQuery } from '../../features/partner/queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Section } from '../../shell/crash/section.tsx';
import { BackLink } from '../../shell/page/back-link.tsx';
import { DataSection } from '../../shell/page/data-section.tsx';
import { loadOwn } from '../../shell/page/load.ts';
import { usePageTitle } from '../../shell/page/page.tsx';
import { useSignedInUser } from '../../shell/session/signed-in.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OwnPage, OwnPageInvitation, OwnPageWaiting } from '../you/own-page.tsx';
import { ManagedPartnerContext } from './managed-partner.ts';
import { PartnerChoice } from './partner-choice.tsx';
import { SectionNav } from './section-nav.tsx';
import { sectionNames, sections } from './sections.ts';

/** The place of a partner's managers, a section at each address: `/you/partner/queue`. */
export function PartnerPage() {
  const { t } = useTranslation('partner');
  const { managedPartners } = useSignedInUser();
  if (managedPartners.length === 0)
    return (
      <OwnPage title={t('title')}>
        <DataSection failed={t('failed')} waiting={<Skeleton className="h-48" />}>
          <ManagerInvitations />
        </DataSection>
      </OwnPage>
    );
  return (
    <DataSection
      failed={t('failed')}
      waiting={<Skeleton className="mx-auto my-10 h-96 w-full max-w-split" />}
    >
      <Place />
    </DataSection>
  );
}

function Place() {
  const { t } = useTranslation('partner');
  const { section } = useParams({ from: '/own/you/partner/{-$section}' });
  const { partner: wanted } = useSearch({ from: '/own/you/partner/{-$section}' });
  const { data: partners } = useSuspenseQuery(managedPartnersQuery);
  const name = sectionNames.find((one) => one === section) ?? 'overview';
  const partner = partners.find(({ id }) => id === wanted) ?? partners[0];
  usePageTitle(partner && `${t(`sections.${name}`)} · ${partner.name}`);
  if (!partner) return null;
  const { screen: Screen } = sections[name];
  return (
    <div className="mx-auto flex w-full max-w-split flex-col gap-6 px-4 py-6 sm:px-6 lg:py-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <BackLink to="/you" />
          <h1 className="display text-3xl">{partner.name}</h1>
        </div>
        {partners.length > 1 ? (
          <PartnerChoice partners={partners} chosen={partner} section={name} />
        ) : null}
      </header>
      <div className="grid gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10">
        <SectionNav open={name} partner={partner} isOnly={partners.length === 1} />
        <section aria-labelledby="section-title" className="flex min-w-0 flex-col gap-6">
          <h2 id="section-title" className="text-2xl font-semibold">
            {t(`sections.${name}`)}
          </h2>
          <Section name={`partner.${name}`} key={`${partner.id} ${name}`}>
            <DataSection
              of={`${partner.id} ${name}`}
              failed={t('sectionFailed')}
              waiting={<Skeleton className="h-72" />}
            >
              <ManagedPartnerContext value={partner}>
                <Screen />
              </ManagedPartnerContext>
            </DataSection>
          </Section>
        </section>
      </div>
    </div>
  );
}

export function load({ section }: { section?: string | undefined }) {
  const name = sectionNames.find((one) => one === section) ?? 'overview';
  return loadOwn(({ managedPartners }) =>
    managedPartners.length === 0
      ? Promise.resolve()
      : Promise.all([
          queryClient.ensureQueryData(managedPartnersQuery),
          sections[name].screen.preload(),
        ]),
  );
}

export function Waiting() {
  const { t } = useTranslation('partner');
  return <OwnPageWaiting title={t('title')} />;
}

export function Visitor() {
  const { t } = useTranslation('partner');
  return <OwnPageInvitation title={t('title')} />;
}
