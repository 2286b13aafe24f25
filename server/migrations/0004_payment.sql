-- What really arrived, when to look at the card gateway again, and the last judge of refunds.
alter table payments
  -- Minor units and currency as the gateway received them; both null until then.
  add column received bigint check (received > 0),
  add column received_currency text,
  -- While it is open: when to look it up even though no webhook came. Null once it is final.
  add column due_at timestamptz,
  add constraint payments_received_once_succeeded check (
    (status = 'succeeded') = (received is not null)
    and (received is null) = (received_currency is null)
    and (received is null) = (succeeded_at is null)
  );
create index payments_booking on payments (booking_id);
create index payments_due on payments (due_at) where status not in ('succeeded', 'cancelled');

alter table refunds
  -- While it is requested: when to send it, or to ask how it stands, again.
  add column due_at timestamptz,
  add column tries int not null default 0;
create index refunds_due on refunds (due_at) where status = 'requested';

-- Refunds never exceed what was received, whoever asks for them and however many at once: the
-- lock on the payment puts them in line. A failed refund still counts, for it is still owed.
create function refunds_are_within_received() returns trigger language plpgsql as $$
declare
  paid payments%rowtype;
begin
  select * into paid from payments where id = new.payment_id for update;
  if paid.received is null or paid.received_currency <> new.currency or
    (select sum(amount) from refunds where payment_id = new.payment_id) > paid.received then
    raise exception 'refunds of payment % exceed what was received', new.payment_id
      using errcode = 'check_violation', constraint = 'refunds_within_received';
  end if;
  return null;
end $$;
create trigger refunds_within_received after insert or update of amount, payment_id, currency
  on refunds for each row execute function refunds_are_within_received();

comment on column ledger_entries.amount is
  'Minor units. Debit positive (money we have or are owed), credit negative (what we owe): '
  'card-gateway holds +, what belongs to provider, partner and platform is -.';
