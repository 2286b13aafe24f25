-- A session is its id. Its rows are the token in use and those that just gave way to it.
alter table sessions drop constraint sessions_id_key;
-- With it and the token before, the token after can be made again: two tabs that renew at the same
-- moment get the same one.
alter table sessions add column renewal_nonce bytea;
create index sessions_id on sessions (id);
create unique index sessions_in_use on sessions (id) where replaced_at is null;
create index sessions_expires on sessions (expires_at);

-- Tries of all that can be guessed and is no code: what is guessed at, and from where.
alter table password_tries rename to tries;
alter table tries rename column phone to subject;
alter table tries alter column subject drop not null;
alter table tries
  add column kind text not null check (kind in ('login', 'change', 'reset', 'link'));
drop index password_tries_phone;
drop index password_tries_address;
create index tries_subject on tries (kind, subject, tried_at desc);
create index tries_address on tries (kind, address, tried_at desc);
create index tries_tried on tries (tried_at);

-- Phones that did not fit: after some the link is worth nothing.
alter table link_tokens add column tries int not null default 0;
create index link_tokens_expires on link_tokens (expires_at);
create index reset_requests_asked on reset_requests (asked_at);
create index payout_authorizations_expires on payout_authorizations (expires_at);
create index users_email on users (lower(email)) where email is not null;
