create extension if not exists pg_trgm;

-- The expertise in the other language, where the expert wrote it: words meet across languages.
alter table providers add column expertise_translated text not null default ''
  check (char_length(expertise_translated) <= 200);

-- What a profile was read with; one that was read with other words is read again.
alter table provider_vectors add column version text not null default '';
update provider_vectors
  set vector = jsonb_build_object('concepts', vector -> 'concepts', 'words', '{}'::jsonb);
create index provider_vectors_version on provider_vectors (version);

-- Every word that some profile has, to find those that are spelt alike.
create table profile_words (word text primary key);
create index profile_words_alike on profile_words using gin (word gin_trgm_ops);
