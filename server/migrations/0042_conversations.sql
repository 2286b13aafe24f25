-- What was said belongs to a conversation. Its id is made by whoever begins it, and is one of the
-- subject's own: the same id of somebody else is another conversation.
create table chat_conversations (
  subject text not null,
  id uuid not null,
  -- The first goal's words; null until one was said.
  title text check (char_length(title) between 1 and 80),
  started_at timestamptz not null,
  last_message_at timestamptz not null,
  primary key (subject, id)
);
create index chat_conversations_latest
  on chat_conversations (subject, last_message_at desc, started_at desc);

-- All that somebody said before is one conversation.
insert into chat_conversations (subject, id, started_at, last_message_at)
  select subject, gen_random_uuid(), min(created_at), max(created_at)
  from chat_messages group by subject;
alter table chat_messages add column conversation_id uuid;
update chat_messages m set conversation_id = c.id
  from chat_conversations c where c.subject = m.subject;
alter table chat_messages
  alter column conversation_id set not null,
  add foreign key (subject, conversation_id) references chat_conversations (subject, id)
    on delete cascade;
create index chat_messages_of_conversation
  on chat_messages (subject, conversation_id, created_at, position);
