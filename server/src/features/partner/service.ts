import type { Partner } from '@puente/contract/partner';
import type { Context } from '../../context.ts';
import type { PageHead } from '../../http/pages.ts';
import { findUnstorable } from '../../http/text.ts';
import type { Client } from '../../lib/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Verification } from '../provider/rules.ts';
import { listMembers, type OnProfileSaved, setVerification } from '../provider/service.ts';
import { headOfPartner, presentMember, presentPartner } from './present.ts';
import { readPartner, readPartners } from './store.ts';

/** A partner with its welcome and theme, by slug or id. */
export const getPartner = async (
  context: Pick<Context, 'db'>,
  slugOrId: string,
): Promise<Partner> => {
  const row = await readPartner(context.db, slugOrId);
  if (!row) throw new AppError('not-found');
  return presentPartner(row, true);
};

/** Longest slug or id (contract: `get-partner-config`). */
const longestName = 64;

/**
 * The partner of a page's address (`?pId=` or `?partnerId=`, SPEC §2), so that the page is dressed
 * before its first paint. Null for addresses that name none, or none that is known.
 */
export const findPartnerOfAddress = async (
  context: Pick<Context, 'db'>,
  url: string,
): Promise<Partner | null> => {
  const parameters = new URLSearchParams(url.split('?')[1]);
  const named = parameters.get('pId') ?? parameters.get('partnerId');
  if (!named || named.length > longestName || findUnstorable(named)) return null;
  const row = await readPartner(context.db, named);
  return row && presentPartner(row, true);
};

/** What a branded link to the start says of its partner, for those it is sent to. */
export const findPartnerHead = async (
  context: Pick<Context, 'db'>,
  url: string,
): Promise<PageHead | null> => {
  if (url.split('?')[0] !== '/') return null;
  const partner = await findPartnerOfAddress(context, url);
  return partner && headOfPartner(partner);
};

/** The same for those who go on without one: null when there is no such partner. */
export const findPartner = async (
  context: Pick<Context, 'db'>,
  slugOrId: string,
): Promise<Partner | null> => {
  const row = await readPartner(context.db, slugOrId);
  return row ? presentPartner(row, false) : null;
};

export const getPartners = async (
  context: Pick<Context, 'db'>,
  includesConfig: boolean,
): Promise<{ partners: Partner[] }> => {
  const rows = await readPartners(context.db);
  return { partners: rows.map((row) => presentPartner(row, includesConfig)) };
};

/** The partners a question is about: all of the manager's, or the named one if it is theirs. */
const ownPartners = async (
  context: Pick<Context, 'db'>,
  actor: Client,
  named: string | undefined,
): Promise<string[]> => {
  if (named === undefined) return actor.managedPartnerIds;
  const partner = await readPartner(context.db, named);
  if (!partner || !actor.managedPartnerIds.includes(partner.id)) throw new AppError('not-found');
  return [partner.id];
};

/** Providers of the manager's groups, those who wait for verification first. */
export const getGroup = async (
  context: Pick<Context, 'db'>,
  actor: Client,
  query: { partnerId?: string | undefined; verification?: Verification | undefined },
) => {
  const partnerIds = await ownPartners(context, actor, query.partnerId);
  const members = await listMembers(context.db, partnerIds, query.verification);
  return { providers: members.map(presentMember) };
};

/** Verifies a provider of the manager's groups or takes it back; saying it twice is fine. */
export const verify = async (
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  providerId: string,
  isVerified: boolean,
  onProfileSaved: OnProfileSaved,
) =>
  presentMember(
    await setVerification(context, actor.managedPartnerIds, providerId, isVerified, onProfileSaved),
  );
