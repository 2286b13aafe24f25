-- What the matchmaker reads of a verified provider. The vector is the whole; the terms are its
-- most telling part, one row each in order of weight, so that a goal's terms pick the candidates
-- by short walks over an index and only those are ranked by the whole.
create table provider_vectors (
  provider_id uuid primary key references providers (id) on delete cascade,
  vector jsonb not null
);

create table provider_terms (
  provider_id uuid not null references providers (id) on delete cascade,
  partner_id uuid not null,
  term text not null,
  weight real not null,
  primary key (provider_id, term)
);
create index provider_terms_best on provider_terms (term, weight desc, provider_id);
create index provider_terms_partner_best on provider_terms (partner_id, term, weight desc, provider_id);
