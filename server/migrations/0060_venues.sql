-- Meetings in person (docs/decisions/058). How the two meet, where, and how many minutes the expert
-- travels before and after: a quote fixes it, its booking keeps it. The place is a snapshot, so that
-- an office that is renamed or removed stays what was booked: no foreign key.
alter table quotes
  add column mode text not null default 'virtual' check (mode in ('virtual', 'home', 'office')),
  add column travel_minutes integer not null default 0 check (travel_minutes between 0 and 120),
  add column office_id uuid,
  add column venue jsonb,
  add constraint quotes_venue_of_mode check (
    (mode = 'virtual') = (venue is null) and (mode = 'office') = (office_id is not null)
    and (mode <> 'virtual' or travel_minutes = 0));

alter table bookings
  add column mode text not null default 'virtual' check (mode in ('virtual', 'home', 'office')),
  add column travel_minutes integer not null default 0 check (travel_minutes between 0 and 120),
  add column office_id uuid,
  add column venue jsonb,
  add constraint bookings_venue_of_mode check (
    (mode = 'virtual') = (venue is null) and (mode = 'office') = (office_id is not null)
    and (mode <> 'virtual' or travel_minutes = 0));

-- Whose home it was is forgotten after a while: few rows wait for that at any time.
create index quotes_homes on quotes (expires_at) where (venue ->> 'address') is not null and mode = 'home';
create index bookings_homes on bookings (ends_at) where (venue ->> 'address') is not null and mode = 'home';

-- Minutes an expert needs between two meetings, none within one office (availability/travel/rules.ts).
create function travel_between(one integer, one_office uuid, other integer, other_office uuid)
returns integer language sql immutable as $$
  select case when one_office = other_office then 0 else one + other end $$;

-- From leaving for a meeting to being back. Minutes are the same in every zone, so it is immutable.
create function away_during(starts_at timestamptz, ends_at timestamptz, travel_minutes integer)
returns tstzrange language plpgsql immutable as $$
begin
  return tstzrange(
    starts_at - make_interval(mins => travel_minutes),
    ends_at + make_interval(mins => travel_minutes));
end $$;

-- Nobody is in two places at once, or on the way to both: what is at different places may not touch,
-- travel included. Online is one place, each office is one, each home is one of its own.
-- `bookings_no_overlap` goes on judging the meetings themselves, also within one place.
alter table bookings add constraint bookings_no_overlap_on_the_way exclude using gist (
  provider_id with =,
  (case mode when 'office' then office_id when 'home' then id else provider_id end) with <>,
  away_during(starts_at, ends_at, travel_minutes) with &&
) where (status in ('held', 'confirmed'));

-- What an expert has as a client somewhere has the travel of the other expert, not of theirs.
create or replace view busy_times as
  select
    provider_id,
    client_id,
    tstzrange(starts_at, ends_at) as during,
    floor(date_part('epoch', starts_at) / 60)::int as start_minute,
    ceil(date_part('epoch', ends_at) / 60)::int as end_minute,
    case when status = 'held' then hold_expires_at end as hold_expires_at,
    case when status = 'held' then date_part('epoch', hold_expires_at) * 1000 end
      as hold_expires_ms,
    travel_minutes,
    office_id
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
    null
  from bookings
  where status in ('held', 'confirmed')
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
    null
  from blocks;
