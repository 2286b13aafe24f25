-- What verified profiles mean, as vectors of a configured model: one row per expert and model, so
-- that another model is read in while the one before still answers. `text_hash` is of what was read.
-- The version grows with every write and tells what a copy in memory lacks.
create sequence profile_embedding_versions;

create table profile_embeddings (
  provider_id uuid not null references providers (id) on delete cascade,
  model text not null check (char_length(model) <= 200),
  text_hash text not null check (char_length(text_hash) <= 64),
  vector real[] not null check (cardinality(vector) between 2 and 8192),
  -- The profile changed after it was read: it isn't found by it until it is read again.
  is_outdated boolean not null default false,
  version bigint not null default nextval('profile_embedding_versions'),
  embedded_at timestamptz not null,
  primary key (provider_id, model)
);
create index profile_embeddings_model on profile_embeddings (model, version) where not is_outdated;
