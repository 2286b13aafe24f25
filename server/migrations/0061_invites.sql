-- Links by which people are invited to become experts: an expert's to one friend, or a partner's to
-- up to fifty people. A link is known by the hash of its token; who may share it sees it again,
-- because the token is made of the nonce and the server's secret (docs/decisions/060).
create table invites (
  id uuid primary key,
  kind text not null check (kind in ('friend', 'partner')),
  inviter_id uuid not null references users (id),
  -- Of a partner's link; a friend's asks the partner that the inviter has when somebody joins.
  partner_id uuid references partners (id),
  token_hash bytea not null unique,
  nonce bytea not null,
  status text not null check (status in ('open', 'used', 'revoked')),
  uses int not null default 0,
  max_uses int not null check (max_uses between 1 and 50),
  note text not null default '',
  -- First day of the calendar month that a friend's link counts for, in its inviter's zone.
  month date,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((kind = 'partner') = (partner_id is not null)),
  check ((kind = 'friend') = (month is not null)),
  check (kind = 'partner' or max_uses = 1),
  check (uses between 0 and max_uses),
  check (status <> 'open' or uses < max_uses)
);
create index invites_inviter on invites (inviter_id, created_at desc);
create index invites_partner on invites (partner_id, created_at desc) where partner_id is not null;

-- Who joined by which link; the key is why nobody counts twice.
create table invite_uses (
  invite_id uuid not null references invites (id),
  user_id uuid not null references users (id),
  joined_at timestamptz not null,
  primary key (invite_id, user_id)
);
create index invite_uses_user on invite_uses (user_id);

-- How many links an expert has made for a month. The row is also the lock under which they are made.
create table invite_months (
  user_id uuid not null references users (id),
  month date not null,
  generated int not null check (generated between 1 and 10),
  primary key (user_id, month)
);
