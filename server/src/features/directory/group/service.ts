import { findExperts } from '@puente/contract/directory';
import type { Language } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { FoundPage } from '../../../http/page-head.ts';
import { findFace } from '../../partner/service.ts';
import type { ListedExpert } from '../../provider/listing/service.ts';
import { findPage } from '../service.ts';
import { pathOfGroup, presentGroup } from './present.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'rates' | 'lexicon' | 'config'>;

const groupPath = /^\/partners\/([^/]+)\/?$/;

/**
 * The head of a partner's page, or that there is no such partner; null for every other page. A slug of
 * before leads on to the present one.
 */
export async function findGroupHead(
  context: Deps,
  path: string,
  language: Language,
): Promise<FoundPage | null> {
  const named = groupPath.exec(path)?.[1];
  if (named === undefined) return null;
  const slug = decoded(named);
  const partner = await findFace(context, slug);
  if (!partner) return 'nothing';
  if (partner.slug.toLowerCase() !== slug.toLowerCase()) return { movedTo: pathOfGroup(partner) };
  const query = findExperts.query.parse({ partner: partner.slug });
  const { experts } = await findPage(context, { kind: 'visitor' }, query);
  return presentGroup({ partner, experts }, context.config.http.publicUrl, language);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** The pages of partners that have verified anyone. */
export function groupPaths(verified: readonly Pick<ListedExpert, 'partner'>[]): string[] {
  return [...new Set(verified.flatMap(({ partner }) => (partner ? [pathOfGroup(partner)] : [])))];
}
