import { useTranslation } from 'react-i18next';
import { ContactToggle } from '../../features/contact/components/contact-toggle.tsx';
import { nameOf } from '../../features/contact/list.ts';
import type { Reply } from '../../lib/api.ts';
import { usePageTitle } from '../../shell/page/page.tsx';
import { Avatar } from '../../ui/avatar.tsx';

/** A member who isn't an expert: name, username and picture. */
export function PersonCard({ person }: { person: Reply<'GET /api/contacts/:id'>['contact'] }) {
  const { t } = useTranslation('contact');
  const name = nameOf(person, t('unnamed'));
  usePageTitle(name);
  return (
    <div className="mx-auto flex w-full max-w-read flex-1 flex-col items-center gap-5 px-4 py-10 text-center sm:px-6">
      <Avatar id={person.id} name={name} src={person.profilePicture} size={112} />
      <div className="flex flex-col gap-1">
        <h1 className="display text-3xl">{name}</h1>
        {person.username && name !== `@${person.username}` ? (
          <p className="text-lg text-ink-soft">{`@${person.username}`}</p>
        ) : null}
      </div>
      <p className="max-w-[42ch] text-ink-soft">{t('offersNothing', { name })}</p>
      <ContactToggle person={person} isContact={person.isContact} />
    </div>
  );
}
