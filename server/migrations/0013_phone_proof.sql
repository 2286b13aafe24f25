-- When the phone was last proven by a code in this session; null for sessions by link or password
-- and for those from before. A renewal carries it over as it is.
alter table sessions add column phone_proven_at timestamptz;
