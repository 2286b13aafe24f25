-- Taken time of every calendar in one place, as whole minutes around it, for computing slots.
-- Whether a hold is still alive is decided by the reader's clock: hold_expires_at > now.
create index blocks_during on blocks using gist (provider_id, tstzrange(starts_at, ends_at));

create view busy_times as
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
    provider_id,
    null,
    tstzrange(starts_at, ends_at),
    floor(date_part('epoch', starts_at) / 60)::int,
    ceil(date_part('epoch', ends_at) / 60)::int,
    null,
    null
  from blocks;
