-- The refund terms a person was shown are the terms that bind: each quote and each booking keeps
-- those of its day. The default is what applied when this column came.
alter table quotes add column refund_policy jsonb not null default
  '{"fullWithinHoursOfBooking":24,"fullUntilHoursBeforeStart":2,"noneWithinHoursOfStart":48,"otherwiseBasisPoints":9000}';
alter table bookings add column refund_policy jsonb not null default
  '{"fullWithinHoursOfBooking":24,"fullUntilHoursBeforeStart":2,"noneWithinHoursOfStart":48,"otherwiseBasisPoints":9000}';

-- What was decided to be paid back when the booking was cancelled, minor units of its currency.
alter table bookings add column refund_amount bigint check (refund_amount between 0 and price);

-- What a client has with one provider: holds to let go, and "have the two met before?", asked for
-- every quote and every hold.
create index bookings_pair on bookings (client_id, provider_id);
