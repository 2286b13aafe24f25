import type { Language } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/connection.ts';
import type { PageHead } from '../../../http/page-head.ts';
import { findFormerOwner } from '../../user/username/service.ts';
import { expertOfPath, usernameOfLink } from '../rules.ts';
import { type ProfileRow, readProfileByUsername, readProfiles } from '../store.ts';
import { presentHead } from './present.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What link previews say of an expert's page; null when there is no such expert. */
export async function findProfileHead(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  usernameOrId: string,
  language: Language,
): Promise<PageHead | null> {
  const name = usernameOfLink(usernameOrId);
  if (name === null) return null;
  const row = uuid.test(name)
    ? await readById(context.db, name)
    : ((await readProfileByUsername(context.db, name)) ?? (await readByFormer(context, name)));
  return row && presentHead(row, context.config.http.publicUrl, language);
}

async function readById(db: Executor, id: string): Promise<ProfileRow | null> {
  return (await readProfiles(db, [id]))[0] ?? null;
}

/** The expert who had a username before; their page then names the present one (link-1). */
async function readByFormer(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  username: string,
): Promise<ProfileRow | null> {
  const id = await findFormerOwner(db, username, clock.now());
  return id === null ? null : readById(db, id);
}

/** The same by the path of the page; null when the path isn't an expert's. */
export async function findHeadOfPath(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  path: string,
  language: Language,
): Promise<PageHead | null> {
  const expert = expertOfPath(path);
  return expert === null ? null : findProfileHead(context, expert, language);
}
