import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/state-message.tsx';

type Entry = { id: string; isOpen: boolean; card: ReactNode };

/** Links by state: first those by which people can join. */
export function InviteList(props: { entries: readonly Entry[]; emptyText: string }) {
  const { entries, emptyText } = props;
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
        <h2 className="text-xl font-semibold">{name}</h2>
        <ul className="flex flex-col gap-3">
          {of.map(({ id, card }) => (
            <li key={id}>{card}</li>
          ))}
        </ul>
      </section>
    ));
}
