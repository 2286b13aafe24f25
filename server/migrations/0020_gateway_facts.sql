-- What third parties change by themselves: refunds made by hand at the card gateway, exchange
-- rates; what the operator is told of it; work that is done once a day.

alter table refunds
  -- Made by somebody at the card gateway, not asked for by us.
  add column by_hand boolean not null default false,
  -- Withdrawn because this one, made by hand, paid what it owed.
  add column replaced_by uuid references refunds (id) deferrable initially deferred,
  drop constraint refunds_status_check,
  add constraint refunds_status_check
    check (status in ('requested', 'succeeded', 'failed', 'withdrawn'));

-- A withdrawn refund is owed no longer and does not count.
create or replace function refunds_are_within_received() returns trigger language plpgsql as $$
declare
  paid payments%rowtype;
begin
  select * into paid from payments where id = new.payment_id for update;
  if paid.received is null or paid.received_currency <> new.currency or
    (select sum(amount) from refunds
      where payment_id = new.payment_id and status <> 'withdrawn') > paid.received then
    raise exception 'refunds of payment % exceed what was received', new.payment_id
      using errcode = 'check_violation', constraint = 'refunds_within_received';
  end if;
  return null;
end $$;

alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('charge', 'refund-owed',
    'refund-paid', 'refund-withdrawn', 'payout', 'chargeback', 'correction'));

-- What the operator should know, once each; a mail follows where an address is configured.
create table operator_alerts (
  id uuid primary key,
  kind text not null,
  -- What it is about: the same is told once.
  subject text not null,
  facts jsonb not null,
  created_at timestamptz not null,
  unique (kind, subject)
);

-- When work of every day is due next, by its name.
create table daily_runs (
  name text primary key,
  due_at timestamptz not null
);

-- Fetched rates, one set for each of their days: how much one US dollar is.
create table exchange_rates (
  day date primary key,
  per_dollar jsonb not null,
  fetched_at timestamptz not null
);

alter table quotes
  -- Why the price stands in the expert's own currency although the client asked for another one.
  add column asked_currency text,
  add column own_currency_reason text
    check (own_currency_reason in ('price-too-low', 'rates-too-old'));
