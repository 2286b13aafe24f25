import type { Reply } from '../../lib/api.ts';

export type Card = Reply<'POST /api/contacts'>['contacts'][number];
export type Found = Reply<'POST /api/search'>['results'][number];

type Named = { name: string; lastName: string; username: string | null };

/** How a person is called; `otherwise` where they gave neither name nor username. */
export const nameOf = ({ name, lastName, username }: Named, otherwise: string): string =>
  `${name} ${lastName}`.trim() || (username ? `@${username}` : otherwise);

/** Only what a list shows, whatever more is known of the person. */
export const cardOf = (person: Card): Card => ({
  id: person.id,
  name: person.name,
  lastName: person.lastName,
  username: person.username,
  expertise: person.expertise,
  profilePicture: person.profilePicture,
  isVerifiedProvider: person.isVerifiedProvider,
});

/** The list with the person where their name belongs; the server sorts the same way. */
export function withPerson(list: readonly Card[], person: Card, locale: string): Card[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const others = withoutPerson(list, person.id);
  const at = others.findIndex((one) => compare(nameOf(one, ''), nameOf(person, '')) > 0);
  return others.toSpliced(at === -1 ? others.length : at, 0, cardOf(person));
}

export const withoutPerson = (list: readonly Card[], id: string): Card[] =>
  list.filter((one) => one.id !== id);

/** What the server looks for in what was typed; it reads usernames the same way. */
export const searchTerm = (typed: string): string =>
  typed
    .normalize('NFKD')
    .replaceAll(/[\p{M}\s]/gu, '')
    .toLowerCase()
    .replace(/^@+/, '');

/** An invite-join page doesn't load the list (SPEC §2). */
export const loadsContacts = (pathname: string): boolean => !pathname.includes('/join/');
