-- How a person's dates, hours and amounts are written in mails: the region of the browser they
-- signed in with, else of their phone; null where neither is known (voice: money, hours, dates).
alter table users add column region text check (region ~ '^[A-Z]{2}$');
