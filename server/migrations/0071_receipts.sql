-- Receipts and credit notes (docs/decisions/068).

-- The last number that was given in each series. A row and no sequence: a number that was taken by
-- a transaction which is rolled back goes to the next one.
create table number_series (
  series text primary key check (series in ('receipt', 'credit-note')),
  last_number bigint not null check (last_number >= 0)
);

-- All lines of a document; discounts are negative.
create function sum_of_lines(lines jsonb) returns bigint language plpgsql immutable as $$
declare
  total bigint := 0;
  line jsonb;
begin
  for line in select jsonb_array_elements(lines) loop
    total := total + (line ->> 'amount')::bigint;
  end loop;
  return total;
end $$;

-- Everything that a receipt prints, as it was when the money came.
create table receipts (
  id uuid primary key,
  number bigint not null unique check (number > 0),
  order_id uuid not null unique references orders (id),
  issued_at timestamptz not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  lines jsonb not null,
  seller_name text not null,
  -- Null once the buyer's account is deleted, like the two addresses.
  buyer_name text,
  email text,
  -- Where bills go, if that is another address.
  invoice_email text,
  language text not null check (language in ('en', 'es')),
  region text,
  timezone text not null,
  constraint receipts_lines_add_up check (amount = sum_of_lines(lines))
);

create table credit_notes (
  id uuid primary key,
  number bigint not null unique check (number > 0),
  receipt_id uuid not null references receipts (id),
  issued_at timestamptz not null,
  -- Negative where a refund was taken back.
  amount bigint not null check (amount <> 0),
  reason text not null
);
create index credit_notes_receipt on credit_notes (receipt_id);

insert into number_series (series, last_number) values ('receipt', 0), ('credit-note', 0);

-- What was settled before: in the order in which the money came, by the ledger.
insert into receipts (id, number, order_id, issued_at, currency, amount, lines, seller_name,
  buyer_name, email, invoice_email, language, region, timezone)
select gen_random_uuid(), row_number() over (order by l.posted_at, l.id), o.id, l.posted_at,
  o.currency, o.amount,
  jsonb_build_array(jsonb_build_object(
    'kind', o.kind,
    'text', case b.client_language when 'es' then 'Reunión' else 'Meeting' end
      || case when seller.name = '' then ''
        when b.client_language = 'es' then ' con ' || seller.name
        else ' with ' || seller.name end
      || ', ' || round(extract(epoch from b.ends_at - b.starts_at) / 60) || ' min',
    'note', to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC',
    'amount', (o.terms ->> 'listPrice')::bigint))
  || coalesce((
    select jsonb_agg(jsonb_build_object(
      'kind', 'discount',
      'text', case b.client_language when 'es' then 'Precio de la primera reunión'
        else 'First meeting price' end,
      'note', null,
      'amount', -(discount ->> 'amount')::bigint))
    from jsonb_array_elements(o.terms -> 'discounts') discount), '[]'::jsonb),
  seller.name,
  nullif(trim(b.name || ' ' || b.last_name), ''),
  nullif(b.email, ''),
  case when lower(b.invoice_email) <> lower(b.email) then nullif(b.invoice_email, '') end,
  b.client_language, u.region, b.client_timezone
from ledger_transactions l
join ledger_entries e on e.transaction_id = l.id and e.account = 'card-gateway'
join orders o on o.id = l.order_id and o.amount = e.amount and o.currency = l.currency
join bookings b on b.order_id = o.id
join users u on u.id = o.buyer_id
join lateral (select trim(name || ' ' || last_name) as name from users where id = o.seller_id)
  seller on true
where l.kind = 'charge' and o.amount > 0;

-- A refund that was replaced by another one at the same moment changed nothing for the buyer.
insert into credit_notes (id, number, receipt_id, issued_at, amount, reason)
select gen_random_uuid(), row_number() over (order by posted_at, first_id), receipt_id, posted_at,
  amount, reason
from (
  select r.id as receipt_id, l.posted_at, min(l.id::text) as first_id, -sum(e.amount) as amount,
    max(coalesce(f.reason, 'made-by-hand')) as reason
  from ledger_transactions l
  join ledger_entries e on e.transaction_id = l.id and e.account = 'refunds-payable'
  join receipts r on r.order_id = l.order_id
  left join refunds f on f.id = l.source_id
  where l.kind in ('refund-owed', 'refund-withdrawn')
  group by r.id, l.posted_at
  having sum(e.amount) <> 0
) credited;

update number_series set last_number = (select count(*) from receipts) where series = 'receipt';
update number_series set last_number = (select count(*) from credit_notes)
where series = 'credit-note';

-- What was printed stays: nothing changes but that a buyer who left is taken out.
create function receipts_stay() returns trigger language plpgsql as $$
declare
  person text[] := array['buyer_name', 'email', 'invoice_email'];
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - person = to_jsonb(old) - person
    and num_nonnulls(new.buyer_name, new.email, new.invoice_email) = 0 then
    return new;
  end if;
  raise exception 'receipts stay as they were issued';
end $$;
create trigger receipts_stay before update or delete on receipts
  for each row execute function receipts_stay();

create function documents_stay() returns trigger language plpgsql as $$
begin
  raise exception 'receipts and credit notes stay as they were issued';
end $$;
create trigger credit_notes_stay before update or delete or truncate on credit_notes
  for each statement execute function documents_stay();
create trigger receipts_are_kept before truncate on receipts
  for each statement execute function documents_stay();
