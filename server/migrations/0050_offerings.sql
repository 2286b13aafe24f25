-- What experts sell beside single meetings: packages, and plans of so many meetings a month.
create table offerings (
  id uuid primary key,
  provider_id uuid not null references providers (id),
  type text not null check (type in ('package', 'subscription')),
  name text not null check (char_length(name) between 3 and 80),
  description text not null check (char_length(description) between 20 and 1000),
  category text not null check (category in ('mind', 'careers', 'startups', 'law', 'money',
    'languages', 'parenting', 'wellness', 'arts', 'software', 'study', 'home', 'other')),
  sessions integer not null,
  duration_minutes integer not null check (duration_minutes between 30 and 90),
  currency text not null,
  price bigint not null check (price > 0),
  discounted_price bigint,
  scheduling text check (scheduling in ('all-at-once', 'as-you-go')),
  is_enabled boolean not null,
  -- The place among the expert's own; two may share one until the next sorting.
  position integer not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint offerings_discount check (discounted_price > 0 and discounted_price < price),
  constraint offerings_sessions check (
    case type when 'package' then sessions between 2 and 20 else sessions between 1 and 12 end),
  constraint offerings_scheduling check ((type = 'package') = (scheduling is not null))
);
comment on column offerings.price is 'Minor units: of all meetings of a package, of a month of a plan.';
create index offerings_provider on offerings (provider_id, position);
