import { useSearch } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { type Paged, ShowMore } from '../../../shell/page/data-section.tsx';
import { EmptyState } from '../../../ui/state-message.tsx';
import { type Filters, hiddenCount } from '../filters.ts';
import type { Page } from '../queries.ts';
import { ExpertRow } from './expert-row.tsx';

type List = Paged & { data: { pages: Page[] } };

/** The experts that the filters leave, a page more at a time; `isOld` while others are on their way. */
export function Experts({
  query,
  filters,
  zone,
  isOld,
  onClear,
}: {
  query: List;
  filters: Filters;
  zone: string;
  isOld: boolean;
  onClear: () => void;
}) {
  const { t } = useTranslation('directory');
  const search = useSearch({ from: '/experts' });
  const [first] = query.data.pages;
  const experts = query.data.pages.flatMap((page) => page.experts);
  const total = first?.total ?? 0;
  return (
    <section
      aria-label={t('list')}
      aria-busy={isOld}
      className={cx('moves flex flex-col gap-4', isOld && 'opacity-60')}
    >
      {first ? <Help lines={first.emergencyLines} /> : null}
      <p role="status" className={total > 0 ? 'text-ink-soft' : 'sr-only'}>
        {first?.isNearest ? `${t('nearest')} ` : ''}
        {t('count', { count: total })}
      </p>
      {total === 0 && !first?.emergencyLines.length ? (
        <Nobody filters={filters} onClear={onClear} />
      ) : null}
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {experts.map((expert) => (
          <ExpertRow key={expert.id} expert={expert} zone={zone} list={search} />
        ))}
      </ul>
      <ShowMore query={query}>{t('more')}</ShowMore>
      {!query.hasNextPage && experts.length < total ? (
        <p className="self-center text-ink-soft">{t('narrow')}</p>
      ) : null}
    </section>
  );
}

/** Whom to call, where the words may mean danger (chat-4). */
function Help({ lines }: { lines: Page['emergencyLines'] }) {
  const { t, i18n } = useTranslation('directory');
  if (lines.length === 0) return null;
  const language = i18n.language === 'es' ? 'es' : 'en';
  return (
    <section aria-label={t('help.title')} className="rounded-card bg-surface p-5 shadow-card">
      <p className="text-lg">{t('help.text')}</p>
      <ul className="mt-3 divide-y divide-line">
        {lines.map(({ phone, name, texts }) => (
          <li key={phone} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="font-semibold">{texts[language]?.name ?? name}</span>
            <a
              href={phone.startsWith('https:') ? phone : `tel:${phone.replaceAll(/[^+*\d]/g, '')}`}
              className={buttonClass({ variant: 'secondary' })}
            >
              {phone.startsWith('https:') ? new URL(phone).hostname : phone}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way to the chat stands below. */
function Nobody({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  const { t } = useTranslation('directory');
  return (
    <EmptyState
      icon={<UsersRound size={40} aria-hidden />}
      title={t('nobody.title')}
      text={t('nobody.text')}
      action={
        hiddenCount(filters) > 0 || filters.field ? (
          <Button variant="secondary" onClick={onClear}>
            {t('clear')}
          </Button>
        ) : null
      }
    />
  );
}
