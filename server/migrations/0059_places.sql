-- Where experts meet people in person, a row a person: also before there is a profile, while it is
-- being written. The version counts changes, so that two tabs can't write over each other.
create table provider_places (
  user_id uuid primary key references users (id) on delete cascade,
  is_home_enabled boolean not null default false,
  home_area_ids text[] not null default '{}',
  is_office_enabled boolean not null default false,
  -- Kept free before and after each meeting in person.
  travel_minutes integer not null default 30 check (travel_minutes between 0 and 120),
  -- Whether anything is on offer: an area of home visits, or an office. Saved with what it follows from.
  is_in_person boolean not null default false,
  version integer not null default 0,
  updated_at timestamptz not null
);

create table provider_offices (
  id uuid primary key,
  user_id uuid not null references provider_places (user_id) on delete cascade,
  name text not null check (char_length(name) between 2 and 60),
  address text not null check (char_length(address) between 5 and 200),
  region_id text not null,
  area_id text not null,
  -- Degrees, WGS 84; null where the gazetteer knew the area alone.
  lat double precision,
  lon double precision,
  position integer not null check (position between 1 and 5),
  constraint provider_offices_place unique (user_id, position)
);
