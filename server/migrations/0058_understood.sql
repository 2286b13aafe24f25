-- What an expert said about what was understood of their profile: concepts of the matchmaker by id,
-- as confirmed or as wrong. What is neither stands as it was read.
create table understood_answers (
  provider_id uuid not null references providers (id),
  concept text not null check (char_length(concept) <= 80),
  is_right boolean not null,
  answered_at timestamptz not null,
  primary key (provider_id, concept)
);
