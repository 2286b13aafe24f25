-- Time that is held for a proposal can't be had by anybody else, by the same kind of constraint as
-- meetings among each other: both times of a booking are one set in it, so that a meeting may be
-- moved to a time that overlaps its own. `bookings_no_overlap` stays beside it: reads use its index.
create function times_of(
  starts_at timestamptz, ends_at timestamptz,
  proposed_starts_at timestamptz, proposed_ends_at timestamptz
) returns tstzmultirange language sql immutable parallel safe as $$
  select case when proposed_starts_at is null then tstzmultirange(tstzrange(starts_at, ends_at))
    else tstzmultirange(
      tstzrange(starts_at, ends_at), tstzrange(proposed_starts_at, proposed_ends_at)) end
$$;

alter table bookings add constraint bookings_no_overlap_with_proposed exclude using gist (
  provider_id with =,
  times_of(starts_at, ends_at, proposed_starts_at, proposed_ends_at) with &&
) where (status in ('held', 'confirmed'));

-- The way to and from a proposed time is held like that of a meeting (0060). Written out, since
-- building an index finds no functions of our own within a function.
create function away_times(
  starts_at timestamptz, ends_at timestamptz,
  proposed_starts_at timestamptz, proposed_ends_at timestamptz, travel_minutes integer
) returns tstzmultirange language plpgsql immutable as $$
declare
  travel interval := make_interval(mins => travel_minutes);
  away tstzmultirange := tstzmultirange(tstzrange(starts_at - travel, ends_at + travel));
begin
  if proposed_starts_at is null then return away; end if;
  return away
    + tstzmultirange(tstzrange(proposed_starts_at - travel, proposed_ends_at + travel));
end $$;

alter table bookings
  drop constraint bookings_no_overlap_on_the_way,
  add constraint bookings_no_overlap_on_the_way exclude using gist (
    provider_id with =,
    (case mode when 'office' then office_id when 'home' then id else provider_id end) with <>,
    away_times(starts_at, ends_at, proposed_starts_at, proposed_ends_at, travel_minutes) with &&
  ) where (status in ('held', 'confirmed'));

-- Proposed time is taken for everybody until the proposal ends, also by the clock. A read for moving
-- one meeting leaves that one out.
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
