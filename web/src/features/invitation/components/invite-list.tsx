import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/state-message.tsx';

/** Links by state: first those by which people can join. */
export function InviteList<One extends { id: string; state: string }>(props: {
  invites: readonly One[];
  emptyText: string;
  card: (invite: One) => ReactNode;
}) {
  const { invites, emptyText, card } = props;
  const { t } = useTranslation('invitation');
  if (invites.length === 0) return <EmptyState title={t('none')} text={emptyText} />;
  const groups = [
    { name: t('open'), of: invites.filter(({ state }) => state === 'open') },
    { name: t('over'), of: invites.filter(({ state }) => state !== 'open') },
  ];
  return groups
    .filter(({ of }) => of.length > 0)
    .map(({ name, of }) => (
      <section key={name} aria-label={name} className="flex flex-col gap-3">
        <h2 className="text-xl font-semibold">{name}</h2>
        <ul className="flex flex-col gap-3">
          {of.map((invite) => (
            <li key={invite.id}>{card(invite)}</li>
          ))}
        </ul>
      </section>
    ));
}
