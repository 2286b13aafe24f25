import type { Language } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { PageHead } from '../../../http/page-head.ts';
import { expertOfPath, usernameOfLink } from '../rules.ts';
import { readProfileByUsername, readProfiles } from '../store.ts';
import { presentHead } from './present.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What link previews say of an expert's page; null when there is no such expert. */
export async function findProfileHead(
  context: Pick<Context, 'db' | 'config'>,
  usernameOrId: string,
  language: Language,
): Promise<PageHead | null> {
  const name = usernameOfLink(usernameOrId);
  if (name === null) return null;
  const row = uuid.test(name)
    ? ((await readProfiles(context.db, [name]))[0] ?? null)
    : await readProfileByUsername(context.db, name);
  return row && presentHead(row, context.config.http.publicUrl, language);
}

/** The same by the path of the page; null when the path isn't an expert's. */
export async function findHeadOfPath(
  context: Pick<Context, 'db' | 'config'>,
  path: string,
  language: Language,
): Promise<PageHead | null> {
  const expert = expertOfPath(path);
  return expert === null ? null : findProfileHead(context, expert, language);
}
