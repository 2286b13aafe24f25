import { directoryFilters, findExperts } from '@puente/contract/directory';
import type { Language } from '@puente/contract/policy';
import { expertFields } from '@puente/contract/policy/browsing';
import type { Context } from '../../../context.ts';
import type { PageHead } from '../../../http/page-head.ts';
import type { ListedPage } from '../../../http/sitemap.ts';
import { findUnstorable } from '../../../http/text.ts';
import { keysOf } from '../../../lib/record.ts';
import { listExperts } from '../../provider/listing/service.ts';
import { groupPaths } from '../group/service.ts';
import { findPage } from '../service.ts';
import { presentDirectory } from './present.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'rates' | 'lexicon' | 'config'>;

const directoryPath = '/experts';

/** The head of the list of experts at an address; null for every other page. */
export async function findDirectoryHead(
  context: Deps,
  url: string,
  language: Language,
): Promise<PageHead | null> {
  const [path, search] = url.split('?');
  if (path?.replace(/\/$/, '') !== directoryPath) return null;
  const asked = new URLSearchParams(search);
  const filters = filtersOf(asked);
  // What they cost depends on who looks: prices come with the page itself.
  const query = findExperts.query.parse(filters);
  const { experts, total, counts } = await findPage(context, { kind: 'visitor' }, query);
  const { field } = filters;
  // A field has a page of its own; further filters make no page that search engines need.
  const isListed = Object.keys(filters).every((name) => name === 'field') && experts.length > 0;
  const shown = {
    ...{ experts, total, field, asked },
    fields: counts.fields,
    path: field ? pathOfField(field) : directoryPath,
    ...(isListed ? {} : { isUnlisted: true as const }),
  };
  return presentDirectory(shown, context.config.http.publicUrl, language);
}

/** The filters in an address; what is none of the list's is passed over. */
function filtersOf(parameters: URLSearchParams) {
  const { shape } = directoryFilters;
  const given = keysOf(shape).flatMap((name) => {
    const value = parameters.get(name) || undefined;
    const isGood =
      value !== undefined && !findUnstorable(value) && shape[name].safeParse(value).success;
    return isGood ? [[name, value] as const] : [];
  });
  return directoryFilters.parse(Object.fromEntries(given));
}

function pathOfField(field: string): string {
  return `${directoryPath}?field=${field}`;
}

/** The pages that search engines may list of experts: the verified, their partners, and the fields they work in. */
export async function listExpertPages(context: Pick<Context, 'db'>): Promise<ListedPage[]> {
  const listed = await listExperts(context);
  const verified = listed.filter(({ isVerified }) => isVerified);
  const fields = new Set(verified.map(({ field }) => field));
  return [
    { path: directoryPath },
    ...expertFields
      .filter((field) => fields.has(field))
      .map((field) => ({ path: pathOfField(field) })),
    ...groupPaths(verified).map((path) => ({ path })),
    ...verified.map(({ path, changedAt }) => ({ path, changedAt })),
  ];
}
