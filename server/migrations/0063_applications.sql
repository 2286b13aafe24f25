-- The wish of an expert to be verified by a partner, and what became of it. While one is live (waits,
-- is asked for more, or is approved) the person is in the partner's group; there is one at a time.
create table partner_applications (
  id uuid primary key,
  partner_id uuid not null references partners (id),
  user_id uuid not null references users (id),
  status text not null
    check (status in ('waiting', 'more-asked', 'approved', 'refused', 'withdrawn')),
  asked_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index partner_applications_live on partner_applications (user_id)
  where status in ('waiting', 'more-asked', 'approved');
create index partner_applications_partner on partner_applications (partner_id, status, changed_at);
create index partner_applications_user on partner_applications (user_id, asked_at);

-- Its history: each state it came to, with what was written then.
create table partner_application_steps (
  application_id uuid not null references partner_applications (id) on delete cascade,
  line int not null,
  status text not null
    check (status in ('waiting', 'more-asked', 'approved', 'refused', 'withdrawn')),
  side text not null check (side in ('expert', 'partner')),
  message text not null default '',
  happened_at timestamptz not null,
  primary key (application_id, line)
);

insert into partner_applications (id, partner_id, user_id, status, asked_at, changed_at)
select gen_random_uuid(), partner_id, id,
  case verification when 'verified' then 'approved' else 'waiting' end,
  coalesce(asked_at, created_at), coalesce(verified_at, asked_at, created_at)
from providers where partner_id is not null;
insert into partner_application_steps (application_id, line, status, side, happened_at)
select id, 1, 'waiting', 'expert', asked_at from partner_applications;
insert into partner_application_steps (application_id, line, status, side, happened_at)
select id, 2, 'approved', 'partner', changed_at from partner_applications
where status = 'approved';

-- What managers did, for their partner to read. Free text about people is not in it: it belongs to
-- their own history and goes with their account.
create table partner_acts (
  id bigint generated always as identity primary key,
  partner_id uuid not null references partners (id),
  actor_id uuid not null references users (id),
  act text not null check (act ~ '^[a-z]+(-[a-z]+)*$'),
  subject_id uuid references users (id),
  details jsonb not null default '{}',
  happened_at timestamptz not null
);
create index partner_acts_partner on partner_acts (partner_id, id desc);

create function partner_acts_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the log of a partner is append-only';
end $$;
create trigger partner_acts_append_only before update or delete or truncate on partner_acts
  for each statement execute function partner_acts_are_append_only();
