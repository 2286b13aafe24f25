import type { Partner } from '@puente/contract/partner';
import type { Language } from '@puente/contract/policy';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import type { PageHead } from '../../http/page-head.ts';
import { findUnstorable } from '../../http/text.ts';
import type { Client } from '../../lib/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Verification } from '../provider/rules.ts';
import { documentsOf } from '../provider/document/service.ts';
import { listMembers } from '../provider/membership/service.ts';
import { headOfPartner, presentMember, presentPartner } from './present.ts';
import { countMeetings, type PartnerRow, readPartner, readPartners } from './store.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/** A partner with its welcome and theme, by slug, one of before (face-3), or id. */
export async function getPartner(context: Deps, slugOrId: string): Promise<Partner> {
  const partner = await findFace(context, slugOrId);
  if (!partner) throw new AppError('not-found');
  return partner;
}

/** As `getPartner`; null when there is none, also for what can't be a name. */
export async function findFace(context: Deps, named: string): Promise<Partner | null> {
  if (!named || named.length > longestName || findUnstorable(named)) return null;
  const row = await readPartner(context.db, named, context.clock.now());
  return row && presentPartner(row, true);
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
  return findFace(context, named ?? '');
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

/** Providers of the manager's groups, those who wait for verification first. */
export async function getGroup(
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  query: { partnerId?: string | undefined; verification?: Verification | undefined },
) {
  const partnerIds = await ownPartners(context.db, actor, query.partnerId);
  const members = await listMembers(context.db, partnerIds, query.verification);
  const documents = await documentsOf(
    context.db,
    members.map(({ id }) => id),
  );
  const meetings = await countMeetings(context.db, partnerIds, context.clock.now());
  return {
    providers: members.map((member) => ({
      ...presentMember(member, documents.get(member.id) ?? null),
      profilePicture: member.picture,
      meetings: meetings.get(member.id) ?? 0,
    })),
  };
}

/** All partners of the manager, or the named one if it is theirs. */
export async function ownPartners(
  db: Executor,
  actor: Client,
  named: string | undefined,
): Promise<string[]> {
  if (named === undefined) return actor.managedPartnerIds;
  return [(await ownPartner(db, actor, named)).id];
}

/** A partner of the manager by slug or id; others are refused with `not-found`. */
export async function ownPartner(
  db: Executor,
  { managedPartnerIds }: Pick<Client, 'managedPartnerIds'>,
  named: string,
): Promise<PartnerRow> {
  const partner = await readPartner(db, named, null);
  if (!partner || !managedPartnerIds.includes(partner.id)) throw new AppError('not-found');
  return partner;
}
