-- Packages (docs/decisions/070): several sessions under one order, of which some may be placed later.

alter table orders
  drop constraint orders_kind_check,
  add constraint orders_kind_check check (kind in ('meeting', 'package'));

-- What a quote of a package fixes beside its price: its terms and the times that were chosen.
alter table quotes add column package jsonb;

create table packages (
  id uuid primary key,
  order_id uuid not null unique references orders (id),
  client_id uuid not null references users (id),
  provider_id uuid not null references users (id),
  -- The offering may change or go; what was bought stays as it was.
  offering_id uuid not null,
  name text not null,
  sessions int not null check (sessions between 2 and 20),
  duration_minutes int not null check (duration_minutes between 30 and 90),
  scheduling text not null check (scheduling in ('all-at-once', 'as-you-go')),
  status text not null check (status in ('reserved', 'active', 'cancelled')),
  created_at timestamptz not null,
  -- Of the time that was held last; null where nothing had to be paid.
  hold_expires_at timestamptz,
  -- From buying, not from the payment's arrival.
  valid_until timestamptz not null,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('client', 'provider', 'platform')),
  cancel_reason text,
  -- How many days before the end the client was told last that sessions are left.
  noticed_days int,
  constraint packages_cancelled_at check ((status = 'cancelled') = (cancelled_at is not null)),
  check (valid_until > created_at)
);
create index packages_client on packages (client_id, created_at desc);
create index packages_provider on packages (provider_id, created_at desc);
create index packages_ending on packages (valid_until) where status = 'active';

-- The sessions of a package. One that is not placed is a credit.
create table package_sessions (
  package_id uuid not null references packages (id),
  number int not null check (number >= 1),
  -- Minor units of the order's currency; over a package they add up to the order and to its fees.
  share bigint not null check (share >= 0),
  platform_fee bigint not null check (platform_fee >= 0),
  partner_fee bigint not null check (partner_fee >= 0),
  status text not null check (status in ('free', 'placed', 'spent', 'refunded')),
  -- The one that has it now, or had it when it was spent or paid back.
  booking_id uuid references bookings (id),
  -- Minor units that went back when the package was cancelled.
  refund_amount bigint not null default 0 check (refund_amount between 0 and share),
  primary key (package_id, number),
  constraint package_sessions_placed check (status not in ('placed', 'spent') or booking_id is not null),
  constraint package_sessions_free check (status <> 'free' or booking_id is null),
  constraint package_sessions_fees check (platform_fee + partner_fee <= share)
);

alter table bookings
  add column package_id uuid references packages (id),
  add column session_number int,
  -- What became of the credit when the session was cancelled.
  add column credit text check (credit in ('returned', 'spent')),
  add constraint bookings_session_is_whole check (num_nulls(package_id, session_number) in (0, 2)),
  add constraint bookings_session_exists
    foreign key (package_id, session_number) references package_sessions (package_id, number);
-- No credit is ever spent twice: the last judge behind the locks.
create unique index bookings_session on bookings (package_id, session_number)
  where status in ('held', 'confirmed');
