import type { Partner } from '@puente/contract/partner';
import type { Language } from '@puente/contract/policy';
import type { Context } from '../../context.ts';
import type { PageHead } from '../../http/page-head.ts';
import type { FileReply } from '../../http/route.ts';
import { findUnstorable } from '../../http/text.ts';
import type { Client } from '../../lib/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Verification } from '../provider/rules.ts';
import { documentsOf, openDocument } from '../provider/document/service.ts';
import {
  isMember,
  listMembers,
  type OnProfileSaved,
  setVerification,
} from '../provider/service.ts';
import { headOfPartner, presentMember, presentPartner } from './present.ts';
import { readPartner, readPartners } from './store.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/** A partner with its welcome and theme, by slug, one of before (face-3), or id. */
export async function getPartner(context: Deps, slugOrId: string): Promise<Partner> {
  const row = await readPartner(context.db, slugOrId, context.clock.now());
  if (!row) throw new AppError('not-found');
  return presentPartner(row, true);
}

/** Length limit of a slug or id (contract: `get-partner-config`). */
const longestName = 64;

/**
 * The partner of a page's address (`?pId=` or `?partnerId=`, address-1), so that the page is dressed
 * before its first paint. Null for addresses that name none, or none that is known.
 */
export async function findPartnerOfAddress(context: Deps, url: string): Promise<Partner | null> {
  const parameters = new URLSearchParams(url.split('?')[1]);
  const named = parameters.get('pId') ?? parameters.get('partnerId');
  if (!named || named.length > longestName || findUnstorable(named)) return null;
  const row = await readPartner(context.db, named, context.clock.now());
  return row && presentPartner(row, true);
}

/** The preview of a branded link to the home page. */
export async function findPartnerHead(
  context: Deps,
  url: string,
  language: Language,
): Promise<PageHead | null> {
  if (url.split('?')[0] !== '/') return null;
  const partner = await findPartnerOfAddress(context, url);
  return partner && headOfPartner(partner, language);
}

/** As `getPartner`, without the configuration; null when there is no such partner. */
export async function findPartner(context: Deps, slugOrId: string): Promise<Partner | null> {
  const row = await readPartner(context.db, slugOrId, context.clock.now());
  return row ? presentPartner(row, false) : null;
}

export async function getPartners(
  context: Pick<Context, 'db'>,
  includesConfig: boolean,
): Promise<{ partners: Partner[] }> {
  const rows = await readPartners(context.db);
  return { partners: rows.map((row) => presentPartner(row, includesConfig)) };
}

/** The partners of the manager, by name, each with how many experts wait for its answer. */
export async function getManaged({ db }: Pick<Context, 'db'>, { managedPartnerIds }: Client) {
  const rows = await readPartners(db);
  const own = rows.filter(({ id }) => managedPartnerIds.includes(id));
  const waiting = await listMembers(db, managedPartnerIds, 'pending');
  return {
    partners: own.map((row) => ({
      id: row.id,
      slug: row.slug,
      name: row.name,
      waiting: waiting.filter(({ partner_id: id }) => id === row.id).length,
    })),
  };
}

/** Providers of the manager's groups, those who wait for verification first. */
export async function getGroup(
  context: Deps,
  actor: Client,
  query: { partnerId?: string | undefined; verification?: Verification | undefined },
) {
  const partnerIds = await ownPartners(context, actor, query.partnerId);
  const members = await listMembers(context.db, partnerIds, query.verification);
  const documents = await documentsOf(
    context.db,
    members.map(({ id }) => id),
  );
  return {
    providers: members.map((member) => presentMember(member, documents.get(member.id) ?? null)),
  };
}

/** All partners of the manager, or the named one if it is theirs. */
async function ownPartners(
  context: Deps,
  actor: Client,
  named: string | undefined,
): Promise<string[]> {
  if (named === undefined) return actor.managedPartnerIds;
  const partner = await readPartner(context.db, named, context.clock.now());
  if (!partner || !actor.managedPartnerIds.includes(partner.id)) throw new AppError('not-found');
  return [partner.id];
}

/** Verifies a provider of the manager's groups or takes it back; a repeated call changes nothing. */
export async function verify(
  context: Pick<Context, 'db' | 'clock' | 'lexicon'>,
  actor: Client,
  change: { providerId: string; isVerified: boolean },
  onProfileSaved: OnProfileSaved,
) {
  const { managedPartnerIds: partnerIds } = actor;
  const member = await setVerification(context, partnerIds, change, onProfileSaved);
  const documents = await documentsOf(context.db, [member.id]);
  return presentMember(member, documents.get(member.id) ?? null);
}

/** The document of a provider of the manager's groups; of everybody else there is none. */
export async function openMemberDocument(
  context: Pick<Context, 'db' | 'storage'>,
  { managedPartnerIds }: Client,
  providerId: string,
): Promise<FileReply> {
  const id = providerId.toLowerCase();
  if (!(await isMember(context.db, managedPartnerIds, id))) throw new AppError('not-found');
  return openDocument(context, id);
}
