-- What an expert has written and not published, a row a person. The version counts its changes, so
-- that two tabs can't write over each other. Beside it: the introduction for future experts was seen.
create table profile_drafts (
  user_id uuid primary key references users (id) on delete cascade,
  fields jsonb not null default '{}',
  version int not null default 0,
  tour_seen_at timestamptz,
  updated_at timestamptz not null
);
