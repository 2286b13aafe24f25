import { findExperts } from '@puente/contract/directory';
import type { Language } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { PageHead } from '../../../http/page-head.ts';
import { findFace } from '../../partner/service.ts';
import type { ListedExpert } from '../../provider/listing/service.ts';
import { findPage } from '../service.ts';
import { pathOfGroup, presentGroup } from './present.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'rates' | 'lexicon' | 'config'>;

const groupPath = /^\/partners\/([^/]+)\/?$/;

/** The head of a partner's page; null for every other page. A slug of before names the present one. */
export async function findGroupHead(
  context: Deps,
  path: string,
  language: Language,
): Promise<PageHead | null> {
  const named = groupPath.exec(path)?.[1];
  const partner = named === undefined ? null : await findFace(context, decoded(named));
  if (!partner) return null;
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
