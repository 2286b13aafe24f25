import type { ErrorCode } from '@puente/contract/errors';
import { policy } from '@puente/contract/policy';

/**
 * The beginning of a username, as somebody typed it: usernames have no capitals, accents or spaces,
 * and people write them with an @.
 */
export function usernamePrefix(typed: string): string {
  return typed
    .normalize('NFKD')
    .replaceAll(/[\p{M}\s]/gu, '')
    .toLowerCase()
    .replace(/^@+/, '');
}

export type Addition = {
  ownerId: string;
  /** Ids that were asked for, each once. */
  asked: readonly string[];
  /** Those of them whom the owner may see. */
  visible: readonly { id: string; isContact: boolean }[];
  /** How many contacts the owner has. */
  count: number;
};

/** Why these people can't be added, all or none; null when they can. */
export function additionProblem({ ownerId, asked, visible, count }: Addition): ErrorCode | null {
  if (asked.includes(ownerId)) return 'contact-self';
  if (visible.length < asked.length) return 'not-found';
  const fresh = visible.filter(({ isContact }) => !isContact).length;
  if (fresh === 0) return 'contact-exists';
  return count + fresh > policy.contact.maxContacts ? 'contact-limit-reached' : null;
}

type Named = { id: string; name: string; last_name: string; username: string | null };

/** Sorts by name as readers of that language expect; people without a name by their username. */
export function byName(language: string): (one: Named, other: Named) => number {
  const collator = new Intl.Collator(language, { numeric: true });
  const nameOf = ({ name, last_name: lastName, username }: Named): string =>
    `${name} ${lastName}`.trim() || (username ?? '');
  return (one, other) =>
    collator.compare(nameOf(one), nameOf(other)) || (one.id < other.id ? -1 : 1);
}
