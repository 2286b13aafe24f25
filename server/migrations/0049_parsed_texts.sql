-- What texts were read as, so that the same text gives the same answer. Who wrote a text isn't kept,
-- and an answer can be opened with the text alone: its key is made of it.
create table parsed_texts (
  id bytea primary key check (octet_length(id) = 32),
  sealed bytea not null,
  expires_at timestamptz not null
);
create index parsed_texts_expiry on parsed_texts (expires_at);
