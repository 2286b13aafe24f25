-- A person's time is one, as expert and as client. Whoever takes time of two people locks both
-- their rows here, and counts it, so that a statement can tell whether what it read still holds.
alter table users add column bookings_version bigint not null default 0;

-- The client knows that another meeting of theirs overlaps with this one, and keeps both.
alter table bookings add column accepts_overlap boolean not null default false;

-- What experts have as clients takes time of their own calendar as well. That a hold is free to
-- its holder is true of the calendar in which it is held, not of the holder's own: no client there.
create or replace view busy_times as
  select
    provider_id,
    client_id,
    tstzrange(starts_at, ends_at) as during,
    floor(date_part('epoch', starts_at) / 60)::int as start_minute,
    ceil(date_part('epoch', ends_at) / 60)::int as end_minute,
    case when status = 'held' then hold_expires_at end as hold_expires_at,
    case when status = 'held' then date_part('epoch', hold_expires_at) * 1000 end
      as hold_expires_ms
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
    case when status = 'held' then date_part('epoch', hold_expires_at) * 1000 end
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
    null
  from blocks;
