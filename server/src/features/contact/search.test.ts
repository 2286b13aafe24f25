import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { SignedIn } from '../../../test/people.ts';
import { searchUsernames } from './store.ts';

let t: TestApp;
let me: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  me = await t.signIn();
  await make('sol', 'sol.azul', 'solange', 'soledad-ruiz', 'so-lo', 'luna', 'sox_1');
});
afterAll(() => t.stop());

/** People with usernames, straight into the database: signing all of them in would take long. */
async function make(...usernames: string[]) {
  await sql`insert into users (id, phone, name, username, created_at)
    select gen_random_uuid(), '+' || name, 'Some', name::citext, ${t.context.clock.now()}
    from unnest(${usernames}::text[]) as name`.execute(t.context.db);
}
function search(body: object, who = me) {
  return t.call('POST /api/search', { unchecked: body, token: who.token });
}
async function found(username: string): Promise<string[]> {
  return (await search({ username })).body.results.map((one: { username: string }) => one.username);
}

describe('searching for a username', () => {
  test('finds those that begin with it, the exact one first', async () => {
    expect(await found('sol')).toEqual(['sol', 'sol.azul', 'solange', 'soledad-ruiz']);
    expect(await found('sole')).toEqual(['soledad-ruiz']);
    expect(await found('zzz')).toEqual([]);
  });

  test.each(['SOL.A', '  sol.a ', '@sol.a', 'sól.á'])(
    'understands %j as it was meant',
    async (typed) => {
      expect(await found(typed)).toEqual(['sol.azul']);
    },
  );

  test.each(['so%', 's_l', '%%', '__', 'sol\\', "so'", 'so*', 'sox_%'])(
    'takes %j by its letters',
    async (typed) => {
      expect(await found(typed)).toEqual([]);
    },
  );

  test('finds an underscore where there is one', async () => {
    expect(await found('sox_')).toEqual(['sox_1']);
  });

  test('says who they are and whether they are contacts, and no more', async () => {
    const id = (await search({ username: 'luna' })).body.results[0]?.id ?? '';
    const card = {
      id,
      name: 'Some',
      lastName: '',
      username: 'luna',
      expertise: '',
      profilePicture: null,
      isVerifiedProvider: false,
    };
    const reply = await search({ username: 'luna' });
    expect(reply.body).toEqual({
      results: [{ ...card, isContact: false }],
      total: 1,
      page: 1,
      limit: 20,
    });
    await t.call('POST /api/contacts', { body: { contacts: [id] }, token: me.token });
    expect((await search({ username: 'luna' })).body.results).toEqual([
      { ...card, isContact: true },
    ]);
    const other = await t.signIn();
    expect((await search({ username: 'luna' }, other)).body.results).toEqual([
      { ...card, isContact: false },
    ]);
  });

  test('goes page by page with the true total', async () => {
    await make(
      ...Array.from({ length: 25 }, (_, index) => `page-${String(index).padStart(2, '0')}`),
    );
    const first = (await search({ username: 'page-' })).body;
    expect([first.total, first.results.length]).toEqual([25, 20]);
    const second = (await search({ username: 'page-', page: 2 })).body;
    expect([second.total, second.results.length]).toEqual([25, 5]);
    const all = [...first.results, ...second.results];
    expect(new Set(all.map(({ id }: { id: string }) => id)).size).toBe(25);
    const beyond = (await search({ username: 'page-', page: 9, limit: 50 })).body;
    expect(beyond).toMatchObject({ results: [], total: 25, page: 9, limit: 50 });
  });

  test('never finds oneself, nor accounts that are gone, and does not count them', async () => {
    const person = await t.signIn();
    await t.call('PUT /api/profile', { body: { username: 'mirror-me' }, token: person.token });
    await make('mirror-gone', 'mirror-other');
    await sql`update users set deleted_at = ${t.context.clock.now()}
      where username = 'mirror-gone'`.execute(t.context.db);
    const { body } = await search({ username: 'mirror' }, person);
    expect(body.total).toBe(1);
    expect(body.results.map((one: { username: string }) => one.username)).toEqual(['mirror-other']);
  });

  test.each([
    [{}, 'username'],
    [{ username: 's' }, 'username'],
    [{ username: '@s' }, 'username'],
    [{ username: '  ' }, 'username'],
    [{ username: 'x'.repeat(65) }, 'username'],
    [{ username: ['sol'] }, 'username'],
    [{ username: 'sol', page: 0 }, 'page'],
    [{ username: 'sol', page: 1.5 }, 'page'],
    [{ username: 'sol', limit: 51 }, 'limit'],
  ])('refuses %j', async (body, path) => {
    expect(await search(body)).toMatchObject({
      status: 400,
      body: {
        errorCode: 'invalid-input',
        fields: expect.arrayContaining([expect.objectContaining({ path })]),
      },
    });
  });
});

test('trying out usernames one after the other is slowed down', async () => {
  const { token } = await t.signIn();
  // A person is counted, from wherever they ask.
  const guess = (index: number) =>
    t.call('POST /api/search', {
      body: { username: `guess-${index}` },
      token,
      headers: { 'x-forwarded-for': `10.9.9.${index}` },
    });
  const replies = await Promise.all(Array.from({ length: 61 }, (_, index) => guess(index)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(60);
  const [refused] = replies.filter(({ status }) => status !== 200);
  expect(refused).toMatchObject({ status: 429, body: { errorCode: 'too-many-requests' } });
});

test('a hundred thousand people are searched by the index alone', async () => {
  const { db, clock } = t.context;
  await sql`insert into users (id, phone, username, created_at)
    select gen_random_uuid(), '+9' || n, ('u' || md5(n::text))::varchar(28)::citext, ${clock.now()}
    from generate_series(1, 100000) n`.execute(db);
  await sql`analyze users`.execute(db);
  await db.connection().execute(async (one) => {
    const { total } = await searchUsernames(one, me.userId, 'ua7', { limit: 20, offset: 0 });
    expect(total).toBeGreaterThan(200);
    // What the connection prepared, planned without knowing the prefix: the worst it may meet.
    const { rows: prepared } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like '%~>=~%'`.execute(one);
    expect(prepared).toHaveLength(2);
    for (const { statement } of prepared) {
      const { rows } = await one.executeQuery<{ 'QUERY PLAN': string }>(
        CompiledQuery.raw(`explain (generic_plan) ${statement}`),
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('users_username_prefix');
      expect(plan).not.toContain('Seq Scan on users');
    }
  });
});
