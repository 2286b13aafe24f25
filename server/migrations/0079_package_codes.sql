-- Promo codes lower the price of packages, too (docs/decisions/079): what the code's maker adds to a
-- session's share. Fees are cut from both together, and so may exceed what is paid.
alter table package_sessions
  add column promo_share bigint not null default 0 check (promo_share >= 0),
  drop constraint package_sessions_fees,
  add constraint package_sessions_fees check (platform_fee + partner_fee <= share + promo_share);
comment on column package_sessions.promo_share is 'Minor units of the order''s currency.';
