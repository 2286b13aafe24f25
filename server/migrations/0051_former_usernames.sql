-- Usernames of before: each leads to the person who had it, and is nobody else's until then.
create table former_usernames (
  username citext primary key,
  user_id uuid not null references users (id),
  until timestamptz not null
);
create index former_usernames_user on former_usernames (user_id);
create index former_usernames_until on former_usernames (until);
