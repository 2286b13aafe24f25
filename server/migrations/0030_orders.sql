-- An order stands between money and what it buys (docs/decisions/040). Payments and the ledger hang
-- on it; bookings are what an order of the kind `meeting` delivers. The terms of a price are one
-- snapshot (order/rules.ts) in place of columns that were copied from quote to booking.

-- What is paid: the list price less its discounts.
create function price_of(terms jsonb) returns bigint language plpgsql immutable as $$
declare
  price bigint := (terms ->> 'listPrice')::bigint;
  discount jsonb;
begin
  for discount in select jsonb_array_elements(terms -> 'discounts') loop
    price := price - (discount ->> 'amount')::bigint;
  end loop;
  return price;
end $$;

alter table quotes
  add column amount bigint,
  add column terms jsonb;
update quotes set
  amount = list_price - discount,
  terms = jsonb_build_object(
    'listPrice', list_price,
    'discounts', case when discount = 0 then '[]'::jsonb else jsonb_build_array(
      jsonb_build_object('kind', 'first-booking', 'amount', discount, 'borneBy', 'provider')) end,
    'exchange', case when num_nulls(exchange_from, exchange_rate, exchange_date) = 0 then
      jsonb_build_object('from', exchange_from, 'rate', exchange_rate, 'date', exchange_date) end,
    'ownCurrency', case when num_nulls(asked_currency, own_currency_reason) = 0 then
      jsonb_build_object('asked', asked_currency, 'reason', own_currency_reason) end,
    'fees', jsonb_build_object('platformBasisPoints', platform_basis_points,
      'partnerBasisPoints', partner_basis_points, 'partnerId', partner_id),
    'refundPolicy', refund_policy);

create table orders (
  id uuid primary key,
  kind text not null check (kind in ('meeting')),
  -- One quote can be held again after its order lapsed.
  quote_id uuid not null references quotes (id),
  buyer_id uuid not null references users (id),
  seller_id uuid not null references users (id),
  currency text not null,
  amount bigint not null check (amount >= 0),
  terms jsonb not null,
  -- That money went back is said by the refunds and is not stored.
  status text not null check (status in ('open', 'paid', 'lapsed')),
  created_at timestamptz not null,
  paid_at timestamptz,
  constraint orders_amount_is_price check (amount = price_of(terms)),
  constraint orders_paid_at check ((status = 'paid') = (paid_at is not null))
);

-- A booking of before is its own order of one meeting under the same id, which the card gateway
-- keeps as `bookingId`. Its promises are those that it carried itself.
insert into orders
  (id, kind, quote_id, buyer_id, seller_id, currency, amount, terms, status, created_at, paid_at)
select b.id, 'meeting', b.quote_id, b.client_id, b.provider_id, b.currency, b.price,
  q.terms
    || case when q.amount = b.price then '{}'::jsonb
      else jsonb_build_object('listPrice', b.price, 'discounts', '[]'::jsonb) end
    || jsonb_build_object(
      'fees', jsonb_build_object('platformBasisPoints', b.platform_basis_points,
        'partnerBasisPoints', b.partner_basis_points, 'partnerId', b.partner_id),
      'refundPolicy', b.refund_policy),
  case when b.confirmed_at is not null then 'paid' when b.status = 'held' then 'open'
    else 'lapsed' end,
  b.created_at, b.confirmed_at
from bookings b join quotes q on q.id = b.quote_id;

alter table quotes
  alter column amount set not null,
  alter column terms set not null,
  add check (amount >= 0),
  add constraint quotes_amount_is_price check (amount = price_of(terms)),
  drop column list_price,
  drop column discount,
  drop column discount_kind,
  drop column exchange_from,
  drop column exchange_rate,
  drop column exchange_date,
  drop column asked_currency,
  drop column own_currency_reason,
  drop column platform_basis_points,
  drop column partner_basis_points,
  drop column partner_id,
  drop column refund_policy;

alter table bookings add column order_id uuid references orders (id);
update bookings set order_id = id;
alter table bookings
  alter column order_id set not null,
  drop column quote_id,
  drop column platform_basis_points,
  drop column partner_basis_points,
  drop column partner_id,
  drop column is_first_rate,
  drop column refund_policy;
comment on column bookings.price is 'Minor units: its share of the amount of its order.';

-- The ids stay as they are, so no row is written: the ledger is append-only.
alter table payments rename column booking_id to order_id;
alter table payments
  drop constraint payments_booking_id_fkey,
  add constraint payments_order_id_fkey foreign key (order_id) references orders (id);
alter index payments_booking rename to payments_order;
alter table ledger_transactions rename column booking_id to order_id;
alter table ledger_transactions
  drop constraint ledger_transactions_booking_id_fkey,
  add constraint ledger_transactions_order_id_fkey foreign key (order_id) references orders (id);

create index bookings_order on bookings (order_id);
create index orders_buyer on orders (buyer_id);
create index orders_seller on orders (seller_id);
