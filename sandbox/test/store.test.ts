import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../src/store.ts';

type Thing = { id: string; created: number; type?: string; owner?: string };
const thing = (index: number, change: Partial<Thing> = {}): Thing => ({
  id: `t${index}`,
  created: index,
  ...change,
});

function open(file = '') {
  const store = openStore(file);
  onTestFinished(() => store.close());
  return { store, things: store.collection<Thing>('thing') };
}

/** So many things, the first the oldest. */
function filled(count: number, change: (index: number) => Partial<Thing> = () => ({})) {
  const opened = open();
  for (let index = 0; index < count; index++)
    opened.things.save(`t${index}`, thing(index, change(index)));
  return opened;
}

const idsOf = (items: readonly Thing[]) => items.map(({ id }) => id);

describe('a record', () => {
  it('is what was saved last, in the place it had', () => {
    const { things } = filled(3);
    things.save('t1', thing(1, { owner: 'Inés' }));
    expect(things.find('t1')).toMatchObject({ owner: 'Inés' });
    expect(idsOf(things.newest())).toEqual(['t2', 't1', 't0']);
    expect(things.place('t1')).toBe(2);
  });

  it('is of its kind alone', () => {
    const { store, things } = filled(1);
    const others = store.collection<Thing>('other');
    expect(others.find('t0')).toBeUndefined();
    others.save('t0', thing(7));
    others.removeAll();
    expect(things.find('t0')).toEqual(thing(0));
  });

  it('is found by what it is about, and keeps that when it is saved without', () => {
    const { things } = open();
    things.save('a', thing(1), 'Inés');
    things.save('b', thing(2), 'Paul');
    things.save('a', thing(3));
    expect(things.newest({ ref: 'Inés' })).toEqual([thing(3)]);
    expect(things.newest({ limit: 1 })).toEqual([thing(2)]);
    things.remove('a');
    expect(things.newest({ ref: 'Inés' })).toEqual([]);
  });

  it('outlives the process', () => {
    const folder = mkdtempSync(join(tmpdir(), 'puente-store-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'deep', 'sandbox.db');
    const before = openStore(file);
    before.collection<Thing>('thing').save('a', thing(1));
    before.close();
    const { store, things } = open(file);
    expect(things.find('a')).toEqual(thing(1));
    store.wipe();
    expect(things.newest()).toEqual([]);
  });
});

describe('a transaction', () => {
  it('saves all or nothing, also with another inside', () => {
    const { store, things } = open();
    const fails = () =>
      store.transaction(() => {
        things.save('a', thing(1));
        store.transaction(() => things.save('b', thing(2)));
        throw new Error('no');
      });
    expect(fails).toThrow('no');
    expect(things.newest()).toEqual([]);
    store.transaction(() => store.transaction(() => things.save('a', thing(1))));
    expect(idsOf(things.newest())).toEqual(['t1']);
  });

  it('that failed does not keep the next from being saved', () => {
    const { store, things } = open();
    expect(() =>
      store.transaction(() => {
        throw new Error('no');
      }),
    ).toThrow();
    expect(store.transaction(() => (things.save('a', thing(1)), 'done'))).toBe('done');
  });
});

it('the revision changes with each write and with each start, and not by reading', () => {
  const { store, things } = open();
  const seen = [store.revision()];
  things.save('a', thing(1));
  seen.push(store.revision());
  things.find('a');
  expect(store.revision()).toBe(seen[1]);
  things.remove('a');
  seen.push(store.revision(), open().store.revision());
  expect(new Set(seen).size).toBe(4);
});

describe('a page', () => {
  it('is the newest, and says whether there are more', () => {
    const { things } = filled(5);
    expect(things.page({ limit: 3 })).toMatchObject({ hasMore: true });
    expect(idsOf(things.page({ limit: 3 }).items)).toEqual(['t4', 't3', 't2']);
    expect(things.page({ limit: 5 }).hasMore).toBe(false);
  });

  it('goes on after one, and back before one with its nearest', () => {
    const { things } = filled(6);
    expect(idsOf(things.page({ limit: 2, startingAfter: 't4' }).items)).toEqual(['t3', 't2']);
    expect(idsOf(things.page({ limit: 2, endingBefore: 't1' }).items)).toEqual(['t3', 't2']);
    expect(things.page({ limit: 2, startingAfter: 't1' })).toMatchObject({ hasMore: false });
    expect(things.page({ limit: 9, startingAfter: 'unknown' }).items).toEqual([]);
  });

  it('has what it is asked for: by field, by kind, by time', () => {
    const { things } = filled(6, (index) => ({
      type: ['made', 'paid', 'lost'][index % 3] ?? '',
      owner: index < 3 ? 'Inés' : 'Paul',
    }));
    const ids = (query: object) => idsOf(things.page({ limit: 9, ...query }).items);
    expect(ids({ equals: { owner: 'Inés', type: undefined } })).toEqual(['t2', 't1', 't0']);
    expect(ids({ types: ['paid', 'lost'] })).toEqual(['t5', 't4', 't2', 't1']);
    expect(ids({ types: [] })).toEqual([]);
    expect(ids({ created: { gt: 1, lte: 3 } })).toEqual(['t3', 't2']);
    expect(ids({ created: { gte: 1, lt: 3 }, equals: { owner: 'Inés' } })).toEqual(['t2', 't1']);
    expect(ids({ equals: { owner: "Inés' or 1=1 --" } })).toEqual([]);
  });

  it('after page, forwards or back, has each record once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 25 }),
        fc.integer({ min: 1, max: 7 }),
        (count, limit) => {
          const { things } = filled(count);
          const all = idsOf(things.newest());
          const forwards: string[] = [];
          for (let isMore = true; isMore;) {
            const startingAfter = forwards.at(-1);
            const page = things.page({ limit, startingAfter });
            forwards.push(...idsOf(page.items));
            isMore = page.hasMore;
          }
          expect(forwards).toEqual(all);
          const last = all.at(-1);
          const back = last === undefined ? [] : [last];
          for (let isMore = count > 1; isMore;) {
            const page = things.page({ limit, endingBefore: back[0] });
            back.unshift(...idsOf(page.items));
            isMore = page.hasMore;
          }
          expect(back).toEqual(all);
        },
      ),
      { numRuns: 25 },
    );
  });
});
