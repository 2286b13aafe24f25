-- Problems with meetings, and who was in the room (docs/decisions/069).

-- One connection of a party to the room of a meeting. Erased 90 days after it.
create table room_stays (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  party text not null check (party in ('client', 'provider')),
  entered_at timestamptz not null,
  -- Written down every now and then: what is known of a stay whose process died.
  seen_at timestamptz not null,
  left_at timestamptz,
  check (seen_at >= entered_at),
  check (left_at >= entered_at)
);
create index room_stays_booking on room_stays (booking_id);
create index room_stays_seen on room_stays (seen_at);

-- What a party reports of a meeting, and what becomes of it.
create table problems (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  reported_by text not null check (reported_by in ('client', 'provider')),
  kind text not null check (kind in ('no-show', 'quality', 'technical', 'other')),
  -- In the words of who reports it; null where nothing was written, or once that person has left.
  text text,
  -- The room confirmed a no-show when it was reported.
  is_confirmed boolean not null,
  status text not null check (status in ('open', 'with-operator', 'refunded', 'lapsed', 'decided')),
  created_at timestamptz not null,
  -- When silence is looked at; null once somebody has answered, or nobody did.
  due_at timestamptz,
  answered_at timestamptz,
  answer text,
  -- When it passed to the operator.
  passed_on_at timestamptz,
  decision text,
  ended_at timestamptz,
  -- Minor units of the booking's currency that were refunded because of it.
  refund_amount bigint not null default 0 check (refund_amount >= 0),
  check ((status = 'open') = (due_at is not null)),
  check ((status in ('open', 'with-operator')) = (ended_at is null)),
  check (status <> 'with-operator' or passed_on_at is not null)
);
-- Each side reports a meeting once.
create unique index problems_once on problems (booking_id, reported_by);
create index problems_due on problems (due_at) where status = 'open';
