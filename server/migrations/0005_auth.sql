-- A code that was entered rightly. Codes that nobody enters are what pumping leaves behind: their
-- number is limited per range of numbers.
alter table verifications add column approved_at timestamptz;
create index verifications_range on verifications (phone text_pattern_ops, sent_at)
  where approved_at is null;

-- A new code of one purpose replaces the one before it.
create unique index verifications_open on verifications (phone, purpose) where closed_at is null;

-- Old codes are removed, and with them whose phone and address they were for.
create index verifications_sent on verifications (sent_at);
