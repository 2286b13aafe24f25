-- What clients say of experts after a meeting (docs/decisions/067).
create table reviews (
  id uuid primary key,
  provider_id uuid not null references providers (id),
  -- Null once the account of who wrote it is deleted.
  client_id uuid references users (id),
  stars int not null check (stars between 1 and 5),
  -- Empty where nothing was written.
  text text not null check (char_length(text) <= 1000),
  created_at timestamptz not null,
  changed_at timestamptz,
  answer text check (char_length(answer) between 1 and 1000),
  answered_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  hidden_by uuid references users (id),
  check ((answer is null) = (answered_at is null)),
  check (num_nulls(hidden_at, hidden_reason, hidden_by) in (0, 3)),
  -- One a client and expert.
  unique (provider_id, client_id)
);
create index reviews_shown on reviews (provider_id, created_at desc, id desc)
  where hidden_at is null;
create index reviews_client on reviews (client_id);

-- How many reviews are not hidden, and all their stars together: kept with each change of those.
alter table providers
  add column review_count int not null default 0,
  add column review_stars int not null default 0,
  add constraint providers_review_stars
    check (review_stars between review_count and review_count * 5);
