-- What happened to the ways into an account, for the mail that tells of it. The address stands in
-- the row, not the account: a notice of a new address goes to the one before. Removed after a day.
create table account_notices (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('password-set', 'password-changed', 'password-removed',
    'password-reset', 'email-changed', 'email-removed')),
  email text not null,
  device text not null,
  happened_at timestamptz not null
);
create index account_notices_user on account_notices (user_id);
create index account_notices_email on account_notices (lower(email), happened_at);
create index account_notices_happened on account_notices (happened_at);
