-- The truth about people, time and money. Business time comes from the application's clock
-- as a parameter; no default here reads the database's own clock.
create extension if not exists btree_gist;
create extension if not exists citext;

create table users (
  id uuid primary key,
  phone text not null unique,
  name text not null default '',
  last_name text not null default '',
  email text,
  invoice_email text,
  language text not null default 'en' check (language in ('en', 'es')),
  currency text not null default 'USD',
  timezone text not null default 'UTC',
  username citext unique,
  picture text,
  is_operator boolean not null default false,
  created_at timestamptz not null
);

create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

-- One row a code sent; limits by phone and address are counts over it.
create table verifications (
  id uuid primary key,
  phone text not null,
  address text not null,
  purpose text not null check (purpose in ('sign-in', 'payout')),
  channel text not null,
  gateway_id text,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries int not null default 0,
  closed_at timestamptz
);
create index verifications_phone on verifications (phone, sent_at desc);
create index verifications_address on verifications (address, sent_at desc);

create table partners (
  id uuid primary key,
  slug citext not null unique,
  name text not null,
  config jsonb not null default '{}',
  fee_basis_points int not null default 500 check (fee_basis_points between 0 and 1500),
  created_at timestamptz not null
);

create table partner_managers (
  partner_id uuid not null references partners (id),
  user_id uuid not null references users (id) on delete cascade,
  primary key (partner_id, user_id)
);
create index partner_managers_user on partner_managers (user_id);

-- A provider is a user who sells time; both share the id.
create table providers (
  id uuid primary key references users (id),
  expertise text not null,
  about_me text not null,
  career text not null,
  ideal_client text not null,
  unique_value text not null,
  challenge_story text not null,
  languages text[] not null,
  location text,
  in_person boolean not null default false,
  durations int[] not null,
  rate_currency text not null,
  normal_rate bigint not null check (normal_rate >= 0),
  discounted_rate bigint check (discounted_rate >= 0),
  partner_id uuid references partners (id),
  verification text not null default 'none' check (verification in ('none', 'pending', 'verified')),
  asked_at timestamptz,
  verified_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (verification <> 'verified' or partner_id is not null)
);
create index providers_partner on providers (partner_id, verification);

-- Hours and rules of a calendar. The row is the lock under which slots are taken, and version
-- counts every change of hours, blocks and bookings, so that computed slots can be kept.
create table schedules (
  provider_id uuid primary key references providers (id) on delete cascade,
  timezone text not null,
  weekly_hours jsonb not null default '[]',
  overrides jsonb not null default '[]',
  minimum_notice_minutes int not null,
  horizon_days int not null,
  buffer_minutes int not null,
  grid_minutes int not null,
  version bigint not null default 1
);

create table blocks (
  id uuid primary key,
  provider_id uuid not null references providers (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text,
  created_at timestamptz not null,
  check (ends_at > starts_at)
);
create index blocks_provider on blocks (provider_id, ends_at);

create table quotes (
  id uuid primary key,
  client_id uuid not null references users (id),
  provider_id uuid not null references providers (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  currency text not null,
  list_price bigint not null check (list_price >= 0),
  discount bigint not null check (discount >= 0 and discount <= list_price),
  discount_kind text,
  exchange_from text,
  exchange_rate double precision,
  exchange_date date,
  platform_basis_points int not null,
  partner_basis_points int not null,
  partner_id uuid references partners (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (ends_at > starts_at)
);

create table bookings (
  id uuid primary key,
  quote_id uuid not null references quotes (id),
  client_id uuid not null references users (id),
  provider_id uuid not null references providers (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- In progress and completed follow from the clock and are not stored.
  status text not null check (status in ('held', 'confirmed', 'cancelled', 'expired')),
  hold_expires_at timestamptz,
  currency text not null,
  price bigint not null check (price >= 0),
  platform_basis_points int not null,
  partner_basis_points int not null,
  partner_id uuid references partners (id),
  is_first_rate boolean not null default false,
  room_id text not null unique check (room_id ~ '^[A-Za-z0-9]{10}$'),
  name text not null,
  last_name text not null,
  email text not null,
  invoice_email text,
  about text not null default '',
  client_timezone text not null,
  client_language text not null,
  -- Of the calendar file (RFC 5545): rises with every change that calendars must learn of.
  sequence int not null default 0,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('client', 'provider', 'platform')),
  cancel_reason text,
  check (ends_at > starts_at),
  check (status <> 'held' or hold_expires_at is not null),
  -- Nobody is ever double-booked: the last judge behind the lock on the schedule.
  constraint bookings_no_overlap exclude using gist (
    provider_id with =,
    tstzrange(starts_at, ends_at) with &&
  ) where (status in ('held', 'confirmed'))
);
create index bookings_client on bookings (client_id, starts_at desc);
create index bookings_provider on bookings (provider_id, starts_at desc);
create index bookings_holds on bookings (hold_expires_at) where status = 'held';

create table payments (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  intent_id text not null unique,
  status text not null check (status in
    ('requires-payment', 'requires-action', 'processing', 'succeeded', 'failed', 'cancelled')),
  currency text not null,
  amount bigint not null check (amount > 0),
  decline_code text,
  -- The money came too late and the slot was gone.
  slot_lost boolean not null default false,
  created_at timestamptz not null,
  succeeded_at timestamptz
);
create unique index payments_open on payments (booking_id) where status <> 'cancelled';

create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  currency text not null,
  amount bigint not null check (amount > 0),
  reason text not null,
  status text not null check (status in ('requested', 'succeeded', 'failed')),
  gateway_id text unique,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index refunds_payment on refunds (payment_id);

create table webhook_events (
  id text primary key,
  gateway text not null,
  type text not null,
  received_at timestamptz not null
);

-- Double entry: a transaction is balanced in one currency, and nothing is changed or deleted.
create table ledger_transactions (
  id uuid primary key,
  kind text not null check (kind in
    ('charge', 'refund-owed', 'refund-paid', 'payout', 'chargeback', 'correction')),
  -- Id of the payment, refund or payout that caused it: each causes one of a kind.
  source_id uuid not null,
  booking_id uuid references bookings (id),
  currency text not null,
  posted_at timestamptz not null,
  unique (kind, source_id)
);

create table ledger_entries (
  transaction_id uuid not null references ledger_transactions (id),
  line int not null,
  account text not null,
  -- Minor units; debit positive, credit negative (payment/ledger/rules.ts).
  amount bigint not null check (amount <> 0),
  primary key (transaction_id, line)
);
create index ledger_entries_account on ledger_entries (account);

create function ledger_is_balanced() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 0) from ledger_entries
      where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % is not balanced', new.transaction_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_is_balanced();

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function ledger_is_append_only();
create trigger ledger_transactions_append_only
  before update or delete or truncate on ledger_transactions
  for each statement execute function ledger_is_append_only();

-- What comes due at a business time and is found by the sweep.
create table reminders (
  booking_id uuid not null references bookings (id),
  minutes_before int not null,
  due_at timestamptz not null,
  done_at timestamptz,
  outcome text check (outcome in ('sent', 'skipped')),
  primary key (booking_id, minutes_before)
);
create index reminders_due on reminders (due_at) where done_at is null;

-- Answers of writes that cost money or take a slot, kept under the caller's key.
create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  key text not null,
  request_hash bytea not null,
  status int,
  body jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
