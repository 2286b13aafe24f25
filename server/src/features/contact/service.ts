import type { addContacts, Contact, ContactCard, searchPeople } from '@puente/contract/contact';
import type { Call } from '@puente/contract/endpoint';
import type { Partner } from '@puente/contract/partner';
import { type Currency, policy } from '@puente/contract/policy';
import type { Context } from '../../context.ts';
import type { Client } from '../../lib/actor.ts';
import { AppError, invalidField } from '../../lib/app-error.ts';
import { nextFreeSlots } from '../availability/service.ts';
import { readRates } from '../currency/service.ts';
import { getPartner } from '../partner/service.ts';
import { presentCard, presentContact, presentFound } from './present.ts';
import { additionProblem, byName, usernamePrefix } from './rules.ts';
import {
  countContacts,
  deleteContact,
  insertContacts,
  lockOwner,
  type PersonRow,
  readContactCards,
  readContacts,
  readVisibleCards,
  readVisiblePerson,
  searchUsernames,
} from './store.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'rates'>;

/** The caller's contacts by name: cards, or whole with rates in the currency that was asked for. */
export async function getContacts(
  context: Deps,
  actor: Client,
  query: { isMinimal: boolean; targetCurrency: Currency | undefined },
): Promise<{ contacts: (Contact | ContactCard)[] }> {
  if (query.isMinimal) return { contacts: await readCards(context, actor) };
  const rows = await readContacts(context.db, actor.userId);
  const sorted = rows.toSorted(byName(actor.language));
  return { contacts: await presentAll(context, actor, sorted, query.targetCurrency) };
}

/** The next free times of all of them are read at once. */
async function readCards(
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
): Promise<ContactCard[]> {
  const rows = await readContactCards(context.db, actor.userId);
  const free = await nextFreeSlots(
    context,
    rows.map(({ id }) => id),
  );
  const sorted = rows.toSorted(byName(actor.language));
  return sorted.map((row) => presentCard(row, free.get(row.id)));
}

async function presentAll(
  context: Deps,
  actor: Client,
  rows: readonly PersonRow[],
  target: Currency | undefined,
): Promise<Contact[]> {
  const partners = await partnersOf(context, rows);
  const rates = await readRates(context);
  return rows.map((row) =>
    presentContact(actor, row, (row.is_verified && partners.get(row.partner_id ?? '')) || null, {
      currency: target,
      rates,
    }),
  );
}

/** The partners that verified these people, each asked for once. */
async function partnersOf(
  context: Pick<Context, 'db' | 'clock'>,
  rows: readonly PersonRow[],
): Promise<Map<string, Partner>> {
  const verifiers = rows.flatMap((row) =>
    row.is_verified && row.partner_id !== null ? [row.partner_id] : [],
  );
  const partners = await Promise.all([...new Set(verifiers)].map((id) => getPartner(context, id)));
  return new Map(partners.map((partner) => [partner.id, partner]));
}

/** One person; people whom the actor may not see are refused as unknown ids are. */
export async function getContact(
  context: Deps,
  actor: Client,
  id: string,
  targetCurrency: Currency | undefined,
): Promise<{ contact: Contact }> {
  const row = await readVisiblePerson(context.db, actor.userId, id);
  if (!row) throw new AppError('not-found');
  const [contact] = await presentAll(context, actor, [row], targetCurrency);
  if (!contact) throw new AppError('not-found');
  return { contact };
}

/** Adds all of them or none; concurrent requests of one owner wait for each other. */
export async function add(
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  { contacts }: { contacts: string[] },
): Promise<Call<typeof addContacts>['reply']> {
  const ownerId = actor.userId;
  const asked = [...new Set(contacts.map((id) => id.toLowerCase()))];
  const added = await context.db.transaction().execute(async (tx) => {
    await lockOwner(tx, ownerId);
    const rows = await readVisibleCards(tx, ownerId, asked);
    const visible = rows.map((row) => ({ id: row.id, isContact: row.is_contact }));
    const count = await countContacts(tx, ownerId);
    const problem = additionProblem({ ownerId, asked, visible, count });
    if (problem) throw new AppError(problem);
    const known = new Set(visible.filter(({ isContact }) => isContact).map(({ id }) => id));
    const fresh = asked.filter((id) => !known.has(id));
    await insertContacts(tx, ownerId, fresh, context.clock.now());
    return fresh;
  });
  return { added, contacts: await readCards(context, actor) };
}

export async function remove(
  context: Pick<Context, 'db'>,
  actor: Client,
  contactId: string,
): Promise<{ removed: true }> {
  if (!(await deleteContact(context.db, actor.userId, contactId))) throw new AppError('not-found');
  return { removed: true };
}

/** People by the beginning of their username, a page at a time. */
export async function search(
  context: Pick<Context, 'db'>,
  actor: Client,
  { username, page, limit }: { username: string; page: number; limit: number },
): Promise<Call<typeof searchPeople>['reply']> {
  const prefix = usernamePrefix(username);
  if (prefix.length < policy.contact.searchMinLength)
    throw invalidField('username', `Type at least ${policy.contact.searchMinLength} letters`);
  const { rows, total } = await searchUsernames(context.db, actor.userId, prefix, {
    limit,
    offset: (page - 1) * limit,
  });
  return { results: rows.map(presentFound), total, page, limit };
}
