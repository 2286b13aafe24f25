-- Moving a meeting (docs/decisions/064).

alter table bookings
  -- The start that a refund is counted from, where it isn't the meeting's own.
  add column refund_starts_at timestamptz,
  -- How often its client moved it without asking.
  add column own_moves int not null default 0,
  -- The time of the open proposal, held until it ends; its row is in time_proposals.
  add column proposed_starts_at timestamptz,
  add column proposed_ends_at timestamptz,
  add column proposed_until timestamptz,
  add constraint bookings_proposed_is_whole
    check (num_nulls(proposed_starts_at, proposed_ends_at, proposed_until) in (0, 3)),
  add constraint bookings_proposed_is_confirmed
    check (proposed_starts_at is null or status = 'confirmed'),
  add check (proposed_ends_at > proposed_starts_at);

create index bookings_proposed_provider on bookings (provider_id)
  where proposed_starts_at is not null;
create index bookings_proposed_client on bookings (client_id)
  where proposed_starts_at is not null;

-- Each proposal of another time, and what became of it.
create table time_proposals (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  proposed_by text not null check (proposed_by in ('client', 'provider')),
  -- Who wanted to move at first: a time proposed back doesn't change that.
  asked_by text not null check (asked_by in ('client', 'provider')),
  from_starts_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  message text,
  status text not null check (status in
    ('open', 'accepted', 'rejected', 'superseded', 'withdrawn', 'expired', 'closed')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (ends_at > starts_at),
  check ((status = 'open') = (ended_at is null))
);
-- One at a time.
create unique index time_proposals_open on time_proposals (booking_id) where status = 'open';
create index time_proposals_booking on time_proposals (booking_id, created_at);
create index time_proposals_due on time_proposals (expires_at) where status = 'open';

-- Each move of a meeting, under the sequence that its calendar file has since.
create table booking_moves (
  booking_id uuid not null references bookings (id),
  sequence int not null,
  from_starts_at timestamptz not null,
  starts_at timestamptz not null,
  moved_by text not null check (moved_by in ('client', 'provider')),
  -- Null where its client moved it without asking.
  proposal_id uuid references time_proposals (id),
  moved_at timestamptz not null,
  primary key (booking_id, sequence)
);
