import type { Call } from '@puente/contract/endpoint';
import type { generateLink } from '@puente/contract/link';
import type { Currency } from '@puente/contract/policy';
import type { validateLink } from '@puente/contract/provider';
import type { Context } from '../../../context.ts';
import type { Actor, Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { findFormerOwner } from '../../user/username/service.ts';
import { usernameOfLink } from '../rules.ts';
import { type Deps, getOwnProfile, getPublicProfile, type WhomMet } from '../service.ts';
import { readProfileByUsername } from '../store.ts';

/**
 * The expert behind a personal link, with or without its @. A username of before leads to the same
 * expert and says which one replaced it (link-1).
 */
export async function getProfileOfLink(
  context: Deps,
  actor: Actor,
  { link, currency }: { link: string; currency?: Currency | undefined },
  whomMet: WhomMet,
): Promise<Call<typeof validateLink>['reply']> {
  const username = usernameOfLink(link);
  if (username === null) throw new AppError('not-found');
  const row = await readProfileByUsername(context.db, username);
  if (row) {
    const profile = await getPublicProfile(context, actor, { id: row.id, currency }, whomMet);
    return { valid: true, profile };
  }
  const id = await findFormerOwner(context.db, username, context.clock.now());
  if (id === null) throw new AppError('not-found');
  const profile = await getPublicProfile(context, actor, { id, currency }, whomMet);
  return { valid: true, profile, ...(profile.username ? { movedTo: profile.username } : {}) };
}

/** How the caller's page is shared: a link to send, and an address to print. */
export async function getShareLink(
  context: Deps & Pick<Context, 'config'>,
  actor: Client,
): Promise<Call<typeof generateLink>['reply']> {
  const { id, username, name, lastName, expertise } = await getOwnProfile(context, actor);
  const { publicUrl } = context.config.http;
  const lasting = `${publicUrl}/expert/${id}`;
  return {
    link: username === null ? lasting : `${publicUrl}/@${username}`,
    qrTarget: lasting,
    username,
    title: `${name} ${lastName}`.trim(),
    text: expertise,
  };
}
