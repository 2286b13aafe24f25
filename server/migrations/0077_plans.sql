-- Plans (docs/decisions/071): sessions every month. What a month buys is a package of its own.

alter table orders
  drop constraint orders_kind_check,
  add constraint orders_kind_check check (kind in ('meeting', 'package', 'plan-period'));

create table plans (
  id uuid primary key,
  client_id uuid not null references users (id),
  provider_id uuid not null references users (id),
  -- The quote that it was bought by; its terms and its price stay as they were.
  quote_id uuid not null references quotes (id),
  -- In the client's zone, which stays as it was, too.
  start_date date not null,
  client_timezone text not null,
  -- ISO days of the week (1 is Monday) and wall time in the expert's zone.
  weekdays int[] not null,
  wall_time text not null,
  status text not null check (status in ('reserved', 'active', 'past-due', 'ending', 'ended')),
  created_at timestamptz not null,
  -- "Charge my card each month until I stop": when it was agreed to.
  consented_at timestamptz not null,
  -- The card gateway's name of the card that paid last; null before the first payment.
  payment_method text,
  -- The period to come: 0 is the one that buying pays.
  period int not null default 0 check (period >= 0),
  renews_at timestamptz not null,
  -- When the times of that period are to be reserved; null once they are.
  reserve_at timestamptz,
  -- How often its charge was tried, and when it is tried next; null where none is to come.
  attempts int not null default 0,
  charge_at timestamptz,
  decline_code text,
  stopped_at timestamptz,
  stopped_by text check (stopped_by in ('client', 'provider')),
  stop_reason text,
  ended_at timestamptz,
  end_reason text check (end_reason in ('stopped', 'payment-failed', 'provider-left')),
  constraint plans_ended check ((status = 'ended') = (ended_at is not null)
    and (status = 'ended') = (end_reason is not null))
);
create index plans_client on plans (client_id, created_at desc);
create index plans_provider on plans (provider_id, created_at desc);
create index plans_reserve on plans (reserve_at) where status = 'active';
create index plans_charge on plans (charge_at) where status in ('active', 'past-due');
create index plans_ending on plans (renews_at) where status = 'ending';

alter table packages
  drop constraint packages_sessions_check,
  add constraint packages_sessions_check check (sessions between 1 and 20),
  add column plan_id uuid references plans (id),
  -- Which month of the plan.
  add column period int,
  -- When the month begins; what is left of it can be used for some time after.
  add column period_starts_at timestamptz,
  add constraint packages_period_is_whole
    check (num_nulls(plan_id, period, period_starts_at) in (0, 3));
-- A month is bought once, whatever is replayed.
create unique index packages_plan_period on packages (plan_id, period)
  where plan_id is not null and status = 'active';
create index packages_plan on packages (plan_id, period) where plan_id is not null;

-- What happened to a plan, for its page; what is paid and refunded is told by its orders.
create table plan_events (
  id uuid primary key,
  plan_id uuid not null references plans (id),
  kind text not null check (kind in ('started', 'reserved', 'time-chosen', 'renewed', 'charge-failed',
    'stopped', 'resumed', 'ended', 'paid-back')),
  period int not null,
  -- Minor units of the plan's currency, where money is told.
  amount bigint,
  at timestamptz not null
);
create index plan_events_plan on plan_events (plan_id, at);

-- Time that is kept for a plan's renewal, not for a payment that somebody is making.
alter table bookings add column is_reserved boolean not null default false;

-- The customer of the card gateway under whom cards of a person are kept.
create table card_customers (
  user_id uuid primary key references users (id),
  customer_id text not null unique,
  created_at timestamptz not null
);

-- What is reserved for a renewal is in everybody's way, also in its client's.
create or replace view busy_times as
  select
    provider_id,
    case when is_reserved then null else client_id end as client_id,
    tstzrange(starts_at, ends_at) as during,
    floor(date_part('epoch', starts_at) / 60)::int as start_minute,
    ceil(date_part('epoch', ends_at) / 60)::int as end_minute,
    case when status = 'held' then hold_expires_at end as hold_expires_at,
    case when status = 'held' then date_part('epoch', hold_expires_at) * 1000 end
      as hold_expires_ms,
    travel_minutes,
    office_id,
    id as booking_id
  from bookings
  where status in ('held', 'confirmed')
  union all
  select
    client_id,
    null,
    tstzrange(starts_at, ends_at),
    floor(date_part('epoch', starts_at) / 60)::int,
    ceil(date_part('epoch', ends_at) / 60)::int,
    case when status = 'held' then hold_expires_at end,
    case when status = 'held' then date_part('epoch', hold_expires_at) * 1000 end,
    0,
    null,
    id
  from bookings
  where status in ('held', 'confirmed')
  union all
  select
    provider_id,
    null,
    tstzrange(proposed_starts_at, proposed_ends_at),
    floor(date_part('epoch', proposed_starts_at) / 60)::int,
    ceil(date_part('epoch', proposed_ends_at) / 60)::int,
    proposed_until,
    date_part('epoch', proposed_until) * 1000,
    travel_minutes,
    office_id,
    id
  from bookings
  where proposed_starts_at is not null
  union all
  select
    client_id,
    null,
    tstzrange(proposed_starts_at, proposed_ends_at),
    floor(date_part('epoch', proposed_starts_at) / 60)::int,
    ceil(date_part('epoch', proposed_ends_at) / 60)::int,
    proposed_until,
    date_part('epoch', proposed_until) * 1000,
    0,
    null,
    id
  from bookings
  where proposed_starts_at is not null
  union all
  select
    provider_id,
    null,
    tstzrange(starts_at, ends_at),
    floor(date_part('epoch', starts_at) / 60)::int,
    ceil(date_part('epoch', ends_at) / 60)::int,
    null,
    null,
    0,
    null,
    null
  from blocks;
