-- A goal that no expert could answer, and a person who is told when one can.
create table waiting_goals (
  id uuid primary key,
  user_id uuid not null references users (id),
  goal text not null check (char_length(goal) between 1 and 2000),
  -- The goal without what doesn't matter, such as capitals: the same goal waits once.
  goal_key text not null,
  language text not null check (language in ('en', 'es')),
  -- Only experts of this partner; of all partners where it is null.
  partner_id uuid references partners (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Who came; a row without an expert waits.
  expert_id uuid references providers (id),
  found_at timestamptz,
  check ((expert_id is null) = (found_at is null))
);
create unique index waiting_goals_once on waiting_goals (user_id, goal_key, language, partner_id)
  nulls not distinct where expert_id is null;
create index waiting_goals_waiting on waiting_goals (id) where expert_id is null;
create index waiting_goals_expiry on waiting_goals (expires_at);
create index waiting_goals_expert on waiting_goals (expert_id);

-- The links in mails by which a person ends all that waits for them.
create table waiting_links (
  token_hash bytea primary key,
  user_id uuid not null references users (id),
  expires_at timestamptz not null
);
create index waiting_links_user on waiting_links (user_id);
create index waiting_links_expiry on waiting_links (expires_at);
