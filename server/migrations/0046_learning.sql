-- The cards of an answer with the public terms of its goal, until it is known what became of them.
-- Whose answer it was only the message knows, as long as it is kept.
create table chat_showings (
  answer_id uuid not null,
  provider_id uuid not null references providers (id),
  place smallint not null check (place > 0),
  terms text[] not null,
  shown_at timestamptz not null,
  opened boolean not null default false,
  booked boolean not null default false,
  primary key (answer_id, provider_id)
);
create index chat_showings_age on chat_showings (shown_at);
create index chat_showings_provider on chat_showings (provider_id);

-- How often experts were shown for a term, at which place, and what became of it, by month (its
-- first day, UTC) and without anybody else.
create table learning_counts (
  term text not null,
  provider_id uuid not null references providers (id),
  month date not null,
  place smallint not null check (place > 0),
  shown int not null default 0 check (shown >= 0),
  opened int not null default 0 check (opened >= 0),
  booked int not null default 0 check (booked >= 0),
  primary key (term, provider_id, month, place)
);
create index learning_counts_age on learning_counts (month);
create index learning_counts_provider on learning_counts (provider_id);
