import { brandProperties } from '@puente/contract/brand';
import type { Partner } from '@puente/contract/partner';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, redirect, useParams } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpertRow } from '../../features/directory/components/expert-row.tsx';
import { expertsQuery } from '../../features/directory/queries.ts';
import { partnerQuery } from '../../features/partner/face-queries.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useStore } from '../../lib/store.ts';
import { zoneStore } from '../../lib/zone.ts';
import { DataSection, ShowMore } from '../../shell/page/data-section.tsx';
import { loadPublic } from '../../shell/page/load.ts';
import { Missing } from '../../shell/page/missing.tsx';
import { Column, usePageTitle } from '../../shell/page/page.tsx';
import { useUser } from '../../shell/session/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';

/** A slug of before leads on to the present one (face-3). */
export async function load({ slug }: { slug: string }) {
  const found: { slug: string | null } = { slug: null };
  await loadPublic(async (user) => {
    found.slug = (await queryClient.ensureQueryData(partnerQuery(slug))).slug;
    const viewer = { currency: shownCurrency(user), timezone: zoneStore.get() };
    await queryClient.ensureInfiniteQueryData(expertsQuery({ partner: found.slug }, viewer));
  });
  if (found.slug !== null && found.slug !== slug)
    throw redirect({ to: '/partners/$slug', params: { slug: found.slug }, replace: true });
}

/** Who a partner is, and its people, for those who would rather look than chat. */
export function GroupPage() {
  const { t } = useTranslation('face');
  return (
    <DataSection failed={t('failed')} waiting={<Waiting />} gone={<GroupMissing />}>
      <Group />
    </DataSection>
  );
}

function GroupMissing() {
  const { t } = useTranslation('face');
  return (
    <Missing title={t('missing.title')} text={t('missing.text')}>
      <Link to="/experts" className={buttonClass({ size: 'large' })}>
        {t('missing.action')}
      </Link>
      <Link to="/" className={buttonClass({ variant: 'secondary', size: 'large' })}>
        {t('missing.ask')}
      </Link>
    </Missing>
  );
}

export function Waiting() {
  const { t: common } = useTranslation('common');
  return (
    <Column width="choose">
      <Loading label={common('loading')}>
        <Skeleton className="mb-8 h-40" />
        <Skeleton className="h-64" />
      </Loading>
    </Column>
  );
}

function Group() {
  const { t } = useTranslation('face');
  const { slug } = useParams({ from: '/partners/$slug' });
  const { data: partner } = useSuspenseQuery(partnerQuery(slug));
  const { name, about, checks, config } = partner;
  const language = currentLanguage();
  const style: CSSProperties = config?.theme ? { ...brandProperties(config.theme) } : {};
  const welcome = config?.welcome?.[language];
  usePageTitle(name);
  return (
    <div
      style={style}
      className="mx-auto flex w-full max-w-choose flex-col gap-8 px-4 py-6 sm:px-6 lg:py-10"
    >
      <header className="flex flex-col items-start gap-4">
        {/* With large letters the name stands below the logo. */}
        <div className="flex w-full flex-wrap items-center gap-x-5 gap-y-3">
          {config?.theme?.logo ? (
            <img
              src={config.theme.logo}
              alt=""
              width={80}
              height={80}
              className="size-20 shrink-0 rounded-full"
            />
          ) : null}
          <h1 className="display min-w-0 flex-1 basis-40 text-3xl wrap-anywhere">{name}</h1>
        </div>
        {welcome ? <p className="text-lg text-ink-soft">{welcome}</p> : null}
        <Link
          to="/"
          // The home page takes the partner from the address (address-1).
          search={(before: object) => ({ ...before, pId: slug })}
          className={buttonClass({ size: 'large' })}
        >
          {t('ask', { name })}
        </Link>
        <p className="text-ink-soft">{t('askText', { name })}</p>
      </header>
      <Told title={t('about')} text={about?.[language]} />
      <Told title={t('checks')} text={checks?.[language]} />
      <Links partner={partner} />
      <section aria-labelledby="people" className="flex flex-col gap-4">
        <h2 id="people" className="text-2xl font-semibold">
          {t('people', { name })}
        </h2>
        <People partner={partner} />
      </section>
    </div>
  );
}

function Told({ title, text }: { title: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <section className="max-w-read">
      <h2 className="mb-1 text-xl font-semibold">{title}</h2>
      <p className="text-ink-soft">{text}</p>
    </section>
  );
}

function Links({ partner }: { partner: Partner }) {
  const { t } = useTranslation('face');
  const links = partner.config?.resourceLinks ?? [];
  if (links.length === 0) return null;
  return (
    <section aria-label={t('links', { name: partner.name })}>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ url, label }) => (
          <li key={`${label} ${url}`}>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="touch inline-flex items-center font-medium text-primary-text underline underline-offset-3"
            >
              {label}
              <span className="sr-only"> {t('newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function People({ partner }: { partner: Partner }) {
  const { t } = useTranslation('face');
  const { t: directory } = useTranslation('directory');
  const currency = shownCurrency(useUser());
  const zone = useStore(zoneStore);
  const query = useSuspenseInfiniteQuery(
    expertsQuery({ partner: partner.slug }, { currency, timezone: zone }),
  );
  const experts = query.data.pages.flatMap((page) => page.experts);
  if (experts.length === 0)
    return (
      <EmptyState
        icon={<UsersRound size={40} aria-hidden />}
        title={t('none')}
        text={t('noneText', { name: partner.name })}
      />
    );
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {experts.map((expert) => (
          <ExpertRow key={expert.id} expert={expert} zone={zone} />
        ))}
      </ul>
      <ShowMore query={query}>{directory('more')}</ShowMore>
    </>
  );
}
