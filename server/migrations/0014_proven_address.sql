-- Was the address given by somebody who had the phone, so that it may get links to a new password?
-- Addresses from before this are trusted as they were.
alter table users add column email_phone_proven boolean not null default true;
