import type { Context } from '../../../context.ts';
import { nextStates } from '../../availability/service.ts';
import { type ListedExpert, presentListed } from './present.ts';
import { brought } from './rules.ts';
import { findChanged, readListed, type Seen } from './store.ts';

export { type ListedExpert, usualPriceOf } from './present.ts';

type Db = Context['db'];

/** Every published expert as of a moment, in the order of their names. */
type Kept = { seen: Seen; experts: readonly ListedExpert[] };

type Listing = () => Promise<readonly ListedExpert[]>;

/** By process: the database says what of it changed (docs/decisions/084). */
const listings = new WeakMap<Db, Listing>();

/**
 * Every published expert as lists need them, in the order of their names; what was committed before
 * the call is in it. About a kilobyte of memory each.
 */
export function listExperts({ db }: Pick<Context, 'db'>): Promise<readonly ListedExpert[]> {
  const listing = listings.get(db) ?? createListing(db);
  listings.set(db, listing);
  return listing();
}

/**
 * Reads one after the other, so that an older answer never replaces a newer one. Who asks while one
 * is under way waits for the next, which all of them share.
 */
function createListing(db: Db): Listing {
  let kept: Kept | null = null;
  let running: ReturnType<Listing> | null = null;
  let next: ReturnType<Listing> | null = null;
  const refresh = async () => {
    kept = await bringUpToDate(db, kept);
    return kept.experts;
  };
  const read: Listing = () => {
    if (!running) {
      running = refresh().finally(() => {
        running = null;
      });
      return running;
    }
    const begin = () => {
      next = null;
      return read();
    };
    next ??= running.then(begin, begin);
    return next;
  };
  return read;
}

async function bringUpToDate(db: Db, kept: Kept | null): Promise<Kept> {
  const { seen, ids } = await findChanged(db, kept?.seen ?? null);
  // A database that was put back to an earlier state says nothing of what became undone.
  const isContinued = kept !== null && BigInt(seen) >= BigInt(kept.seen);
  if (!isContinued) return { seen, experts: brought([], [], await readAgain(db, null)) };
  const fresh = ids.length > 0 ? await readAgain(db, ids) : [];
  return { seen, experts: brought(kept.experts, ids, fresh) };
}

/** Those who are published, all or some; read after what says that they changed. */
async function readAgain(db: Db, ids: readonly string[] | null): Promise<ListedExpert[]> {
  const rows = await readListed(db, ids);
  const calendars = await nextStates(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => presentListed(row, calendars.get(row.id)) ?? []);
}
