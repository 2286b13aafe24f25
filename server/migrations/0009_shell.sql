-- Accounts beyond the phone, contacts, and what people and their browsers tell us.

alter table users
  add column country text,
  add column city text,
  add column state text,
  add column appearance text not null default 'system'
    check (appearance in ('system', 'light', 'dark')),
  -- When the introduction was read or passed over.
  add column onboarded_at timestamptz,
  -- An account that is gone keeps its row for the books, without the person.
  add column deleted_at timestamptz;

alter table sessions
  add column id uuid not null default gen_random_uuid() unique,
  -- Browser and system as they say of themselves.
  add column device text not null default '',
  -- This token gave way to a newer one and is taken until expires_at only for calls on their way.
  add column replaced_at timestamptz;

-- The second way in, for those who want one.
create table passwords (
  user_id uuid primary key references users (id) on delete cascade,
  -- PHC string: $argon2id$v=19$m=…,t=…,p=…$salt$hash
  hash text not null,
  changed_at timestamptz not null
);

-- Tries by phone and address, counted over a window.
create table password_tries (
  id uuid primary key,
  phone text not null,
  address text not null,
  tried_at timestamptz not null
);
create index password_tries_phone on password_tries (phone, tried_at desc);
create index password_tries_address on password_tries (address, tried_at desc);

-- Tokens of links that work once: signing in elsewhere, setting a new password.
create table link_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('sign-in', 'reset-password')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index link_tokens_user on link_tokens (user_id, purpose);

-- Resets asked for, by address, whether or not anybody has that e-mail.
create table reset_requests (
  id uuid primary key,
  address text not null,
  email_hash bytea not null,
  asked_at timestamptz not null
);
create index reset_requests_address on reset_requests (address, asked_at desc);
create index reset_requests_email on reset_requests (email_hash, asked_at desc);

-- The amount a payout code was sent for, and what a right code released.
alter table verifications
  add column amount bigint,
  add column currency text;
create table payout_authorizations (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  amount bigint,
  currency text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table contacts (
  owner_id uuid not null references users (id) on delete cascade,
  contact_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (owner_id, contact_id),
  check (owner_id <> contact_id)
);
create index contacts_contact on contacts (contact_id);
create index users_username_prefix on users (lower(username::text) text_pattern_ops);

create table feedback (
  id uuid primary key,
  user_id uuid references users (id) on delete set null,
  type text not null check (type in ('bug', 'idea', 'thanks', 'payment')),
  text text not null,
  user_name text not null,
  created_at timestamptz not null
);
create index feedback_created on feedback (created_at desc);

-- Pages that broke; the same crash is counted, not kept again.
create table crash_reports (
  fingerprint bytea primary key,
  report jsonb not null,
  count int not null default 1,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index crash_reports_seen on crash_reports (last_seen_at desc);
