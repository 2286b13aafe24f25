-- What a code costs, and under which country's ceiling it is: codes that nobody enters have a ceiling
-- by country, all of them together have one for the installation (docs/decisions/028).
alter table verifications
  add column country text not null default 'other',
  add column cents int not null default 0 check (cents >= 0);
create index verifications_country on verifications (country, sent_at)
  where approved_at is null;

-- Chat counts are kept by user, visitor and (hashed) address, and one for the installation's calls to
-- its model. Those whose window is over are removed.
create index chat_allowances_window on chat_allowances (window_started_at);
