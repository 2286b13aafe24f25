-- What the client said in the chat, as short as they let it be told to the expert; null where they
-- shared nothing.
alter table bookings add column chat_summary text check (char_length(chat_summary) <= 2000);
