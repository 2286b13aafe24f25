-- The document that supports the wish to be verified: one of each person, read by the person and by
-- the managers of the partner that was asked; deleted a while after that partner has decided.
create table provider_documents (
  user_id uuid primary key references users (id),
  -- Of the storage gateway.
  file_name text not null unique,
  kind text not null check (kind in ('pdf', 'doc', 'docx', 'txt')),
  bytes int not null check (bytes > 0),
  sent_at timestamptz not null,
  decided_at timestamptz
);
create index provider_documents_decided on provider_documents (decided_at)
  where decided_at is not null;
