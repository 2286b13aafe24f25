import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/connection.ts';
import type { FoundPage } from '../../../http/page-head.ts';
import type { Writing } from '../../../lib/format.ts';
import { findPlacesOf } from '../../place/service.ts';
import { findFormerOwner } from '../../user/username/service.ts';
import { expertOfPath, pathOf, usernameOfLink } from '../rules.ts';
import { type ProfileRow, readProfileByUsername, readProfiles } from '../store.ts';
import { presentHead } from './present.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Paths of experts' pages, also of names that no one can have. */
const ofExpert = /^\/(?:@|expert\/)/;

/** Where an expert is booked, by their id. */
const ofBooking = /^\/book\/([^/]+)\/?$/;

/**
 * What link previews say of the page at a path, where the page of a former username went, or that no
 * expert is there; null when the path isn't an expert's. Where they are booked has no head of its own.
 */
export async function findHeadOfPath(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  path: string,
  reader: Writing,
): Promise<FoundPage | null> {
  const booked = ofBooking.exec(path)?.[1];
  if (booked !== undefined)
    return uuid.test(booked) && (await readById(context.db, booked)) ? null : 'nothing';
  if (!ofExpert.test(path)) return null;
  const name = usernameOfLink(expertOfPath(path) ?? '');
  if (name === null) return 'nothing';
  const row = uuid.test(name)
    ? await readById(context.db, name)
    : await readProfileByUsername(context.db, name);
  if (row) {
    const places = await findPlacesOf(context.db, row.id);
    return presentHead({ row, places }, context.config.http.publicUrl, reader);
  }
  const former = await readByFormer(context, name);
  return former ? { movedTo: pathOf(former) } : 'nothing';
}

async function readById(db: Executor, id: string): Promise<ProfileRow | null> {
  return (await readProfiles(db, [id]))[0] ?? null;
}

/** The expert who had a username before, for 90 days (link-1). */
async function readByFormer(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  username: string,
): Promise<ProfileRow | null> {
  const id = await findFormerOwner(db, username, clock.now());
  return id === null ? null : readById(db, id);
}
