import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/state-message.tsx';

type Entry = { id: string; isOpen: boolean; card: ReactNode };

/** Links by state: first those by which people can join. */
export function InviteList(props: {
  entries: readonly Entry[];
  emptyText: string;
  /** The level of the titles: one below that of what the list stands in. */
  title: 'h2' | 'h3';
}) {
  const { entries, emptyText, title: Title } = props;
  const { t } = useTranslation('invitation');
  if (entries.length === 0) return <EmptyState title={t('none')} text={emptyText} />;
  const groups = [
    { name: t('open'), of: entries.filter(({ isOpen }) => isOpen) },
    { name: t('over'), of: entries.filter(({ isOpen }) => !isOpen) },
  ];
  return groups
    .filter(({ of }) => of.length > 0)
    .map(({ name, of }) => (
      <section key={name} aria-label={name} className="flex flex-col gap-3">
        <Title className="text-xl font-semibold">{name}</Title>
        <ul className="flex flex-col gap-3">
          {of.map(({ id, card }) => (
            <li key={id}>{card}</li>
          ))}
        </ul>
      </section>
    ));
}
