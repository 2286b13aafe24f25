import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createPool } from '../src/db/connection.ts';
import { migrate, migrationNames } from '../src/db/migrate.ts';

const before = '0042_conversations.sql';
const database = `before_conversations_${process.pid}`;
const migrations = fileURLToPath(new URL('../migrations/', import.meta.url));

let admin: pg.Client;
let pool: pg.Pool;

/** What two people and a visitor said in the version before; one said nothing. */
const said = [
  ['user:a', 1, 'user', '2026-01-01T10:00:00Z', 'no duermo'],
  ['user:a', 2, 'assistant', '2026-01-01T10:00:00Z', 'Mira a Nora'],
  ['user:a', 3, 'user', '2026-03-05T09:00:00Z', 'more'],
  ['user:b', 1, 'user', '2026-02-01T10:00:00Z', 'stage fright'],
  ['visitor:c', 4, 'user', '2026-02-02T10:00:00Z', 'hi'],
] as const;

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

beforeAll(async () => {
  admin = new pg.Client(inject('databaseUrl'));
  await admin.connect();
  await admin.query(`create database ${database}`);
  pool = createPool(inject('databaseUrl').replace(/\/postgres$/, `/${database}`), 2);
  await pool.query(`create table schema_migrations
    (name text primary key, ran_at timestamptz not null default clock_timestamp())`);
  for (const name of (await migrationNames()).filter((one) => one < before)) {
    await pool.query(await readFile(`${migrations}${name}`, 'utf8'));
    await pool.query('insert into schema_migrations (name) values ($1)', [name]);
  }
  for (const [subject, n, role, at, content] of said)
    await pool.query(
      `insert into chat_messages (subject, id, role, content, created_at)
       values ($1, $2, $3, $4, $5)`,
      [subject, idOf(n), role, content, at],
    );
  await migrate(pool);
});
afterAll(async () => {
  await pool.end();
  await admin.query(`drop database if exists ${database} with (force)`);
  await admin.end();
});

test('what somebody said before is one conversation of theirs, whole and in order', async () => {
  const { rows: messages } = await pool.query(
    `select subject, id, role, created_at as at, content from chat_messages
     order by subject, created_at, position`,
  );
  expect(messages.map(({ at, ...row }) => ({ ...row, at: at.toString() }))).toEqual(
    said.map(([subject, n, role, at, content]) => ({ subject, id: idOf(n), role, at, content })),
  );
  const { rows } = await pool.query(
    `select c.subject, c.title, c.started_at, c.last_message_at, count(m.id)::int
     from chat_conversations c join chat_messages m
       on m.subject = c.subject and m.conversation_id = c.id
     group by c.subject, c.id order by c.subject`,
  );
  expect(
    rows.map((row) => ({
      ...row,
      started_at: row.started_at.toString(),
      last_message_at: row.last_message_at.toString(),
    })),
  ).toEqual([
    {
      subject: 'user:a',
      title: null,
      started_at: '2026-01-01T10:00:00Z',
      last_message_at: '2026-03-05T09:00:00Z',
      count: 3,
    },
    {
      subject: 'user:b',
      title: null,
      started_at: '2026-02-01T10:00:00Z',
      last_message_at: '2026-02-01T10:00:00Z',
      count: 1,
    },
    {
      subject: 'visitor:c',
      title: null,
      started_at: '2026-02-02T10:00:00Z',
      last_message_at: '2026-02-02T10:00:00Z',
      count: 1,
    },
  ]);
});
