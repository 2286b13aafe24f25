import type { Reply } from '../../lib/api.ts';

export type Card = Reply<'POST /api/contacts'>['contacts'][number];
export type Found = Reply<'POST /api/search'>['results'][number];

type Named = { name: string; lastName: string; username: string | null };

/** A person's display name; `otherwise` if they have neither name nor username. */
export function nameOf({ name, lastName, username }: Named, otherwise: string): string {
  return `${name} ${lastName}`.trim() || (username ? `@${username}` : otherwise);
}

/** Only the fields that a list shows. */
export function cardOf(person: Card): Card {
  return {
    id: person.id,
    name: person.name,
    lastName: person.lastName,
    username: person.username,
    expertise: person.expertise,
    expertiseTranslated: person.expertiseTranslated,
    languages: person.languages,
    profilePicture: person.profilePicture,
    isVerifiedProvider: person.isVerifiedProvider,
    ...(person.partner === undefined ? {} : { partner: person.partner }),
    ...(person.verifiedAt === undefined ? {} : { verifiedAt: person.verifiedAt }),
    ...(person.nextFree === undefined ? {} : { nextFree: person.nextFree }),
  };
}

/** The list with the person added in order of names; the server sorts the same way. */
export function withPerson(list: readonly Card[], person: Card, locale: string): Card[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const others = withoutPerson(list, person.id);
  const at = others.findIndex((one) => compare(nameOf(one, ''), nameOf(person, '')) > 0);
  return others.toSpliced(at === -1 ? others.length : at, 0, cardOf(person));
}

export function withoutPerson(list: readonly Card[], id: string): Card[] {
  return list.filter((one) => one.id !== id);
}

/** The search term in what was typed; the server reads usernames the same way. */
export function searchTerm(typed: string): string {
  return typed
    .normalize('NFKD')
    .replaceAll(/[\p{M}\s]/gu, '')
    .toLowerCase()
    .replace(/^@+/, '');
}

/** An invitation's page doesn't load the list (address-2). */
export function loadsContacts(pathname: string): boolean {
  return !pathname.includes('/join/');
}
