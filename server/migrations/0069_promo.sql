-- Codes that lower a price, and their uses (docs/decisions/066). Whether a use is reserved, used or
-- free again follows from its order, so that it can't be counted twice or given back twice.
create table promo_codes (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Z0-9-]{3,32}$'),
  -- Who pays the discount.
  made_by text not null check (made_by in ('platform', 'partner', 'provider')),
  -- With which experts it can be used.
  scope text not null check (scope in ('all', 'partner', 'provider')),
  partner_id uuid references partners (id),
  provider_id uuid references users (id),
  percent integer check (percent between 1 and 100),
  currency text,
  amount bigint check (amount > 0),
  valid_from timestamptz not null,
  valid_until timestamptz,
  max_uses integer check (max_uses > 0),
  uses_per_person integer not null check (uses_per_person between 1 and 5),
  first_meeting_only boolean not null,
  status text not null check (status in ('active', 'paused')),
  created_at timestamptz not null,
  constraint promo_codes_window check (valid_until > valid_from),
  constraint promo_codes_takes_off check (
    (percent is null) <> (amount is null) and (amount is null) = (currency is null)),
  constraint promo_codes_scope check (
    (scope = 'partner') = (partner_id is not null)
    and (scope = 'provider') = (provider_id is not null)
    and case made_by when 'partner' then scope = 'partner'
      when 'provider' then scope = 'provider' else true end)
);
comment on column promo_codes.amount is 'Minor units of the currency.';
create index promo_codes_partner on promo_codes (partner_id, created_at);
create index promo_codes_provider on promo_codes (provider_id, created_at);

create table promo_uses (
  order_id uuid primary key references orders (id),
  promo_id uuid not null references promo_codes (id),
  person_id uuid not null references users (id),
  reserved_at timestamptz not null,
  -- While its order is open, it is reserved until then; null where nothing is to be paid.
  held_until timestamptz,
  -- Refunding everything gives it back until then.
  quoted_until timestamptz not null,
  returned_at timestamptz
);
create index promo_uses_promo on promo_uses (promo_id, person_id);
create index promo_uses_person on promo_uses (person_id);

-- `promo`: what a code pays where it leaves nothing to pay by card. `promo-returned`: taken back.
alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('charge', 'refund-owed',
    'refund-paid', 'refund-withdrawn', 'payout', 'chargeback', 'correction', 'promo',
    'promo-returned'));
