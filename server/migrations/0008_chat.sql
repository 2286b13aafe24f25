-- Whose chat: `user:<id>` or `visitor:<id of the signed cookie>`.
create table chat_allowances (
  subject text primary key,
  window_started_at timestamptz not null,
  used int not null check (used >= 0)
);

-- One question by the id its sender gave it, so that repeating it over another way answers once.
create table chat_exchanges (
  subject text not null,
  message_id uuid not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (subject, message_id)
);
create index chat_exchanges_created on chat_exchanges (created_at);

create table chat_messages (
  subject text not null,
  id uuid not null,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  recommendations jsonb,
  created_at timestamptz not null,
  -- Order among messages of one instant: a question stands before its answer.
  position bigint generated always as identity,
  primary key (subject, id)
);
create index chat_messages_order on chat_messages (subject, created_at, position);
